import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { brands } from '#reference/brands.ts';
import { ingredients as otherNames } from '#reference/ingredients.ts';
import { salts as saltWords } from '#reference/salts.ts';
import {
  coarseSound,
  consonantKinds,
  consonantSkeleton,
  firmConsonants,
  leastUnlikeness,
  medicineSound,
  unlikeness,
  unlikenessForgiven,
  vowelsForgiven,
} from './name-likeness.ts';
import { nameRows } from './name-rows.ts';
import { plainLetters } from './plain-letters.ts';
import { antiCancer, listedOnline, prohibitedOnline } from './telemedicine-lists.ts';

/** A name by which a medicine is called: an ingredient, another name of it, or a brand. */
interface Term {
  readonly sound: string;
  readonly ingredients: readonly string[];
  readonly isBrand: boolean;
  readonly firm: number;
  readonly kinds: number;
  /** The sound as it is compared with a Latin word, and with one of an Indian script. */
  readonly joined: string;
  readonly coarse: string;
}

/** The name of a medicine in a text. */
export interface FoundName {
  readonly ingredients: readonly string[];
  /** Whether it is written as it is known; else it is a misspelling of what was known. */
  readonly exact: boolean;
  /** The lines in which it begins and ends, from 0. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** Whether nothing stands before it in its line but a number or a form: "1. Tab Alprax". */
  readonly beginsLine: boolean;
  /** Whether a number follows in the same line: "Alprax 0.5". */
  readonly beforeNumber: boolean;
}

const synonyms = nameRows(otherNames);
const mainNames = new Map(
  synonyms.flatMap(({ name, others }) => others.map((other) => [other.toLowerCase(), name] as const)),
);
const mainName = (ingredient: string) => mainNames.get(ingredient.toLowerCase()) ?? ingredient;
const prohibitedNames: ReadonlySet<string> = new Set(prohibitedOnline.map(({ ingredient }) => ingredient));

/** Sounds are compared without their blanks. */
const joined = (sound: string) => sound.replaceAll(' ', '');

function readTerms(): ReadonlyMap<string, Term> {
  const terms = new Map<string, Term>();
  const add = (name: string, ingredients: readonly string[], isBrand: boolean) => {
    const sound = medicineSound(name);
    if (sound === '' || terms.has(sound)) return;
    const plain = joined(sound);
    const counted = { firm: firmConsonants(sound), kinds: consonantKinds(plain) };
    terms.set(sound, { sound, ingredients, isBrand, ...counted, joined: plain, coarse: coarseSound(plain) });
  };
  for (const { ingredient } of [...prohibitedOnline, ...listedOnline, ...antiCancer])
    add(ingredient, [ingredient], false);
  for (const { name, others } of synonyms) for (const other of [name, ...others]) add(other, [name], false);
  for (const { name } of knownMedicines)
    for (const part of name.split(' + ')) add(part, [mainName(part)], false);
  for (const { name, others } of nameRows(brands)) add(name, others.map(mainName), true);
  return terms;
}

const terms = readTerms();
const termWords = new Set([...terms.keys()].flatMap((sound) => sound.split(' ')));
/** No name of a medicine has more letters: longer words are not compared. */
const maxNameLength = 60;
/** At least as many as a name may fall into when it is written with hyphens: "tra-ma-dol". */
const longest = Math.max(4, ...[...terms.keys()].map((sound) => sound.split(' ').length));
const salts = new Set(Object.keys(saltWords).map(medicineSound));
const isIndian = /[\u0900-\u0d7f]/;

const wordsIn = (sound: string) => sound.split(' ').length;

/** Terms by their number of words and the first letter of their coarse sound: errors rarely hit that letter. */
const byFirst = Map.groupBy([...terms.values()], ({ sound }) => `${wordsIn(sound)} ${firstOf(sound)}`);
/** For other scripts: terms by their number of words and their consonants. */
const byConsonants = Map.groupBy(
  [...terms.values()],
  ({ sound, coarse }) => `${wordsIn(sound)} ${consonantSkeleton(coarse)}`,
);
const maxMistyped = 3;

function firstOf(sound: string): string {
  const [first = ''] = coarseSound(sound);
  return /[aeiouy]/.test(first) ? 'a' : first;
}

const remembered = new Map<string, Term | null>();
const maxRemembered = 20_000;

/** The term that mistyped words, or those of another script, mean; of equally near ones a prohibited one. */
function meant(words: Words): Term | null {
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
  const plain = joined(sound);
  const count = wordsIn(sound);
  return otherScript ? nearestByConsonants(coarseSound(plain), count) : nearestBySound(plain, count);
}

/** A brand is an invented word: one vowel of another is mostly another brand. */
const wrongInBrand = 0.3;

function nearestBySound(own: string, count: number): Term | null {
  const forgiven = unlikenessForgiven(own);
  if (forgiven === 0) return null;
  const firm = firmConsonants(own);
  const kinds = consonantKinds(own);
  const nearest = nearestTo(forgiven);
  for (const term of byFirst.get(`${count} ${firstOf(own)}`) ?? []) {
    const max = Math.min(term.isBrand ? wrongInBrand : forgiven, nearest.least());
    // Cheaply: so many consonants more or less, or of other kinds, cost more than is forgiven.
    if (Math.abs(term.firm - firm) > max || leastUnlikeness(term.kinds, kinds) > max) continue;
    nearest.offer(term, unlikeness(own, term.joined, max), max);
  }
  return nearest.term();
}

/** Another script writes the same consonants, and vowels as it hears them. */
function nearestByConsonants(own: string, count: number): Term | null {
  const forgiven = vowelsForgiven(own);
  const nearest = nearestTo(forgiven);
  for (const term of byConsonants.get(`${count} ${consonantSkeleton(own)}`) ?? []) {
    const max = Math.min(term.isBrand ? wrongInBrand : forgiven, nearest.least());
    nearest.offer(term, unlikeness(own, term.coarse, max), max);
  }
  return nearest.term();
}

/** The nearest of the terms that are offered; of equally near ones a prohibited one. */
function nearestTo(forgiven: number) {
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

/** "tramadolhydrochloride": a salt that is written without a blank is a word of its own. */
function splitSalt(word: string): string[] {
  const name = word.replace(joinedSalt, '');
  return name === word || termWords.has(medicineSound(word)) ? [word] : [name, word.slice(name.length)];
}

/** The words of lines as they are compared; what separates words, and parts of a name, is lost. */
function readWords(lines: readonly string[]): Word[] {
  return lines.flatMap((text, line) =>
    plainLetters(text)
      .split(separators)
      .flatMap(splitSalt)
      .map((word) => ({ word, sound: medicineSound(word), line }))
      .filter(({ sound }) => sound !== ''),
  );
}

/** The names of medicines in the lines of a text, in their order; a name may go over the end of a line. */
export function namesIn(lines: readonly string[]): FoundName[] {
  const words = readWords(lines);
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
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const sounds = words.slice(at, at + length).map(({ sound }) => sound);
    // "alpra zolam" is one name; "as a" is none.
    const term =
      terms.get(sounds.join(' ')) ??
      (length > 1 && sounds.join('').length > 6 ? terms.get(sounds.join('')) : undefined) ??
      (length === 1 ? terms.get(withoutForm(words[at]?.word ?? '')) : undefined);
    if (term) return { length, ingredients: term.ingredients, exact: true };
  }
  return null;
}

/** "tabTramadol", "RxAlprax", "tramadoltab": a form that was written without a blank. */
function withoutForm(word: string): string {
  const bare = word.replace(
    /^(?:tab|cap|inj|syp|syr|rx)(?=.{5})|(?<=.{5})(?:tabs?|caps?|inj|syp|syr)$/gi,
    '',
  );
  return bare === word ? '' : medicineSound(bare);
}

function meantAt(words: Words, at: number): Read | null {
  if (salts.has(words[at]?.sound ?? '')) return null;
  const ofLine = words.slice(at, at + maxMistyped).filter(({ line }) => line === words[at]?.line);
  for (let length = ofLine.length; length > 0; length -= 1) {
    const term = meant(ofLine.slice(0, length));
    if (term) return { length, ingredients: term.ingredients, exact: false };
  }
  return null;
}

/**
 * The ingredients of a medicine by its name: a generic, a combination ("Codeine + Chlorpheniramine"), a salt
 * ("morphine sulphate") or a known brand; misspelled and in Indian scripts too. None if the name is unknown.
 */
export function ingredientsOf(name: string): string[] {
  return [...new Set(namesIn([name]).flatMap(({ ingredients }) => ingredients))];
}
