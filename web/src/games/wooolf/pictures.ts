// The drawings of Wooolf!!: Noto Emoji by Google (Apache-2.0), each a file of its own.
import bow from "$pictures/bow-and-arrow.svg";
import boy from "$pictures/boy.svg";
import dog from "$pictures/dog-face.svg";
import sheep from "$pictures/ewe.svg";
import eye from "$pictures/eye.svg";
import hunter from "$pictures/man-beard.svg";
import question from "$pictures/red-question-mark.svg";
import wolf from "$pictures/wolf.svg";

export { bow, eye };

/** The faces of the characters and clues. */
export const FACES: Record<string, string> = { sheep, dog, hunter, boy, wolf, "?": question };
