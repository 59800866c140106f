import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { brands } from '#reference/brands.ts';
import { ingredients as otherNames } from '#reference/ingredients.ts';
import { salts as saltWords } from '#reference/salts.ts';
import {
  antiCancerMedicines,
  listedOnline,
  prohibitedOnline,
} from '../prescription-rules/telemedicine-lists.ts';
import {
  countFirmConsonants,
  maxForgivenDistance,
  maxForgivenVowelDistance,
  minEditDistance,
  toCoarseSound,
  toConsonantKinds,
  toConsonantSkeleton,
  toMedicineSound,
  weightedEditDistance,
} from './medicine-name-distance.ts';
import { parseNameRows } from './parse-name-rows.ts';
import { toPlainLetters } from './plain-letters.ts';

/** A name of a medicine: an ingredient, another name of it, or a brand. */
interface Term {
  readonly sound: string;
  readonly ingredients: readonly string[];
  readonly isBrand: boolean;
  readonly firm: number;
  readonly kinds: number;
  /** Forms of the sound for comparison with Latin words and with words of an Indian script. */
  readonly joined: string;
  readonly coarse: string;
}

/** A medicine name found in a text. */
export interface FoundName {
  readonly ingredients: readonly string[];
  /** False for a misspelling. */
  readonly exact: boolean;
  /** The lines in which it begins and ends, from 0. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** True if only a number or a form precedes it in its line: "1. Tab Alprax". */
  readonly beginsLine: boolean;
  /** True if a number follows in the same line: "Alprax 0.5". */
  readonly beforeNumber: boolean;
}

const synonyms = parseNameRows(otherNames);
const mainNames = new Map(
  synonyms.flatMap(({ name, others }) => others.map((other) => [other.toLowerCase(), name] as const)),
);
const mainName = (ingredient: string) => mainNames.get(ingredient.toLowerCase()) ?? ingredient;
const prohibitedNames: ReadonlySet<string> = new Set(prohibitedOnline.map(({ ingredient }) => ingredient));

/** Sounds are compared without spaces. */
const removeSpaces = (sound: string) => sound.replaceAll(' ', '');

function readTerms(): ReadonlyMap<string, Term> {
  const terms = new Map<string, Term>();
  const add = (name: string, ingredients: readonly string[], isBrand: boolean) => {
    const sound = toMedicineSound(name);
    if (sound === '' || terms.has(sound)) return;
    const plain = removeSpaces(sound);
    const counted = { firm: countFirmConsonants(sound), kinds: toConsonantKinds(plain) };
    terms.set(sound, {
      sound,
      ingredients,
      isBrand,
      ...counted,
      joined: plain,
      coarse: toCoarseSound(plain),
    });
  };
  for (const { ingredient } of [...prohibitedOnline, ...listedOnline, ...antiCancerMedicines])
    add(ingredient, [ingredient], false);
  for (const { name, others } of synonyms) for (const other of [name, ...others]) add(other, [name], false);
  for (const { name } of knownMedicines)
    for (const part of name.split(' + ')) add(part, [mainName(part)], false);
  for (const { name, others } of parseNameRows(brands)) add(name, others.map(mainName), true);
  return terms;
}

const terms = readTerms();
const termWords = new Set([...terms.keys()].flatMap((sound) => sound.split(' ')));
/** Longer than any medicine name: longer words are not compared. */
const maxNameLength = 60;
/** Allows for names that hyphens split into more words: "tra-ma-dol". */
const maxNameWords = Math.max(4, ...[...terms.keys()].map((sound) => sound.split(' ').length));
const salts = new Set(Object.keys(saltWords).map(toMedicineSound));
const isIndian = /[\u0900-\u0d7f]/;

const wordsIn = (sound: string) => sound.split(' ').length;

/** Terms by their number of words and the first letter of their coarse sound: errors rarely hit that letter. */
const termsByFirstLetter = Map.groupBy(
  [...terms.values()],
  ({ sound }) => `${wordsIn(sound)} ${firstLetter(sound)}`,
);
/** For other scripts: terms by their number of words and their consonants. */
const termsByConsonants = Map.groupBy(
  [...terms.values()],
  ({ sound, coarse }) => `${wordsIn(sound)} ${toConsonantSkeleton(coarse)}`,
);
const maxMistyped = 3;

function firstLetter(sound: string): string {
  const [first = ''] = toCoarseSound(sound);
  return /[aeiouy]/.test(first) ? 'a' : first;
}

const remembered = new Map<string, Term | null>();
const maxRemembered = 20_000;

/**
 * Finds the term for mistyped words, or words of another script; among equally near ones a prohibited one.
 */
function findMeantTerm(words: Words): Term | null {
  const text = words.map(({ word }) => word).join(' ');
  if (text.length > maxNameLength) return null;
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const found = nearest(words.map(({ sound }) => sound).join(' '), isIndian.test(text));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(text, found);
  return found;
}

function nearest(sound: string, otherScript: boolean): Term | null {
  const plain = removeSpaces(sound);
  const count = wordsIn(sound);
  return otherScript ? nearestByConsonants(toCoarseSound(plain), count) : nearestBySound(plain, count);
}

/** A brand is an invented word: one different vowel usually makes another brand. */
const maxBrandDistance = 0.3;

function nearestBySound(own: string, count: number): Term | null {
  const forgiven = maxForgivenDistance(own);
  if (forgiven === 0) return null;
  const firm = countFirmConsonants(own);
  const kinds = toConsonantKinds(own);
  const nearest = createNearestFinder(forgiven);
  for (const term of termsByFirstLetter.get(`${count} ${firstLetter(own)}`) ?? []) {
    const max = Math.min(term.isBrand ? maxBrandDistance : forgiven, nearest.least());
    // A cheap check first: this difference in consonants alone exceeds the limit.
    if (Math.abs(term.firm - firm) > max || minEditDistance(term.kinds, kinds) > max) continue;
    nearest.offer(term, weightedEditDistance(own, term.joined, max), max);
  }
  return nearest.term();
}

/** Other scripts write the same consonants, but vowels as they are heard. */
function nearestByConsonants(own: string, count: number): Term | null {
  const forgiven = maxForgivenVowelDistance(own);
  const nearest = createNearestFinder(forgiven);
  for (const term of termsByConsonants.get(`${count} ${toConsonantSkeleton(own)}`) ?? []) {
    const max = Math.min(term.isBrand ? maxBrandDistance : forgiven, nearest.least());
    nearest.offer(term, weightedEditDistance(own, term.coarse, max), max);
  }
  return nearest.term();
}

/** Collects the nearest of the offered terms; among equally near ones a prohibited one. */
function createNearestFinder(forgiven: number) {
  let best: Term | null = null;
  let least = forgiven;
  return {
    least: () => least,
    term: () => best,
    offer(term: Term, unlike: number, max: number) {
      if (unlike > max) return;
      const isNearer = unlike < least || best === null;
      if (isNearer || term.ingredients.some((one) => prohibitedNames.has(one))) best = term;
      least = unlike;
    },
  };
}

interface Word {
  readonly word: string;
  readonly sound: string;
  readonly line: number;
}
type Words = readonly Word[];

const separators = /[^\p{L}\p{M}\p{N}'’]+/u;
const joinedSalts = Object.entries(saltWords).flatMap(([salt, isJoined]) => (isJoined ? salt : []));
const joinedSalt = new RegExp(`(?<=\\p{L}{4})(?:${joinedSalts.join('|')})$`, 'iu');

/** "tramadolhydrochloride": a salt written without a space is a separate word. */
function splitSalt(word: string): string[] {
  const name = word.replace(joinedSalt, '');
  return name === word || termWords.has(toMedicineSound(word)) ? [word] : [name, word.slice(name.length)];
}

/** Splits lines into comparable words and drops separators. */
function splitIntoWords(lines: readonly string[]): Word[] {
  return lines.flatMap((text, line) =>
    toPlainLetters(text)
      .split(separators)
      .flatMap(splitSalt)
      .map((word) => ({ word, sound: toMedicineSound(word), line }))
      .filter(({ sound }) => sound !== ''),
  );
}

/** In order of appearance; a name may continue on the next line. */
export function findMedicineNames(lines: readonly string[]): FoundName[] {
  const words = splitIntoWords(lines);
  const found: FoundName[] = [];
  let at = 0;
  while (at < words.length) {
    const read = exactAt(words, at) ?? meantAt(words, at);
    const isSalt = read?.length === 1 && found.length > 0 && salts.has(words[at]?.sound ?? '');
    if (read && !isSalt) found.push({ ...read, ...findPlace(words, at, at + read.length) });
    at += read?.length ?? 1;
  }
  return found;
}

const opening = /^(?:\d+|rx|tabs?|tablets?|caps?|capsules?|syp|syr|syrup|inj|injection|drops?)$/i;

function findPlace(words: Words, from: number, to: number) {
  const firstLine = words[from]?.line ?? 0;
  const lastLine = words[to - 1]?.line ?? 0;
  const next = words[to];
  let before = from - 1;
  while (words[before]?.line === firstLine && opening.test(words[before]?.word ?? '')) before -= 1;
  return {
    firstLine,
    lastLine,
    beginsLine: words[before]?.line !== firstLine,
    beforeNumber: next?.line === lastLine && /^\d/.test(next.word),
  };
}

interface Read extends Pick<FoundName, 'ingredients' | 'exact'> {
  /** In words. */
  readonly length: number;
}

function exactAt(words: Words, at: number): Read | null {
  for (let length = Math.min(maxNameWords, words.length - at); length > 0; length -= 1) {
    const sounds = words.slice(at, at + length).map(({ sound }) => sound);
    // "alpra zolam" is one name; "as a" is none.
    const term =
      terms.get(sounds.join(' ')) ??
      (length > 1 && sounds.join('').length > 6 ? terms.get(sounds.join('')) : undefined) ??
      (length === 1 ? terms.get(removeForm(words[at]?.word ?? '')) : undefined);
    if (term) return { length, ingredients: term.ingredients, exact: true };
  }
  return null;
}

/** "tabTramadol", "RxAlprax", "tramadoltab": a form written without a space. */
function removeForm(word: string): string {
  const bare = word.replace(
    /^(?:tab|cap|inj|syp|syr|rx)(?=.{5})|(?<=.{5})(?:tabs?|caps?|inj|syp|syr)$/gi,
    '',
  );
  return bare === word ? '' : toMedicineSound(bare);
}

function meantAt(words: Words, at: number): Read | null {
  if (salts.has(words[at]?.sound ?? '')) return null;
  const ofLine = words.slice(at, at + maxMistyped).filter(({ line }) => line === words[at]?.line);
  for (let length = ofLine.length; length > 0; length -= 1) {
    const term = findMeantTerm(ofLine.slice(0, length));
    if (term) return { length, ingredients: term.ingredients, exact: false };
  }
  return null;
}

/**
 * Accepts a generic, a combination ("Codeine + Chlorpheniramine"), a salt ("morphine sulphate") or a known
 * brand, also misspelled and in Indian scripts. Empty if the name is unknown.
 */
export function findIngredients(name: string): string[] {
  return [...new Set(findMedicineNames([name]).flatMap(({ ingredients }) => ingredients))];
}
