import type { CareName, CareSynonyms } from '#domain/doctors/care-names.ts';
import { bn } from '#reference/care-words/bn.ts';
import { en } from '#reference/care-words/en.ts';
import { gu } from '#reference/care-words/gu.ts';
import { hi } from '#reference/care-words/hi.ts';
import { kn } from '#reference/care-words/kn.ts';
import { ml } from '#reference/care-words/ml.ts';
import { mr } from '#reference/care-words/mr.ts';
import { ta } from '#reference/care-words/ta.ts';
import { te } from '#reference/care-words/te.ts';

/** The languages that are read, the most widely written first. */
export const careSynonyms = {
  en,
  hi,
  te,
  ta,
  kn,
  ml,
  mr,
  bn,
  gu,
} as const satisfies Record<string, CareSynonyms>;
export type CareLanguage = keyof typeof careSynonyms;

/** In nine languages, without duplicates. */
export function listPhrases(care: CareName): readonly string[] {
  return [...new Set(Object.values(careSynonyms).flatMap((words) => words[care].split(', ')))];
}
