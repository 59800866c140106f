import type { PersonVisit } from '#contract/hospital/hospital-people.ts';

export type DeskVisit = PersonVisit & { readonly patientName: string };
