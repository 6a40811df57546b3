// A lesson as it comes from the record of a game (src/sheepfold/learn/lessons/frames.py).
import type { AnyEvent, AnyMove, AnyView } from "../../protocol";

/** What the learner is told: the sentence `<game>-lesson-<key>`, and the name of a picture of the lesson. */
export type Said = { key: string; picture: string };

export type LessonFrame = {
  /** What the learner sees, and what everyone may see. */
  view: AnyView;
  open: AnyView;
  /** What has just happened, and the keys of its sentences. */
  events: AnyEvent[];
  sentences: string[];
  said: Said[];
  /** The move that the learner is to make now; `null` if somebody else moves. */
  expected: AnyMove | null;
  /** The moves that can be chosen on the board. */
  offered: AnyMove[];
  /** The key of what is said after any other move. */
  mistake: string;
  is_last: boolean;
};

export type LessonScript = {
  /** By seat. */
  names: string[];
  /** The learner's. */
  seat: number;
  frames: LessonFrame[];
  /** The addresses of its pictures, by name. */
  pictures: Record<string, string>;
};
