// The app's own pictures, each a file. They are drawn for Sheepfold; docs/look.md says how.
import hat from "$pictures/hat.svg";
import robot from "$pictures/robot.svg";
import trophy from "$pictures/trophy.svg";

export { hat, robot, trophy };
