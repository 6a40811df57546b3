"""Writes the lessons down: `python -m tools.lessons` makes records, and what a page shows."""

import msgspec

from sheepfold.learn.lessons import frames, load_record, write_record
from sheepfold.learn.lessons.lesson import Lesson
from sheepfold.learn.lessons.registry import LESSONS


def frames_file(lesson: Lesson) -> bytes:
    """The frames of a lesson, one on each line, with the names of its players."""
    lines = b",\n".join(map(msgspec.json.encode, frames(lesson, load_record(lesson))))
    head = msgspec.json.encode({"names": lesson.names, "seat": lesson.seat})
    return b'%s,"frames":[\n%s\n]}\n' % (head[:-1], lines)


def main() -> None:
    """Write all of them."""
    for name, lesson in LESSONS.items():
        lesson.record_file.write_bytes(write_record(lesson))
        data = frames_file(lesson)
        lesson.frames_file.write_bytes(data)
        print(f"{name}: {len(lesson.moves)} moves, {len(data)} bytes")


if __name__ == "__main__":
    main()
