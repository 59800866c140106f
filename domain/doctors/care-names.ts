import type { reasonsBySpecialization, Specialization } from './specializations.ts';

export type CareName = Specialization | (typeof reasonsBySpecialization)[Specialization][number];

/**
 * Search terms for each kind of care in one language, separated by commas: its name first, then the part of
 * the body, the doctor, the complaint, each in the language's script and in the usual Latin spelling.
 */
export type CareSynonyms = Readonly<Record<CareName, string>>;
