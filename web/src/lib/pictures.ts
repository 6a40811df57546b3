// The drawings: Noto Emoji by Google (Apache-2.0), each a file of its own.
import bell from "$pictures/bell.svg";
import noBell from "$pictures/bell-with-slash.svg";
import bone from "$pictures/bone.svg";
import bow from "$pictures/bow-and-arrow.svg";
import boy from "$pictures/boy.svg";
import cherry from "$pictures/cherry-blossom.svg";
import clover from "$pictures/four-leaf-clover.svg";
import dog from "$pictures/dog.svg";
import dogFace from "$pictures/dog-face.svg";
import ewe from "$pictures/ewe.svg";
import eye from "$pictures/eye.svg";
import hat from "$pictures/top-hat.svg";
import hibiscus from "$pictures/hibiscus.svg";
import hunter from "$pictures/man-beard.svg";
import paws from "$pictures/paw-prints.svg";
import question from "$pictures/red-question-mark.svg";
import ribbon from "$pictures/ribbon.svg";
import robot from "$pictures/robot.svg";
import rose from "$pictures/rose.svg";
import sunflower from "$pictures/sunflower.svg";
import trophy from "$pictures/trophy.svg";
import tulip from "$pictures/tulip.svg";
import wolf from "$pictures/wolf.svg";

export { bell, bone, bow, dog, ewe, eye, hat, noBell, paws, question, robot, trophy, wolf };

/** What the sheep wear, one after the other. */
export const ADORNMENTS = [sunflower, ribbon, clover, rose, bell, cherry, tulip, hibiscus];

/** The faces of the characters and clues. */
export const FACES: Record<string, string> = {
  sheep: ewe,
  dog: dogFace,
  hunter,
  boy,
  wolf,
  "?": question,
};
