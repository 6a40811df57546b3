// The icons: lines on a grid of 24 by 24, drawn by `Icon.svelte` in the colour of the text beside them.

export const ICONS = {
  advice: "M9 18.5h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-3.5 12V16h7v-1.5a6.5 6.5 0 0 0-3.5-12z",
  arrow: "M4 12h15M13 6l6 6-6 6",
  away: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5zM15 4h5l-5 6h5",
  back: "M15 5l-7 7 7 7",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4M12 3v2",
  bellOff: "M6 17v-6q0-2 1-3.5M10 5.5A6 6 0 0 1 18 11v3M4 18h13M10 21h4M3 3l18 18",
  bot: "M5 8h14v11H5zM12 8V4M9 13h.01M15 13h.01M2 12v4M22 12v4M10 16h4",
  check: "M4 12.5l5.5 5.5L20 7",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  device: "M7 2.5h10v19H7zM11 18h2",
  down: "M12 5v14M6 13l6 6 6-6",
  eye: "M2 12q4.5-7 10-7t10 7q-4.5 7-10 7T2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  eyeOff: "M4 8q-1 1.5-2 4 4.5 7 10 7 2 0 4-1M9 5.5Q10.5 5 12 5q5.5 0 10 7-1 1.5-2.5 3.5M3 3l18 18",
  folder: "M3 5h6l2.5 3H21v11H3z",
  help: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM9 9.5a3 3 0 1 1 4.3 2.7q-1.3.7-1.3 1.8M12 17.5h.01",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  host: "M4 18L3 7l5 4 4-6 4 6 5-4-1 11z",
  language: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3q-8 9 0 18M12 3q8 9 0 18",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  link: "M10 14l4-4M9 9l-3 3a4.2 4.2 0 0 0 6 6l3-3M15 15l3-3a4.2 4.2 0 0 0-6-6L9 9",
  menu: "M4 6h16M4 12h16M4 18h16",
  minus: "M5 12h14",
  more: "M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  next: "M6 5l9 7-9 7zM19 5v14",
  notebook: "M6 3h13v18H6zM3.5 8H8M3.5 12H8M3.5 16H8M11.5 8H16M11.5 12H16",
  open: "M9 5l7 7-7 7",
  pause: "M7.5 5h1v14h-1zM15.5 5h1v14h-1z",
  paw:
    "M12 12q5 3 5 6t-3 2.5q-2-.5-4 0Q7 21 7 18t5-6z" +
    "M4.5 10a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM9.3 5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z" +
    "M14.7 5a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM19.5 10a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  play: "M7 4l13 8-13 8z",
  players:
    "M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM2 20q0-6 7-6t7 6M16 4.5a4 4 0 0 1 0 7M19 14.5q3 1.5 3 5.5",
  plus: "M12 5v14M5 12h14",
  previous: "M18 5l-9 7 9 7zM5 5v14",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h.01M20 14h.01M17 17h.01M14 20h.01M20 20h.01",
  replay: "M4 12a8 8 0 1 0 3-6.2M4 4v5h5M11 9l4 3-4 3z",
  rules: "M12 6Q8 3.5 3 5v14q5-1.5 9 1 4-2.5 9-1V5q-5-1.5-9 1zM12 6v14",
  save: "M12 4v11M7 11l5 5 5-5M4 20h16",
  settings:
    "M4 7h9M19 7h1M4 17h1M11 17h9" +
    "M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  share: "M12 15V3M7 8l5-5 5 5M5 12v8h14v-8",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 9q2 3 0 6M19.5 6q4 6 0 12",
  soundOff: "M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z",
  swap: "M4 9h15M15 5l4 4-4 4M20 16H5M9 12.5L5 16l4 4",
  talk: "M4 5h16v11h-8l-5 4v-4H4z",
  television: "M3 5h18v12H3zM8 21h8M12 17v4",
  trail: "M4 19h.01M8.5 18h.01M12 15h.01M13.5 10.5h.01M15 4l5 5M20 4l-5 5",
  undo: "M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3",
  up: "M12 19V5M6 11l6-6 6 6",
  wait: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
} as const;

export type IconName = keyof typeof ICONS;
