import type { VisitOfPerson } from '#contract/hospital/hospital-people.ts';

/** A visit and whose it is. */
export type DeskVisit = VisitOfPerson & { readonly patientName: string };
