import { medicines } from '#reference/medicines.ts';
import { type KnownMedicine, parseForms } from './medicines.ts';

/**
 * Common generics by their international names, in alphabetical order. Only an aid for typing, not a list of
 * what is allowed and no source for doses. Large, so it is loaded on demand.
 */
export const knownMedicines: readonly KnownMedicine[] = Object.entries(medicines).map(([name, forms]) => ({
  name,
  forms: parseForms(forms),
}));
