/** Icons on a 24-point grid, one for each meaning; decorative, so the control around one needs a name. */
const shapes = {
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  place: 'M12 21s7-6.1 7-11.5A7 7 0 0 0 5 9.5C5 14.9 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2L21 21',
  chevronLeft: 'M15 5l-7 7 7 7',
  chevronRight: 'M9 5l7 7-7 7',
  chevronDown: 'M5 9l7 7 7-7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  checkTwice: 'M2.5 12.5L7 17l9.5-9.5M12 17l9.5-9.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7',
  video: 'M4 7h11v10H4zM15 11l5-3v8l-5-3z',
  clinic: 'M4 21V8l8-5 8 5v13zM12 10v6M9 13h6',
  shield: 'M12 3l7 3v5c0 5-3.2 8.5-7 10-3.8-1.5-7-5-7-10V6zM9 12l2.2 2.2L15.2 10',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.3.6 3.6 2.4 4 5.2',
  logout: 'M14 4H5v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.5 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4',
  warning: 'M12 3.5L2.5 20h19zM12 10v4.5M12 17.2v.1',
  phone:
    'M6 3.5h3.5l1.5 4.5-2.3 1.7a12 12 0 0 0 5.6 5.6L16 13l4.5 1.5V18a2.5 2.5 0 0 1-2.8 2.5C10.5 19.8 4.2 13.5 3.5 6.3A2.5 2.5 0 0 1 6 3.5z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c4.5 5 4.5 13 0 18M12 3c-4.5 5-4.5 13 0 18',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  locate: 'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5l11 7-11 7z',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  heart: 'M12 20.5S3.5 15.5 3.5 9.5A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.5c0 6-8.5 11-8.5 11z',
  rupee: 'M7 4.5h10M7 9h10M7 4.5h3.5a4.5 4.5 0 0 1 0 9H7l7 7',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  paper: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  suitcase: 'M4 8h16v12H4zM9 8V4.5h6V8M4 13h16',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
  stethoscope:
    'M6 3.5v5a4.5 4.5 0 0 0 9 0v-5M10.5 13v2a4.5 4.5 0 0 0 9 0v-1.5M19.5 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  send: 'M4 12L20 4l-4.5 16-4-6.5zM11.5 13.5L20 4',
  swap: 'M4 9h14l-4-4M20 15H6l4 4',
  ban: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM6 6l12 12',
  dash: 'M6 12h12',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  funnel: 'M4 5h16l-6.5 8v6l-3-1.5V13z',
  sliders: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
  star: 'M12 3.4l2.7 5.4 6 .9-4.3 4.2 1 6-5.4-2.8-5.4 2.8 1-6L3.3 9.7l6-.9z',
  edit: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 18.5a2 2 0 0 0 4 0',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  trash: 'M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5L7.5 20h9l1-13.5M10.5 10.5v5.5M13.5 10.5v5.5',
} as const;

export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as IconName[];

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return <Glyph path={shapes[name]} size={size} />;
}

export function Glyph({ path, size }: { readonly path: string; readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
