// The drawings of Uly & Polly: Noto Emoji by Google (Apache-2.0), each a file of its own.
import bell from "$pictures/bell.svg";
import bone from "$pictures/bone.svg";
import cherry from "$pictures/cherry-blossom.svg";
import dog from "$pictures/dog.svg";
import ewe from "$pictures/ewe.svg";
import eye from "$pictures/eye.svg";
import clover from "$pictures/four-leaf-clover.svg";
import hibiscus from "$pictures/hibiscus.svg";
import paws from "$pictures/paw-prints.svg";
import ribbon from "$pictures/ribbon.svg";
import rose from "$pictures/rose.svg";
import sunflower from "$pictures/sunflower.svg";
import tulip from "$pictures/tulip.svg";
import wolf from "$pictures/wolf.svg";

export { bone, dog, ewe, eye, paws, wolf };

/** What the sheep wear, in the order in which they are turned. */
export const ADORNMENTS = [sunflower, ribbon, clover, rose, bell, cherry, tulip, hibiscus];
