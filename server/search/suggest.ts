import type { Queryable } from '#db/statement.ts';
import type { Position } from '#domain/distance.ts';
import { careFor, type FoundCare, wordsOf } from '#domain/search-words.ts';
import {
  type SuggestedDoctorRow,
  type SuggestedHospitalRow,
  suggestedDoctors,
  suggestedHospitals,
  type WordPattern,
} from './suggestion-queries.ts';
import { exactPatterns, similarPatterns } from './word-patterns.ts';

/** A few of each kind; more do not fit on a phone. */
const careAtMost = 4;
const doctorsAtMost = 5;
const hospitalsAtMost = 3;

export interface FoundSuggestions {
  readonly care: readonly FoundCare[];
  readonly doctors: readonly SuggestedDoctorRow[];
  readonly hospitals: readonly SuggestedHospitalRow[];
}

const nothing: FoundSuggestions = { care: [], doctors: [], hospitals: [] };

async function namedBy(
  db: Queryable,
  patterns: readonly WordPattern[],
  here: Position | null,
): Promise<Pick<FoundSuggestions, 'doctors' | 'hospitals'>> {
  const [doctors, hospitals] = await Promise.all([
    suggestedDoctors(db, patterns, here, doctorsAtMost),
    suggestedHospitals(db, patterns, here, hospitalsAtMost),
  ]);
  return { doctors, hospitals };
}

function fewOf(care: readonly FoundCare[]): FoundCare[] {
  const specializations = care.filter(({ reason }) => reason === null).slice(0, careAtMost);
  const reasons = care.filter(({ reason }) => reason !== null).slice(0, careAtMost);
  return [...specializations, ...reasons];
}

/** Suggestions for a text; typing errors are allowed only if nothing matches exactly. */
export async function suggest(
  db: Queryable,
  typed: string,
  here: Position | null,
): Promise<FoundSuggestions> {
  const words = wordsOf(typed) ?? [];
  if (words.length === 0) return nothing;
  const exact = {
    care: fewOf(careFor(words, false)),
    ...(await namedBy(db, exactPatterns(words), here)),
  };
  if (exact.care.length + exact.doctors.length + exact.hospitals.length > 0) return exact;
  return {
    care: fewOf(careFor(words, true)),
    ...(await namedBy(db, await similarPatterns(db, words, true), here)),
  };
}
