import type { PersonVisit } from '#contract/hospital/hospital-patients.ts';

export type DeskVisit = PersonVisit & { readonly patientName: string };
