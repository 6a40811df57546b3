// The pictures of Uly & Polly, each a file.
import bone from "$pictures/bone.svg";
import dogFace from "$pictures/dog-face.svg";
import dog from "$pictures/dog.svg";
import brownSheep from "$pictures/sheep-brown.svg";
import sheepFace from "$pictures/sheep-face.svg";
import sheep from "$pictures/sheep.svg";
import wolfFace from "$pictures/wolf-face.svg";
import wolf from "$pictures/wolf.svg";
import bell from "$pictures/worn-bell.svg";
import bobble from "$pictures/worn-bobble.svg";
import clover from "$pictures/worn-clover.svg";
import crown from "$pictures/worn-crown.svg";
import daisy from "$pictures/worn-daisy.svg";
import glasses from "$pictures/worn-glasses.svg";
import ribbon from "$pictures/worn-ribbon.svg";
import tulip from "$pictures/worn-tulip.svg";

export { bone, brownSheep, dog, dogFace, sheep, sheepFace, wolf, wolfFace };

/** What the sheep wear, by their number. Each is drawn on the same square as the sheep. */
export const WORN = [daisy, ribbon, clover, bobble, bell, glasses, tulip, crown];
