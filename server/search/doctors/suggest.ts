import type { Queryable } from '#db/statement.ts';
import type { Position } from '#domain/platform/distance.ts';
import { parseSearchWords } from '#domain/platform/search-words.ts';
import { type FoundCare, findCare } from '#domain/search/care-search.ts';
import {
  type SuggestedDoctorRow,
  type SuggestedHospitalRow,
  suggestDoctors,
  suggestHospitals,
  type WordPattern,
} from './suggestion-queries.ts';
import { exactPatterns, similarPatterns } from './word-patterns.ts';

/** More do not fit on a phone. */
const maxCare = 4;
const maxDoctors = 5;
const maxHospitals = 3;

/** Additional distance from the text that another complaint may have. */
const maxExtraCost = 0.5;

export interface FoundSuggestions {
  readonly first: 'care' | 'people';
  readonly care: readonly FoundCare[];
  readonly doctors: readonly SuggestedDoctorRow[];
  readonly hospitals: readonly SuggestedHospitalRow[];
}

const emptySuggestions: FoundSuggestions = { first: 'people', care: [], doctors: [], hospitals: [] };

async function findNamed(
  db: Queryable,
  patterns: readonly WordPattern[],
  here: Position | null,
): Promise<Pick<FoundSuggestions, 'doctors' | 'hospitals'>> {
  const [doctors, hospitals] = await Promise.all([
    suggestDoctors(db, patterns, here, maxDoctors),
    suggestHospitals(db, patterns, here, maxHospitals),
  ]);
  return { doctors, hospitals };
}

function limitCare(care: readonly FoundCare[]): FoundCare[] {
  const specializations = care.filter(({ reason }) => reason === null).slice(0, maxCare);
  const reasons = care.filter(({ reason }) => reason !== null).slice(0, maxCare);
  return [...specializations, ...reasons];
}

/** Drops mistyped matches if there are exact ones, and complaints much farther than the closest. */
function selectClosest(care: readonly FoundCare[]): FoundCare[] {
  const [first] = care;
  if (!first) return [];
  if (first.fit === 'mistyped') return care.filter(({ cost }) => cost <= first.cost + maxExtraCost);
  return care.filter(({ fit }) => fit === first.fit || (first.fit === 'whole' && fit === 'part'));
}

/** Typing errors are tolerated only if nothing matches exactly. */
export async function suggest(
  db: Queryable,
  typed: string,
  here: Position | null,
): Promise<FoundSuggestions> {
  const words = parseSearchWords(typed) ?? [];
  if (words.length === 0) return emptySuggestions;
  const care = findCare(typed, false);
  const named = await findNamed(db, exactPatterns(words), here);
  const people = named.doctors.length + named.hospitals.length;
  if (care.length > 0) {
    const isNamed = care[0]?.alias === null && care[0].fit !== 'mixed';
    const isCare = care[0]?.fit === 'whole' || isNamed || people === 0;
    return { first: isCare ? 'care' : 'people', care: limitCare(selectClosest(care)), ...named };
  }
  const mistyped = limitCare(selectClosest(findCare(typed, true)));
  if (people > 0) return { first: 'people', care: mistyped, ...named };
  const similar = await similarPatterns(db, words, true);
  const isCare =
    mistyped.length > 0 && (mistyped[0]?.typos ?? 0) <= (similar.typos ?? Number.POSITIVE_INFINITY);
  return { first: isCare ? 'care' : 'people', care: mistyped, ...(await findNamed(db, similar.words, here)) };
}
