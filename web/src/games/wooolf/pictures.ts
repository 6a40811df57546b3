// The pictures of Wooolf!!, each a file.
import boyFace from "$pictures/boy-face.svg";
import boy from "$pictures/boy.svg";
import dogFace from "$pictures/dog-face.svg";
import dog from "$pictures/dog.svg";
import blackError from "$pictures/error.svg";
import redError from "$pictures/error-red.svg";
import hunterFace from "$pictures/hunter-face.svg";
import hunter from "$pictures/hunter.svg";
import question from "$pictures/question.svg";
import sheepFace from "$pictures/sheep-face.svg";
import sheep from "$pictures/sheep.svg";
import wolfFace from "$pictures/wolf-face.svg";
import wolf from "$pictures/wolf.svg";

export { blackError, redError };

/** The faces of the characters and clues. */
export const FACES: Record<string, string> = {
  sheep: sheepFace,
  dog: dogFace,
  hunter: hunterFace,
  boy: boyFace,
  wolf: wolfFace,
  "?": question,
};

/** The characters from head to foot. */
export const FIGURES = { sheep, dog, wolf, hunter, boy };
