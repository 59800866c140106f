import type { PersonVisit } from '#contract/hospital/hospital-people.ts';

/** A visit and whose it is. */
export type DeskVisit = PersonVisit & { readonly patientName: string };
