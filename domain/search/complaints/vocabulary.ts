import type { CareName } from '#domain/doctors/care-names.ts';
import { type NormalizedWord, normalizeWord } from '#domain/platform/normalize-word.ts';
import { countComplaintTypos } from '#domain/platform/typing-errors.ts';
import { type CareLanguage, careSynonyms } from '#domain/search/care-synonyms.ts';
import { bn } from '#reference/complaint-words/bn.ts';
import { en } from '#reference/complaint-words/en.ts';
import { gu } from '#reference/complaint-words/gu.ts';
import { hi } from '#reference/complaint-words/hi.ts';
import { kn } from '#reference/complaint-words/kn.ts';
import { ml } from '#reference/complaint-words/ml.ts';
import { mr } from '#reference/complaint-words/mr.ts';
import { ta } from '#reference/complaint-words/ta.ts';
import { te } from '#reference/complaint-words/te.ts';
import { bodyParts, type ComplaintVocabulary, type Meaning, vagueSymptoms } from './symptoms.ts';

/** A meaning that combines with others, or care that the word names directly. */
export type WordMeaning = Meaning | { readonly care: CareName };

/** Indexed by form, so that a text is read without a scan of all words. */
export interface Vocabulary {
  readonly language: CareLanguage;
  /** The Unicode block of its script, 0 for English. */
  readonly script: number;
  readonly exact: ReadonlyMap<string, readonly WordMeaning[]>;
  /** By exact spelling: "kaalu" is the leg, "kallu" the eyes, and both sound alike. */
  readonly spelled: ReadonlyMap<string, readonly WordMeaning[]>;
  /** Beginnings of words, with the longest possible ending. */
  readonly stems: ReadonlyMap<string, { readonly said: readonly WordMeaning[]; readonly maxEnding: number }>;
  /** Endings that negate: వస్తలేదు, "varala". */
  readonly denials: readonly NormalizedWord[];
  /** Long words by first letter, for correcting typing errors. */
  readonly long: ReadonlyMap<string, readonly string[]>;
  readonly phrases: ReadonlyMap<string, CareName>;
}

/** గుండెలో is the heart, గుండె, with a case ending. */
const maxCaseEnding = 4;
const maxCaseEndingOfLong = 6;
/** Shorter words have too many neighbours. */
const minMistyped = 5;
const minStem = 2;
const minPart = 3;

const complaintWords: Readonly<Record<CareLanguage, ComplaintVocabulary>> = {
  en,
  hi,
  te,
  ta,
  kn,
  ml,
  mr,
  bn,
  gu,
};

const textWords = (text: string) => text.split(/[^\p{L}\p{M}\p{N}'’\u200c\u200d]+/u).filter(Boolean);

/** Without nasal signs, which are often omitted; a last vowel is dropped where an ending may follow. */
const toStem = (word: NormalizedWord) =>
  word.script && word.bare.length > 3 ? word.bare.replace(/[ा-ौ]$/, '') : word.bare;

/** A nasal at the end belongs to the next letter, and is folded with it. */
const toPrefixStem = (word: NormalizedWord) =>
  /[\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/.test(word.text)
    ? word.bare.replace(/[नम]$/, '')
    : toStem(word);

function createVocabulary(language: CareLanguage): Vocabulary {
  const exact = new Map<string, WordMeaning[]>();
  const spelled = new Map<string, WordMeaning[]>();
  const stems = new Map<string, { said: readonly WordMeaning[]; maxEnding: number }>();
  const denials: NormalizedWord[] = [];
  const phrases = new Map<string, CareName>();
  let script = 0;

  const add = (text: string, said: WordMeaning) => {
    const word = normalizeWord(text);
    script ||= word.script;
    for (const [map, key] of [
      [exact, word.bare],
      [spelled, word.text],
    ] as const) {
      const known = map.get(key) ?? [];
      if (!known.includes(said)) map.set(key, [...known, said]);
    }
    return word;
  };
  const addStem = (stem: string, key: string, maxEnding: number) => {
    const said = exact.get(key) ?? [];
    const before = stems.get(stem);
    if (before && (before.maxEnding > maxEnding || said.every((each) => each === 'filler'))) return;
    stems.set(stem, { said, maxEnding });
  };
  const addBegun = (word: NormalizedWord) => {
    const stem = toPrefixStem(word);
    addStem(stem, word.bare, word.script || stem.length > 3 ? Number.POSITIVE_INFINITY : maxCaseEnding);
  };
  const addCases = (word: NormalizedWord) => {
    const stem = toStem(word);
    if (word.script && stem.length > 2)
      addStem(stem, word.bare, stem.length > 3 ? maxCaseEndingOfLong : maxCaseEnding);
  };
  for (const [meaning, list] of Object.entries(complaintWords[language])) {
    for (const each of list.split(/\s+/).filter(Boolean)) {
      if (each.startsWith('*')) denials.push(normalizeWord(each.slice(1)));
      else {
        const word = add(each.replace('*', ''), meaning as Meaning);
        if (each.endsWith('*')) addBegun(word);
        else addCases(word);
      }
    }
  }
  const isFiller = (key: string) => exact.get(key)?.every((said) => said === 'filler') ?? false;
  for (const [name, list] of Object.entries(careSynonyms[language])) {
    const care = name as CareName;
    for (const phrase of [name, ...list.split(', ')]) {
      const all = textWords(phrase).map(normalizeWord);
      const notifying = all.filter(({ bare }) => !isFiller(bare));
      const [first] = notifying;
      if (notifying.length > 1) {
        phrases.set(notifying.map(({ text }) => text).join(' '), care);
        const key = notifying.map(({ bare }) => bare).join(' ');
        if (!phrases.has(key)) phrases.set(key, care);
      }
      if (notifying.length === 1 && first && all.length === 1 && !exact.has(first.bare)) {
        exact.set(first.bare, [{ care }]);
        addCases(first);
      }
    }
  }
  const long = Map.groupBy(
    [...exact.keys()].filter((key) => key.length >= minMistyped && !isFiller(key)),
    (key) => key.charAt(0),
  );
  return { language, script, exact, spelled, stems, denials, long, phrases };
}

let built: readonly [english: Vocabulary, ...others: Vocabulary[]] | null = null;

/** English comes first. Built for the first search, to speed up the start of processes that never search. */
export function getVocabularies(): readonly [english: Vocabulary, ...others: Vocabulary[]] {
  const languages = (Object.keys(complaintWords) as CareLanguage[]).filter((language) => language !== 'en');
  built ??= [createVocabulary('en'), ...languages.map(createVocabulary)];
  return built;
}

export const findBySpelling = (
  { spelled }: Vocabulary,
  { text }: NormalizedWord,
): readonly WordMeaning[] | null => spelled.get(text) ?? null;

export const findBySound = ({ exact }: Vocabulary, { bare }: NormalizedWord): readonly WordMeaning[] | null =>
  exact.get(bare) ?? null;

/** For a word with a negating end, or a compound: "thalavedana". */
export function findCompound(
  vocabulary: Vocabulary,
  { bare, script, text }: NormalizedWord,
): readonly WordMeaning[] | null {
  // In Indian scripts a consonant without its vowel is another ending: "சுற்றல்" does not end in "வரல".
  const denial = vocabulary.denials.find((end) =>
    script ? end.script > 0 && text.endsWith(end.text) : end.script === 0 && bare.endsWith(end.bare),
  );
  if (!denial || denial.bare.length >= bare.length) return compound(vocabulary, bare);
  const denied = bare.slice(0, -denial.bare.length);
  const said = vocabulary.exact.get(denied) ?? begins(vocabulary, denied) ?? begins(vocabulary, bare);
  return [...(said ?? []), 'not'];
}

export const findInflected = (
  vocabulary: Vocabulary,
  { bare }: NormalizedWord,
): readonly WordMeaning[] | null => begins(vocabulary, bare);

function begins({ stems }: Vocabulary, word: string): readonly WordMeaning[] | null {
  for (let cut = word.length - 1; cut >= minStem; cut -= 1) {
    const stem = stems.get(word.slice(0, cut));
    if (stem && word.length - cut <= stem.maxEnding) return stem.said;
  }
  return null;
}

/** A part of the body joined with a symptom. */
function compound(vocabulary: Vocabulary, word: string): readonly WordMeaning[] | null {
  const { exact, stems } = vocabulary;
  for (let cut = word.length - minPart; cut >= minPart; cut -= 1) {
    const first = stems.get(word.slice(0, cut))?.said ?? exact.get(word.slice(0, cut));
    if (!first?.some((said) => typeof said === 'string' && said in bodyParts)) continue;
    const rest = word.slice(cut);
    const second = exact.get(rest) ?? begins(vocabulary, rest);
    if (second?.some((said) => typeof said === 'string' && said in vagueSymptoms))
      return [...first, ...second];
  }
  return null;
}

/** The closest known word, with the number of typing errors. */
export function findMistyped(
  { long, exact }: Vocabulary,
  word: string,
): { readonly said: readonly WordMeaning[]; readonly typos: number } | null {
  if (word.length < minMistyped) return null;
  let closest: { said: readonly WordMeaning[]; typos: number } | null = null;
  for (const letter of new Set([word.charAt(0), word.charAt(1)])) {
    for (const known of long.get(letter) ?? []) {
      const typos = countComplaintTypos(word, known);
      if (typos !== null && typos < (closest?.typos ?? Number.POSITIVE_INFINITY))
        closest = { said: exact.get(known) ?? [], typos };
    }
  }
  return closest;
}
