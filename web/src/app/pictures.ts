// The app's drawings: Noto Emoji by Google (Apache-2.0), each a file of its own.
import bell from "$pictures/bell.svg";
import noBell from "$pictures/bell-with-slash.svg";
import robot from "$pictures/robot.svg";
import hat from "$pictures/top-hat.svg";
import trophy from "$pictures/trophy.svg";

export { bell, hat, noBell, robot, trophy };
