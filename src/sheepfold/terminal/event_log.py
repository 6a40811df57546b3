"""What has happened, line by line: the events of the game, and the news of the table."""

from sheepfold.games.contract import RoundEnded
from sheepfold.locales import say
from sheepfold.server.protocol import AnyEvent, AnyView, Frame, News, Sync, TableInfo
from sheepfold.table.queries import chair_names
from sheepfold.terminal.names import name_of, visible
from sheepfold.terminal.registry import event_text

LONGEST = 200


class EventLog:
    """The lines for one viewer. For another viewer it starts empty: nothing is carried over."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.lines: list[str] = []
        self.ending = ""
        """How the last round ended, until somebody acts."""
        self._names: tuple[str, ...] = ()

    def start(self, sync: Sync) -> None:
        """Start with what this viewer knows of the round, and how the one before ended."""
        self.lines = []
        self.ending = ""
        self._names = chair_names(sync.table, self.language)
        if sync.view is not None:
            ending, history = sync.ending, sync.view.history
            parts = [(ending, sync.ending_sentences), (history, sync.sentences)]
            for events, sentences in parts if sync.view.result is None else reversed(parts):
                self._add_events(events, sentences, sync.view)

    def add(self, frame: Frame, table: TableInfo, view: AnyView | None) -> None:
        """Add what happened in one frame."""
        before = self._names
        self._names = chair_names(table, self.language)
        if frame.news is not None:
            if frame.news.what == "started":
                self.clear()  # who sat down when does not matter any more
            self._add(news_text(frame.news, self._names, before, self.language))
        if view is not None and frame.events:
            if not frame.fresh:
                self.ending = ""
            self._add_events(frame.events, frame.sentences, view)

    def clear(self) -> None:
        """Drop all lines."""
        self.lines = []
        self.ending = ""

    def _add_events(
        self, events: tuple[AnyEvent, ...], sentences: tuple[str, ...], view: AnyView
    ) -> None:
        for event, key in zip(events, sentences, strict=True):
            line = event_text(key, event, view, self._names, self.language)
            self._add(line)
            if isinstance(event, RoundEnded):
                self.ending = line

    def _add(self, line: str) -> None:
        self.lines = [*self.lines, line][-LONGEST:]


def news_text(news: News, names: tuple[str, ...], before: tuple[str, ...], language: str) -> str:
    """The sentence of something that happened at the table; `before` has who has just left.

    >>> news_text(News("said", chair=2, phrase="aha"), ("Anna", "Ben"), (), "en")
    'Ben: Aha!'
    """
    who = "nobody"
    if news.chair is not None:
        called = name_of(news.chair, names, language) if news.chair <= len(names) else ""
        who = called or (name_of(news.chair, before, language) if before else "")
        who = who or say(language, "player", seat=news.chair)
    if news.phrase is not None:
        return f"{who}: {say(language, f'phrase-{news.phrase}')}"
    if news.what == "wrote":
        return f"{who}: {visible(news.text)}"
    yes = "" if news.yes is None else "yes" if news.yes else "no"
    name = newcomer_name(news.name, news.by_link, language)
    return say(language, f"news-{news.what}", who=who, name=name, yes=yes)


def newcomer_name(name: str, by_link: bool, language: str) -> str:
    """What a newcomer is called; one that came with the host's link is not taken for the person.

    >>> newcomer_name("Ann", True, "en")
    'A new device for Ann'
    """
    name = visible(name)
    return say(language, "claim-by-link", name=name) if by_link else name
