import type { KnownMedicine } from '#domain/medicines.ts';
import type { PrescribedMedicine } from '#domain/prescriptions.ts';

/** Known medicines that a typed line may mean, the likeliest first. */
export function medicinesMeant(_typed: string, _known: readonly KnownMedicine[]): KnownMedicine[] {
  return [];
}

/** A typed line as the fields of a medicine: "amlo 5 1-0-0 30d af". */
export function readMedicineLine(typed: string, _known: readonly KnownMedicine[]): PrescribedMedicine {
  return { name: typed, strength: '', form: '', dose: '', frequency: '', duration: '', instructions: '' };
}
