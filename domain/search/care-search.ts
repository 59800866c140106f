import type { CareName } from '#domain/doctors/care-names.ts';
import {
  reasonsBySpecialization,
  type Specialization,
  specializations,
} from '#domain/doctors/specializations.ts';
import {
  matchWord,
  type NormalizedTypedWord,
  type NormalizedWord,
  normalizeTypedWord,
  normalizeWord,
  type WordFit,
} from '#domain/platform/normalize-word.ts';
import { isSignificantWord, parseSearchWords, startsWithTitle } from '#domain/platform/search-words.ts';
import { countComplaintTypos } from '#domain/platform/typing-errors.ts';
import { listPhrases } from './care-synonyms.ts';
import { type ParsedComplaint, parseComplaint } from './complaints/parse-complaint.ts';

export interface Care {
  readonly specialization: Specialization;
  /** Null for the specialization itself. */
  readonly reason: string | null;
}

/**
 * From best to worst: a whole phrase, words of one, words of several phrases ("gunde pain"), beginnings of
 * words, or mistyped words.
 */
const fitKinds = ['whole', 'part', 'mixed', 'begun', 'mistyped'] as const;
export type CareFit = (typeof fitKinds)[number];

export interface FoundCare extends Care {
  /** The phrase that matched, if it is not the name itself: "dil" finds Cardiology. */
  readonly alias: string | null;
  readonly fit: CareFit;
  readonly typos: number;
  /** Lower is closer, among those of one fit. */
  readonly cost: number;
}

interface Phrase {
  readonly text: string;
  readonly words: readonly NormalizedWord[];
  /** The forms of its words, joined. */
  readonly together: string;
  readonly isName: boolean;
}

interface Entry extends Care {
  /** By script: the name first, then its synonyms. */
  readonly phrases: ReadonlyMap<number, readonly Phrase[]>;
}

const knownWords = new Map<string, NormalizedWord>();

function internWord(text: string): NormalizedWord {
  const word = knownWords.get(text) ?? normalizeWord(text);
  knownWords.set(text, word);
  return word;
}

const normalizeWords = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\p{N}'’\u200c\u200d]+/u)
    .filter((word) => word !== '' && isSignificantWord(word))
    .map(internWord);

const joinForms = (words: readonly NormalizedWord[]) => words.map(({ form }) => form).join('');

function createEntry(specialization: Specialization, reason: string | null): Entry {
  const name = (reason ?? specialization) as CareName;
  const phrases = [name, ...listPhrases(name)].flatMap((text, index): Phrase[] => {
    const words = normalizeWords(text);
    return words.length > 0 ? [{ text, words, together: joinForms(words), isName: index === 0 }] : [];
  });
  const scripts = new Set(phrases.map(({ words }) => words[0]?.script ?? 0));
  const inScript = (script: number) => phrases.filter(({ words }) => words[0]?.script === script);
  return {
    specialization,
    reason,
    phrases: new Map([...scripts].map((script) => [script, inScript(script)])),
  };
}

const entries: readonly Entry[] = specializations.flatMap((specialization) => [
  createEntry(specialization, null),
  ...reasonsBySpecialization[specialization].map((reason) => createEntry(specialization, reason)),
]);

const firstLetters = ({ text, form }: NormalizedWord) => new Set([text.charAt(0), form.charAt(0)]);

/**
 * By script and first letter, because a typing error that changes the first letter is not forgiven, except a
 * swap.
 */
const knownByLetter = new Map<string, NormalizedWord[]>();
for (const word of knownWords.values()) {
  for (const letter of firstLetters(word)) {
    const key = `${word.script}${letter}`;
    const words = knownByLetter.get(key);
    if (words) words.push(word);
    else knownByLetter.set(key, [word]);
  }
}

function candidatesFor(typed: NormalizedTypedWord): Set<NormalizedWord> {
  const { script, text, form, beginnings } = typed;
  const letters = [
    ...firstLetters(typed),
    text.charAt(1),
    form.charAt(1),
    ...beginnings.map(([first]) => first),
  ];
  return new Set(letters.flatMap((letter) => knownByLetter.get(`${script}${letter}`) ?? []));
}

/** Known single words are not mistyped: "heart checkup" is not "health checkup". */
const singleWordSynonyms: ReadonlySet<NormalizedWord> = new Set(
  entries.flatMap(({ phrases }) =>
    [...phrases.values()].flat().flatMap(({ words }) => (words.length === 1 ? words : [])),
  ),
);

/** A shorter word must match exactly, unless it begins a name: "TB" is specific, "an" begins too much. */
const minPartLength = 3;

/** A reason is not guessed from shorter words alone, which resemble too many: "rao" is not "x-ray". */
const minGuessLength = 5;

interface WordFits {
  readonly isShort: boolean;
  readonly of: ReadonlyMap<NormalizedWord, WordFit>;
}

/**
 * "hart" may lack a letter of "heart", but is not "har" or "haar" with extra letters: a short word is taken
 * as it is spelled.
 */
const isDifferentShortWord = (typed: NormalizedTypedWord, known: NormalizedWord) =>
  typed.script === 0 &&
  typed.text.length < minGuessLength &&
  (known.text.length < typed.text.length || countComplaintTypos(typed.text, known.text) === null);

function findFits(typed: NormalizedTypedWord, forgiving: boolean): WordFits {
  const of = new Map<NormalizedWord, WordFit>();
  for (const word of candidatesFor(typed)) {
    const fit = matchWord(typed, word, forgiving);
    if (fit && !(fit.kind === 'mistyped' && isDifferentShortWord(typed, word))) of.set(word, fit);
  }
  if ([...of].some(([word, { kind }]) => kind === 'same' && singleWordSynonyms.has(word))) {
    for (const [word, { kind }] of of) if (kind === 'mistyped') of.delete(word);
  }
  return { isShort: typed.form.length < minPartLength, of };
}

function fitIn({ isShort, of }: WordFits, word: NormalizedWord, byName: boolean): WordFit | null {
  const fit = of.get(word) ?? null;
  return fit?.kind === 'begun' && isShort && !byName ? null : fit;
}

/** Less than the cost of another spelling of a word. */
const foldedCost = 0.09;
/** Among equal matches, the name itself wins. */
const aliasCost = 0.05;
const missingWordCost = 0.3;
const mixedCost = 0.5;

interface Match {
  readonly fit: CareFit;
  readonly cost: number;
  readonly typos: number;
  readonly phrase: Phrase;
}

const better = (one: Match | null, other: Match | null) => {
  if (!one || !other) return one ?? other;
  const byFit = fitKinds.indexOf(one.fit) - fitKinds.indexOf(other.fit);
  return (byFit || one.cost - other.cost) <= 0 ? one : other;
};

function matchIn(chosen: readonly WordFit[], phrase: Phrase, fit: CareFit, extraCost: number): Match {
  const typos = chosen.reduce((sum, each) => sum + (each.kind === 'mistyped' ? each.cost : 0), 0);
  const cost = chosen.reduce((sum, each) => sum + each.cost, extraCost);
  if (typos > 0) return { phrase, typos, cost, fit: 'mistyped' };
  return { phrase, typos, cost, fit: chosen.some(({ kind }) => kind === 'begun') ? 'begun' : fit };
}

function matchPhrase(typed: readonly WordFits[], phrase: Phrase): Match | null {
  const { words, isName } = phrase;
  const missing = words.length - typed.length;
  if (missing < 0) return null;
  const chosen: WordFit[] = [];
  const taken: NormalizedWord[] = [];
  for (const fitting of typed) {
    let best: WordFit | null = null;
    let by: NormalizedWord | null = null;
    for (const word of words) {
      const fit = fitIn(fitting, word, isName);
      if (!fit || (best && rank(fit) >= rank(best)) || taken.includes(word)) continue;
      best = fit;
      by = word;
    }
    if (!best || !by) return null;
    taken.push(by);
    chosen.push(best);
  }
  const isWhole = missing === 0;
  const cost = missing * missingWordCost + (isName ? 0 : aliasCost);
  return matchIn(chosen, phrase, isWhole ? 'whole' : 'part', cost);
}

const kinds: readonly WordFit['kind'][] = ['same', 'begun', 'mistyped'];
const rank = ({ kind, cost }: WordFit) => kinds.indexOf(kind) * 10 + cost;

/** Matches words written together or apart: சிறுநீரகக்கல், "head ache". */
function matchJoinedPhrase(typed: string, words: number, phrase: Phrase, forgiving: boolean): Match | null {
  if (words === phrase.words.length) return null;
  const [one, other] = [typed, phrase.together];
  if (one === other) return { phrase, fit: 'whole', cost: 0.15, typos: 0 };
  const typos = forgiving ? countComplaintTypos(one, other) : null;
  return typos === null ? null : { phrase, fit: 'mistyped', cost: typos, typos };
}

function matchAcrossPhrases(typed: readonly WordFits[], phrases: readonly Phrase[]): Match | null {
  if (typed.length < 2) return null;
  let first: Phrase | null = null;
  const chosen: WordFit[] = [];
  for (const fitting of typed) {
    let best: WordFit | null = null;
    for (const phrase of phrases) {
      for (const word of phrase.words) {
        const fit = fitIn(fitting, word, false);
        if (!fit || (best && rank(fit) >= rank(best))) continue;
        best = fit;
        if (chosen.length === 0) first = phrase;
      }
    }
    if (!best) return null;
    chosen.push(best);
  }
  return first && matchIn(chosen, first, 'mixed', mixedCost);
}

function isGuess(typed: readonly NormalizedWord[], fittings: readonly WordFits[]): boolean {
  const isSame = ({ of }: WordFits) => [...of.values()].some(({ kind }) => kind === 'same');
  return typed.every(({ text }) => text.length < minGuessLength) && !fittings.some(isSame);
}

/** The best match first; every word must match. */
export function findCareByWords(words: readonly string[], forgiving: boolean): FoundCare[] {
  const typed = words.map(normalizeTypedWord);
  if (typed.length === 0) return [];
  const kindly = typed.map((word) => findFits(word, forgiving));
  const isStrict = forgiving && isGuess(typed, kindly);
  const strictly = isStrict ? typed.map((word) => findFits(word, false)) : kindly;
  const script = typed[0]?.script ?? 0;
  const whole = joinForms(typed);
  return entries
    .flatMap((entry) => {
      const phrases = entry.phrases.get(script) ?? [];
      const fittings = entry.reason === null ? kindly : strictly;
      const isForgiving = forgiving && (!isStrict || entry.reason === null);
      let match = matchAcrossPhrases(fittings, phrases);
      for (const phrase of phrases) {
        match = better(match, matchPhrase(fittings, phrase));
        match = better(match, matchJoinedPhrase(whole, typed.length, phrase, isForgiving));
      }
      // Short words alone do not guess a part of a phrase either: "roa" is not "rog".
      const isPart = isStrict && match?.fit === 'mistyped' && match.phrase.words.length > typed.length;
      return match && !isPart ? [{ entry, match }] : [];
    })
    .sort((one, other) => {
      const byFit = fitKinds.indexOf(one.match.fit) - fitKinds.indexOf(other.match.fit);
      return byFit || one.match.cost - other.match.cost;
    })
    .map(({ entry: { specialization, reason }, match: { fit, typos, cost, phrase } }) => ({
      specialization,
      reason,
      alias: phrase.isName ? null : phrase.text,
      fit,
      typos,
      cost,
    }));
}

const careByName: ReadonlyMap<CareName, Care> = new Map(
  entries.map(({ specialization, reason }) => [
    (reason ?? specialization) as CareName,
    { specialization, reason },
  ]),
);

function saidIn({ care, unknown, typos }: ParsedComplaint): FoundCare[] {
  const isWhole = unknown === 0 ? 'whole' : 'mixed';
  const fit: CareFit = typos > 0 ? 'mistyped' : isWhole;
  return care.flatMap(({ care: name, cost }) => {
    const found = careByName.get(name);
    return found ? [{ ...found, alias: null, fit, typos, cost }] : [];
  });
}

/** True if the sentence gives a better result than its words alone. */
function isBetterAsSentence(read: ParsedComplaint, found: readonly FoundCare[], forgiving: boolean): boolean {
  const { care, unknown, typos, words } = read;
  const [first] = found;
  const isUnderstood = unknown === 0 && typos === 0;
  if (care.length === 0) return isUnderstood && read.isSure && first?.fit === 'mistyped';
  // One word that only begins like a known one may be a misspelling of another.
  const isSure = words > 1 || read.isSure;
  if (!first) return isSure || forgiving;
  if (first.fit === 'mistyped') return isSure && typos < first.typos;
  return isUnderstood && words > 1;
}

/** After "Dr" a word is a name, unless it is spelled like a complaint: Dr Nair, Dr Muthu. */
function isGuessed([first]: readonly FoundCare[], words: readonly string[]): boolean {
  if (!first || first.fit === 'begun' || first.fit === 'mistyped') return true;
  return words.length === 1 && first.cost > aliasCost;
}

/**
 * The best match first: by synonyms ("pet dard"), else by the meaning of the sentence ("my stomach hurts
 * since 2 days"), without anything it denies ("no fever").
 */
export function findCare(text: string, forgiving: boolean): FoundCare[] {
  const words = parseSearchWords(text) ?? [];
  const said = findCareByWords(words, forgiving);
  const isName = startsWithTitle(text) && isGuessed(said, words);
  const found = isName ? [] : said;
  const read = words.length > (isName ? 1 : 0) ? parseComplaint(text, forgiving) : null;
  if (!read) return found;
  if (read.isDenied) return saidIn(read);
  return found[0]?.fit !== 'whole' && isBetterAsSentence(read, found, forgiving) ? saidIn(read) : found;
}

/** Those that fit as well as the first: "fever" is Fever, and not also Fever in Child. */
export function findBestMatches(care: readonly FoundCare[]): FoundCare[] {
  const [first] = care;
  return care.filter(({ fit, cost }) => fit === first?.fit && cost < first.cost + foldedCost);
}

/** The specializations that a word may mean, by their own names or by those of their reasons. */
export function findSpecializations(word: string, forgiving: boolean): Specialization[] {
  const care = findCareByWords([word], forgiving);
  // The beginning of a word matches many things in nine languages, so only names of the product count here.
  const best = care.filter(({ fit, alias }) => fit === care[0]?.fit && (fit !== 'begun' || alias === null));
  if (best[0]?.fit !== 'whole' && word.length < minPartLength) return [];
  return [...new Set(best.map(({ specialization }) => specialization))];
}
