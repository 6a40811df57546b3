// Made from the games by `make types`. Do not edit.

export const GAMES = {
  "uly_polly": {
    "seats": [2, 5],
    "options": [
      {"name": "first_wolf", "kind": "seat", "default": null, "is_optional": true},
      {
        "name": "patience",
        "kind": "number",
        "default": 6,
        "least": 1,
        "most": 1000,
        "offers": [4, 6, 8, 12],
        "is_optional": true,
      },
      {
        "name": "rows",
        "kind": "number",
        "default": 4,
        "least": 2,
        "most": 6,
        "for_study": true,
      },
      {
        "name": "columns",
        "kind": "number",
        "default": 4,
        "least": 2,
        "most": 6,
        "for_study": true,
      },
      {
        "name": "flips",
        "kind": "number",
        "default": 8,
        "least": 1,
        "most": 35,
        "below": ["rows", "columns"],
        "for_study": true,
      },
    ],
    "events": {
      "hidden": {"seat": "seat", "at": "place"},
      "proposed": {"seat": "seat", "at": "place"},
      "started": {"seat": "seat", "at": "place"},
      "swapped": {"seat": "seat", "a": "place", "b": "place"},
      "stepped": {"seat": "seat", "to": "place", "turned": "choice"},
      "round_ended": {
        "round-wolf_seat": "seat",
        "round-wolf": "place",
        "round-found": "yes-no",
        "round-how": "choice",
      },
      "game_ended": {"winners": "seats"},
    },
    "facts": {"rounds": {"2": 4, "3": 6, "4": 4, "5": 5}},
  },
  "wooolf": {
    "seats": [4, 8],
    "options": [
      {"name": "advanced", "kind": "switch", "default": false},
      {"name": "deck", "kind": "pieces", "default": null, "is_optional": true},
      {
        "name": "round_limit",
        "kind": "number",
        "default": 10,
        "least": 1,
        "most": 1000,
        "offers": [5, 10, 15],
        "is_optional": true,
      },
    ],
    "events": {
      "dealt": {"round": "number", "starter": "seat", "hands": "own-cards"},
      "peeked": {
        "by": "seat",
        "owner": "seat",
        "side": "choice",
        "announced": "choice",
        "card": "card",
        "which": "own_card",
      },
      "asked": {"by": "seat", "to": "seat", "question": "choice", "yes": "yes-no"},
      "guessed": {
        "by": "seat",
        "early": "yes-no",
        "guess": "choice",
        "guess-first": "pointer",
        "guess-second": "pointer",
      },
      "arranged": {"seat": "seat", "left": "own_card"},
      "turns_ended": {"why": "choice"},
      "revealed": {
        "round-starter": "seat",
        "round-early": "seats",
        "round-right": "flags",
        "round-fooled": "seats",
      },
      "game_ended": {"winners": "seats"},
    },
    "facts": {
      "rounds": 3,
      "values": {"sheep": 1, "dog": 2, "hunter": 3, "boy": 4, "wolf": 5},
      "targets": {
        "sheep": ["dog", "hunter"],
        "dog": ["hunter", "wolf"],
        "hunter": ["dog", "wolf"],
        "boy": ["wolf", "sheep"],
        "wolf": ["sheep", null],
      },
      "questions": {
        "whb": ["wolf", "hunter", "boy"],
        "shb": ["sheep", "hunter", "boy"],
        "dog": ["dog"],
        "hunter": ["hunter"],
        "sheep": ["sheep"],
      },
      "box": {
        "base": {
          "sheep/sheep": 7,
          "dog/dog": 2,
          "dog/?": 1,
          "hunter/hunter": 2,
          "hunter/?": 1,
          "boy/?": 1,
          "wolf/wolf": 2,
        },
        "advanced": {
          "sheep/sheep": 6,
          "dog/dog": 2,
          "hunter/hunter": 2,
          "wolf/wolf": 2,
          "boy/hunter": 1,
          "hunter/sheep": 1,
          "dog/wolf": 1,
          "sheep/dog": 1,
        },
      },
    },
  },
} as const;

export const LEVELS = ["lamb", "sheep", "fox", "owl"] as const;

export const LANGUAGES = ["en", "it", "es", "de", "fr"] as const;
