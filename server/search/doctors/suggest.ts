import type { Queryable } from '#db/statement.ts';
import type { Position } from '#domain/platform/distance.ts';
import { wordsOf } from '#domain/platform/search-words.ts';
import { careIn, type FoundCare } from '#domain/search/care-search.ts';
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

/** How much farther from what was typed another complaint may be. */
const likelyCost = 0.5;

export interface FoundSuggestions {
  readonly first: 'care' | 'people';
  readonly care: readonly FoundCare[];
  readonly doctors: readonly SuggestedDoctorRow[];
  readonly hospitals: readonly SuggestedHospitalRow[];
}

const nothing: FoundSuggestions = { first: 'people', care: [], doctors: [], hospitals: [] };

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

/** What a text is closest to: no mistyped word beside a right one, no other complaint beside the closest. */
function closestOf(care: readonly FoundCare[]): FoundCare[] {
  const [first] = care;
  if (!first) return [];
  if (first.fit === 'mistyped') return care.filter(({ cost }) => cost <= first.cost + likelyCost);
  return care.filter(({ fit }) => fit === first.fit || (first.fit === 'whole' && fit === 'part'));
}

/** Suggestions for a text; typing errors are allowed only if nothing matches exactly. */
export async function suggest(
  db: Queryable,
  typed: string,
  here: Position | null,
): Promise<FoundSuggestions> {
  const words = wordsOf(typed) ?? [];
  if (words.length === 0) return nothing;
  const care = careIn(typed, false);
  const named = await namedBy(db, exactPatterns(words), here);
  const people = named.doctors.length + named.hospitals.length;
  if (care.length > 0) {
    const isNamed = care[0]?.alias === null && care[0].fit !== 'mixed';
    const isCare = care[0]?.fit === 'whole' || isNamed || people === 0;
    return { first: isCare ? 'care' : 'people', care: fewOf(closestOf(care)), ...named };
  }
  const mistyped = fewOf(closestOf(careIn(typed, true)));
  if (people > 0) return { first: 'people', care: mistyped, ...named };
  const similar = await similarPatterns(db, words, true);
  const isCare =
    mistyped.length > 0 && (mistyped[0]?.typos ?? 0) <= (similar.typos ?? Number.POSITIVE_INFINITY);
  return { first: isCare ? 'care' : 'people', care: mistyped, ...(await namedBy(db, similar.words, here)) };
}
