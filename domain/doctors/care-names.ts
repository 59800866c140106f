import type { reasonsBySpecialization, Specialization } from './specializations.ts';

/** What people come for, as it is called in the product: a specialization or one of its reasons. */
export type CareName = Specialization | (typeof reasonsBySpecialization)[Specialization][number];

/**
 * What people say for it in one language: its name first, then the part of the body, the doctor, the
 * complaint, each in the language's script and as it is usually written in Latin letters, separated by
 * commas.
 */
export type CareSynonyms = Readonly<Record<CareName, string>>;
