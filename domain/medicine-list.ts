import { type KnownMedicine, readMedicines } from './medicines.ts';
import { breathingMedicines } from './medicines-breathing.ts';
import { heartMedicines } from './medicines-heart.ts';
import { infectionMedicines } from './medicines-infections.ts';
import { otherMedicines } from './medicines-others.ts';
import { painMedicines } from './medicines-pain.ts';

const groups = [infectionMedicines, heartMedicines, painMedicines, breathingMedicines, otherMedicines];

/**
 * Common generics by their international names, in alphabetical order. It only helps with typing: what is
 * usual, not what is allowed, and no source for doses. Large, so it is loaded on demand.
 */
export const knownMedicines: readonly KnownMedicine[] = groups
  .flatMap(readMedicines)
  .sort((one, other) => (one.name < other.name ? -1 : 1));
