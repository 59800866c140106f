import { type AccessRows, staff } from './scopes.ts';

/** The area of a hospital's staff. */
export const hospital = {
  // Hospital area
  hospitalDay: staff('hospital'),
  hospitalWeek: staff('hospital'),
  markArrived: staff('hospital'),
  moveHospitalVisit: staff('hospital'),
  ownPlace: staff('own'),
  switchHospital: staff('own'),
} as const satisfies AccessRows;
