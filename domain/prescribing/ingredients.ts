import { knownMedicines } from '#domain/medicine-list.ts';
import { brands } from './brands.ts';
import { otherNames, saltWords } from './ingredient-names.ts';
import {
  coarseSound,
  firmConsonants,
  medicineSound,
  unlikeness,
  unlikenessForgiven,
} from './name-likeness.ts';
import { nameLines } from './name-lines.ts';
import { plainLetters } from './plain-letters.ts';
import { prohibitedOnline } from './prohibited-online.ts';
import { antiCancer, listedOnline } from './telemedicine-lists.ts';

/** A name by which a medicine is called: an ingredient, another name of it, or a brand. */
interface Term {
  readonly sound: string;
  readonly ingredients: readonly string[];
  readonly isBrand: boolean;
  readonly firm: number;
}

/** What stands for a medicine in a text: its ingredients, and whether it was written as it is known. */
export interface FoundName {
  readonly ingredients: readonly string[];
  /** Where the words begin, counted in words of the text. */
  readonly at: number;
  /** The words as they were written. */
  readonly name: string;
  readonly exact: boolean;
}

const synonyms = nameLines(otherNames);
const mainNames = new Map(
  synonyms.flatMap(({ name, others }) => others.map((other) => [other.toLowerCase(), name] as const)),
);
const mainName = (ingredient: string) => mainNames.get(ingredient.toLowerCase()) ?? ingredient;
const prohibitedNames: ReadonlySet<string> = new Set(prohibitedOnline.map(({ ingredient }) => ingredient));

function readTerms(): ReadonlyMap<string, Term> {
  const terms = new Map<string, Term>();
  const add = (name: string, ingredients: readonly string[], isBrand: boolean) => {
    const sound = medicineSound(name);
    if (sound !== '' && !terms.has(sound))
      terms.set(sound, { sound, ingredients, isBrand, firm: firmConsonants(sound) });
  };
  for (const { ingredient } of [...prohibitedOnline, ...listedOnline, ...antiCancer])
    add(ingredient, [ingredient], false);
  for (const { name, others } of synonyms) for (const other of [name, ...others]) add(other, [name], false);
  for (const { name } of knownMedicines)
    for (const part of name.split(' + ')) add(part, [mainName(part)], false);
  for (const { name, others } of nameLines(brands)) add(name, others.map(mainName), true);
  return terms;
}

const terms = readTerms();
/** At least as many as a name may fall into when it is written with hyphens: "tra-ma-dol". */
const longest = Math.max(4, ...[...terms.keys()].map((sound) => sound.split(' ').length));
const salts = new Set(saltWords.split(/\s+/).map(medicineSound));
const isIndian = /[\u0900-\u0d7f]/;

/** Sounds are compared without their blanks. */
const joined = (sound: string) => sound.replaceAll(' ', '');
const wordsIn = (sound: string) => sound.split(' ').length;

/** Terms by their number of words and the first letter of their coarse sound: errors rarely hit that letter. */
const byFirst = Map.groupBy([...terms.values()], ({ sound }) => `${wordsIn(sound)} ${firstOf(sound)}`);
const mistypedAtMost = 3;

function firstOf(sound: string): string {
  const [first = ''] = coarseSound(sound);
  return /[aeiouy]/.test(first) ? 'a' : first;
}

const remembered = new Map<string, Term | null>();
const rememberedAtMost = 20_000;

/** The term that mistyped words, or those of another script, mean; of equally near ones a prohibited one. */
function meant(words: Words): Term | null {
  const text = words.map(({ word }) => word).join(' ');
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const found = nearest(words.map(({ sound }) => sound).join(' '), isIndian.test(text));
  if (remembered.size >= rememberedAtMost) remembered.clear();
  remembered.set(text, found);
  return found;
}

function nearest(sound: string, otherScript: boolean): Term | null {
  const forgiven = unlikenessForgiven(joined(sound), otherScript);
  if (forgiven === 0) return null;
  let best: Term | null = null;
  let least = forgiven;
  const firm = firmConsonants(otherScript ? coarseSound(joined(sound)) : sound);
  const compared = otherScript ? (one: string) => coarseSound(joined(one)) : joined;
  const own = compared(sound);
  for (const term of byFirst.get(`${wordsIn(sound)} ${firstOf(sound)}`) ?? []) {
    // Cheaply: so many consonants more or less cost more than is forgiven.
    if (Math.abs(term.firm - firm) > least) continue;
    // A brand is an invented word: one vowel of another is mostly another brand.
    const atMost = term.isBrand && !otherScript ? wrongInBrand : forgiven;
    const unlike = unlikeness(own, compared(term.sound), atMost);
    if (unlike > atMost || unlike > least) continue;
    const isNearer = unlike < least || best === null;
    if (isNearer || term.ingredients.some((one) => prohibitedNames.has(one))) best = term;
    least = unlike;
  }
  return best;
}

const wrongInBrand = 0.3;

/** The words of a text as they are compared; what separates words, and parts of a name, is lost. */
function wordsOf(text: string): { word: string; sound: string }[] {
  return plainLetters(text)
    .replace(/(\d)(mg|mcg|ml|gm|g|iu)\b/gi, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((word) => ({ word, sound: medicineSound(word) }))
    .filter(({ sound }) => sound !== '');
}

/** How many words of a text are compared. */
export const countWords = (text: string) => wordsOf(text).length;

/** The names of medicines in a text, in their order; a name of several words before one of fewer. */
export function namesIn(text: string): FoundName[] {
  const words = wordsOf(text);
  const found: FoundName[] = [];
  let at = 0;
  while (at < words.length) {
    const read = exactAt(words, at) ?? meantAt(words, at);
    const isSalt = salts.has(words[at]?.sound ?? '') && found.length > 0;
    if (read && !(isSalt && read.length === 1)) {
      const name = words
        .slice(at, at + read.length)
        .map(({ word }) => word)
        .join(' ');
      found.push({ ingredients: read.ingredients, at, name, exact: read.exact });
    }
    at += read ? read.length : 1;
  }
  return found;
}

type Words = readonly { word: string; sound: string }[];

function exactAt(words: Words, at: number) {
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

function meantAt(words: Words, at: number) {
  if (salts.has(words[at]?.sound ?? '')) return null;
  for (let length = Math.min(mistypedAtMost, words.length - at); length > 0; length -= 1) {
    const term = meant(words.slice(at, at + length));
    if (term) return { length, ingredients: term.ingredients, exact: false };
  }
  return null;
}

/**
 * The ingredients of a medicine by its name: a generic, a combination ("Codeine + Chlorpheniramine"), a salt
 * ("morphine sulphate") or a known brand; misspelled and in Indian scripts too. None if the name is unknown.
 */
export function ingredientsOf(name: string): string[] {
  return [...new Set(namesIn(name).flatMap(({ ingredients }) => ingredients))];
}
