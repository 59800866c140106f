import type { CareName } from '#domain/doctors/care-names.ts';
import { type NormalizedWord, normalizeWord } from '#domain/platform/normalize-word.ts';
import type { CareLanguage } from '#domain/search/care-synonyms.ts';
import {
  bodyParts,
  type Meaning,
  negatedSymptoms,
  specificSymptoms,
  symptomCombinations,
  symptomsByNegation,
  vagueSymptoms,
} from './symptoms.ts';
import {
  findBySound,
  findBySpelling,
  findCompound,
  findInflected,
  findMistyped,
  getVocabularies,
  type Vocabulary,
  type WordMeaning,
} from './vocabulary.ts';

export interface ComplaintCare {
  readonly care: CareName;
  /** Lower is closer. */
  readonly cost: number;
}

export interface ParsedComplaint {
  readonly care: readonly ComplaintCare[];
  /** True if something was denied: "no fever". */
  readonly isDenied: boolean;
  readonly unknown: number;
  readonly words: number;
  /** True if each word is in a list, and none matched only by its beginning. */
  readonly isSure: boolean;
  readonly typos: number;
}

const maxWords = 40;
const maxPhrase = 4;
const maxLetters = 40;

/** A word in one reading; null for a sign that ends a clause. */
interface WordReading {
  readonly word: NormalizedWord | null;
  readonly said: readonly WordMeaning[];
  readonly language: CareLanguage;
  /** Lower is surer. */
  readonly cost: number;
  /** True if the word itself is in a list, not only its beginning. */
  readonly isSure: boolean;
  readonly typos: number;
}

const pause: WordReading = { word: null, said: ['but'], language: 'en', cost: 0, isSure: false, typos: 0 };

function tokenize(text: string): (NormalizedWord | null)[] {
  const found = text.match(/[\p{L}\p{M}\p{N}'’\u200c\u200d]+|[,.;:!?।\n]/gu) ?? [];
  return found
    .slice(0, maxWords)
    .map((token) => (/^[\p{L}\p{M}\p{N}]/u.test(token) ? normalizeWord(token.slice(0, maxLetters)) : null));
}

const isEnglish = ({ language }: Vocabulary) => language === 'en';

/** From the surest to the least sure, with the cost of each. */
const lookups = [
  { lookup: findBySpelling, cost: 0 },
  { lookup: findBySound, cost: 0.02 },
  { lookup: findCompound, cost: 0.05 },
  { lookup: findInflected, cost: 0.1 },
] as const;
const leastSure = 0.1;

function readWord(vocabulary: Vocabulary, word: NormalizedWord, forgiving: boolean): WordReading {
  const { bare, script, text } = word;
  const { language } = vocabulary;
  const unknown = { word, said: [], language, cost: 0, isSure: false, typos: 0 };
  if (/^\p{N}/u.test(text)) return { ...unknown, said: ['filler'] };
  if (script !== 0 && script !== vocabulary.script) return unknown;
  const [english] = getVocabularies();
  const languages = script === 0 ? [vocabulary, english] : [vocabulary];
  for (const { lookup, cost } of lookups) {
    for (const each of languages) {
      const said = lookup(each, word);
      if (said) return { ...unknown, said, language: each.language, cost, isSure: cost < leastSure };
    }
  }
  const meant = forgiving ? (findMistyped(vocabulary, bare) ?? findMistyped(english, bare)) : null;
  return meant ? { ...unknown, ...meant } : unknown;
}

const hasMeaning = ({ said }: WordReading, meaning: Meaning) => said.includes(meaning);
const isFiller = ({ said }: WordReading) =>
  said.length > 0 && said.every((each) => each === 'filler' || each === 'is');

function replacePhrases({ phrases }: Vocabulary, words: readonly WordReading[]): WordReading[] {
  const read = [...words];
  const notifying = words.flatMap((word, at) => (isFiller(word) ? [] : [at]));
  for (let from = 0; from < notifying.length; from += 1) {
    for (let length = maxPhrase; length > 1; length -= 1) {
      const places = notifying.slice(from, from + length);
      const written = places.map((at) => words[at]?.word);
      const spelled = phrases.get(written.map((word) => word?.text ?? '.').join(' '));
      const care = spelled ?? phrases.get(written.map((word) => word?.bare ?? '.').join(' '));
      if (!care || places.length < length) continue;
      for (const [index, at] of places.entries()) {
        const word = words[at] ?? pause;
        const said = word.said.filter((each) => each !== 'not');
        read[at] = { ...word, said: index === 0 ? [{ care }, ...said] : said };
      }
      break;
    }
  }
  return read;
}

/** The positions of the words that a "not" denies: those after it in English, else those before it. */
function findDenied(words: readonly WordReading[], at: number): number[] {
  const word = words[at] ?? pause;
  const isOneOnly = hasMeaning(word, 'without');
  const isForward = word.language === 'en' || isOneOnly;
  const step = isForward ? 1 : -1;
  const places = word.said.length > 1 ? [at] : [];
  let isAnyTelling = false;
  for (let next = at + step; next >= 0 && next < words.length; next += step) {
    const other = words[next] ?? pause;
    const isEnd =
      hasMeaning(other, 'but') ||
      hasMeaning(other, 'not') ||
      (hasMeaning(other, 'is') && (isAnyTelling || !isForward));
    if (isEnd || (isOneOnly && isAnyTelling)) break;
    places.push(next);
    isAnyTelling ||= !isFiller(other);
  }
  return places;
}

const isDoneOrNot = ({ said }: WordReading) =>
  said.some((each) => typeof each === 'string' && symptomsByNegation.has(each));

/** "Bukhar nahi utar raha", "nahi dikhta": here the denied verb follows. */
function followsDenial(words: readonly WordReading[], at: number): boolean {
  const next = words[at + 1] ?? pause;
  return isDoneOrNot(next) && !hasMeaning(next, 'is');
}

function removeDenied(words: readonly WordReading[]): WordReading[] {
  const denied = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (!hasMeaning(word, 'not') && !hasMeaning(word, 'without')) continue;
    const places = findDenied(words, at);
    if (places.some((place) => isDoneOrNot(words[place] ?? pause)) || followsDenial(words, at)) continue;
    for (const place of places) if (!isFiller(words[place] ?? pause)) denied.add(place);
  }
  return words.filter((_, at) => !denied.has(at));
}

const phraseCost = 0.05;
const secondaryCost = 0.2;
type CareByMeaning = Readonly<Partial<Record<string, readonly CareName[]>>>;
const { child, ...others } = specificSymptoms;
const strong: CareByMeaning = others;
const bodily: CareByMeaning = { ...bodyParts, child };
const weak: CareByMeaning = vagueSymptoms;
const weakIfNot: CareByMeaning = { ...vagueSymptoms, ...negatedSymptoms };

/** In order of mention. */
function findCare(words: readonly WordReading[], unknown: number): ComplaintCare[] {
  const places = new Map<Meaning, number>();
  const found: { care: CareName; cost: number; at: number }[] = [];
  for (const [at, { said }] of words.entries()) {
    for (const each of said) {
      if (typeof each !== 'string') found.push({ care: each.care, cost: phraseCost, at });
      else if (!places.has(each)) places.set(each, at);
    }
  }
  const combined = new Set<Meaning>();
  for (const [these, withThese, care] of symptomCombinations) {
    for (const one of these) {
      for (const other of withThese) {
        const [at, otherAt] = [places.get(one), places.get(other)];
        if (at === undefined || otherAt === undefined) continue;
        combined.add(one).add(other);
        found.push({ care, cost: 0, at: Math.min(at, otherAt) });
      }
    }
  }
  const addAlone = (known: CareByMeaning, extra: number) => {
    for (const [meaning, at] of places) {
      if (combined.has(meaning)) continue;
      for (const [index, care] of (known[meaning] ?? []).entries())
        found.push({ care, cost: extra + index * secondaryCost, at });
    }
  };
  addAlone(strong, combined.size > 0 ? secondaryCost : 0);
  const isUnderstood = unknown === 0 || words.some(({ word }) => word?.script);
  // Next to unknown words a part of the body may be a name: Ali Khan contains an ear.
  if (isUnderstood || found.length > 0) addAlone(bodily, found.length > 0 ? secondaryCost : 0);
  if (found.length === 0 && unknown === 0) addAlone(places.has('not') ? weakIfNot : weak, 0);
  found.sort((one, other) => one.cost - other.cost || one.at - other.at);
  const names = new Set<CareName>();
  return found.flatMap(({ care, cost }) => {
    if (names.has(care)) return [];
    names.add(care);
    return [{ care, cost }];
  });
}

interface Reading {
  readonly vocabulary: Vocabulary;
  readonly words: readonly WordReading[];
  readonly known: number;
  readonly unknown: number;
  readonly score: number;
}

/** Prevents reading an English sentence in another language because of one shared word. */
const foreignCost = 0.5;

function readIn(
  vocabulary: Vocabulary,
  tokens: readonly (NormalizedWord | null)[],
  forgiving: boolean,
): Reading {
  const words = tokens.map((token) => (token ? readWord(vocabulary, token, forgiving) : pause));
  const spoken = words.filter(({ word }) => word !== null);
  const known = spoken.filter(({ said }) => said.length > 0);
  const cost = known.reduce((sum, each) => sum + each.cost + each.typos / 2, 0);
  const isOwn = spoken.some((each) => each.isSure && each.language === vocabulary.language);
  const foreign = isEnglish(vocabulary) ? 0 : foreignCost;
  return {
    vocabulary,
    words,
    known: known.length,
    unknown: spoken.length - known.length,
    score: known.length - cost - foreign - (isOwn ? 0 : foreignCost),
  };
}

/**
 * Reads a sentence in the language that knows most of its words; null if too little is understood. Words in
 * Latin letters may be English in any language.
 */
export function parseComplaint(text: string, forgiving: boolean): ParsedComplaint | null {
  const tokens = tokenize(text);
  const strict = getVocabularies().map((vocabulary) => readIn(vocabulary, tokens, false));
  const readings = forgiving
    ? findBestReadings(strict, foreignCost).map(({ vocabulary }) => readIn(vocabulary, tokens, true))
    : strict;
  // A name in another script is rarely a complaint: there one unknown verb may accompany one known word.
  const isLatin = tokens.every((token) => !token?.script);
  const complaints = findBestReadings(readings, 0)
    .filter(({ known, unknown }) => unknown < (isLatin ? known : known + 1))
    .map(complaintIn);
  return complaints.find(({ care, isDenied }) => care.length > 0 || isDenied) ?? complaints[0] ?? null;
}

function findBestReadings(readings: readonly Reading[], within: number): Reading[] {
  const best = Math.max(...readings.map(({ score }) => score));
  return readings.filter(({ score }) => score >= best - within);
}

function complaintIn({ vocabulary, words, unknown }: Reading): ParsedComplaint {
  const read = replacePhrases(vocabulary, words);
  const meant = removeDenied(read);
  return {
    care: findCare(meant, unknown),
    isDenied: meant.length < read.length,
    unknown,
    words: words.filter(({ word }) => word !== null).length,
    isSure: words.every(
      ({ word, isSure, said }) => !word || word.script > 0 || isSure || said.includes('filler'),
    ),
    typos: words.reduce((sum, each) => sum + each.typos, 0),
  };
}
