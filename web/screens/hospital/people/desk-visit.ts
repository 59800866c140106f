import type { HospitalVisit } from '#contract/hospital-people.ts';

/** A visit and whose it is. */
export type DeskVisit = HospitalVisit & { readonly patientName: string };
