/** Our own line icons on a 24-point grid; decorative, so the control around one names itself. */
const shapes = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  place: 'M12 21s7-6.1 7-11.5A7 7 0 0 0 5 9.5C5 14.9 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2L21 21',
  chevronLeft: 'M15 5l-7 7 7 7',
  chevronRight: 'M9 5l7 7-7 7',
  chevronDown: 'M5 9l7 7 7-7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7',
  video: 'M4 7h11v10H4zM15 11l5-3v8l-5-3z',
  clinic: 'M4 21V8l8-5 8 5v13zM12 10v6M9 13h6',
  shield: 'M12 3l7 3v5c0 5-3.2 8.5-7 10-3.8-1.5-7-5-7-10V6zM9 12l2.2 2.2L15.2 10',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.700 2 7.500 6',
  logout: 'M14 4H5v16h9M10 12h11M17.500 8.500L21 12l-3.500 3.500',
  home: 'M4 11l8-7 8 7v9h-5.500v-6h-5v6H4z',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M4 4l16 16M9.500 5.800A9 9 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a17 17 0 0 1-3 3.700M6.500 7.500A16 16 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4',
  warning: 'M12 3.500L2.500 20h19zM12 10v4.500M12 17.200v.1',
  phone:
    'M6 3.500h3.500l1.500 4.500-2.300 1.700a12 12 0 0 0 5.600 5.600L16 13l4.500 1.500V18a2.500 2.500 0 0 1-2.800 2.500C10.500 19.800 4.200 13.500 3.500 6.300A2.500 2.500 0 0 1 6 3.500z',
  sun: 'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M4.900 4.900l1.800 1.800M17.300 17.300l1.800 1.800M4.900 19.100l1.800-1.800M17.300 6.700l1.800-1.800',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  heart:
    'M12 20.500S3.500 15.500 3.500 9.500A4.600 4.600 0 0 1 12 7a4.600 4.600 0 0 1 8.500 2.500c0 6-8.500 11-8.500 11z',
  rupee: 'M7 4.500h10M7 9h10M7 4.500h3.500a4.500 4.500 0 0 1 0 9H7l7 7',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
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
      <path d={shapes[name]} />
    </svg>
  );
}
