import { type KnownMedicine, readMedicines } from './medicines.ts';
import { breathMedicines } from './medicines-breath.ts';
import { heartMedicines } from './medicines-heart.ts';
import { infectionMedicines } from './medicines-infections.ts';
import { otherMedicines } from './medicines-others.ts';
import { painMedicines } from './medicines-pain.ts';

const groups = [infectionMedicines, heartMedicines, painMedicines, breathMedicines, otherMedicines];

/**
 * Common generics by their international names, in order of the alphabet. An aid for typing only: what is usual,
 * not what is allowed, and nothing that a dose could be taken from. Large, so it is loaded when it is needed.
 */
export const knownMedicines: readonly KnownMedicine[] = groups
  .flatMap(readMedicines)
  .sort((one, other) => (one.name < other.name ? -1 : 1));
