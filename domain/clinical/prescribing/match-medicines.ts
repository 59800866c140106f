import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import { brands } from '#reference/brands.ts';
import { commonMedicines } from '#reference/common-medicines.ts';
import { ingredients as otherNames } from '#reference/ingredients.ts';
import { shortNames } from '#reference/short-names.ts';
import { findIngredients } from './find-ingredients.ts';
import { maxForgivenDistance, toMedicineSound, weightedEditDistance } from './medicine-name-distance.ts';
import { parseNameRows } from './parse-name-rows.ts';

const genericByBrand = new Map(
  [...parseNameRows(otherNames), ...parseNameRows(shortNames)].flatMap(({ name, others }) =>
    others.map((other) => [other.toLowerCase(), name] as const),
  ),
);
const brandNames = new Map(Object.keys(brands).map((name) => [name.toLowerCase(), name] as const));
const commonness = new Map<string, number>(commonMedicines.map((name, rank) => [name, rank]));
const countIngredients = ({ name }: KnownMedicine) => name.split(' + ').length;
const toCommonnessRank = ({ name }: KnownMedicine) => commonness.get(name) ?? commonMedicines.length;

/** Fewer letters begin too many names. */
const minLetters = 3;

/** Other typed details, which tell apart medicines with similar names. */
export interface TypedDetails {
  readonly name: string;
  /** As typed, with or without a unit. */
  readonly strength: string;
  readonly form: string;
}

/** Compares the number, and the unit if one was typed. */
export function hasStrength(medicine: KnownMedicine, strength: string): boolean {
  const wanted = strength.replace(/[\s,]/g, '').toLowerCase();
  return medicine.forms.some(({ strengths }) =>
    strengths.some((one) => {
      const usual = one.replace(/\s/g, '').toLowerCase();
      return usual === wanted || (/^[\d./]+$/.test(wanted) && extractNumbers(one) === wanted);
    }),
  );
}

/** "500" of "500 mg", "50/500" of "50 mg + 500 mg". */
export const extractNumbers = (strength: string) =>
  strength
    .split(' + ')
    .map((part) => /^[\d.]+/.exec(part)?.[0] ?? '')
    .join('/');

/**
 * Likeliest first: the exact name, then names that begin with what was typed, by strength, form and how
 * common they are; else names that sound like it.
 */
export function findMeantMedicines(
  { name, strength, form }: TypedDetails,
  known: readonly KnownMedicine[],
): KnownMedicine[] {
  const typed = name.trim().toLowerCase();
  const isWhole = known.some((medicine) => medicine.name.toLowerCase() === typed);
  const wanted = isWhole ? typed : (genericByBrand.get(typed) ?? typed).toLowerCase();
  const exact = known.find((medicine) => medicine.name.toLowerCase() === wanted);
  const begun = typed.length >= minLetters ? known.filter(createPrefixMatcher(wanted)) : [];
  const fitting = (medicine: KnownMedicine) =>
    Number(strength !== '' && hasStrength(medicine, strength)) +
    Number(form !== '' && medicine.forms.some((one) => one.form.toLowerCase().includes(form.toLowerCase())));
  const oneWord = !/[\s+]/.test(wanted);
  const ranked = (begun.length > 0 ? begun : soundingLike(wanted, known)).sort(
    (one, other) =>
      fitting(other) - fitting(one) ||
      (oneWord ? countIngredients(one) - countIngredients(other) : 0) ||
      toCommonnessRank(one) - toCommonnessRank(other) ||
      one.name.length - other.name.length,
  );
  const others = [...new Set([...ofBrand(typed, known), ...ranked])];
  return exact ? [exact, ...others.filter((other) => other !== exact)] : others;
}

/** Matches word by word: "amox clav" begins "Amoxicillin + Clavulanic acid". */
export function createPrefixMatcher(typed: string): (medicine: KnownMedicine) => boolean {
  const typedWords = typed.toLowerCase().split(/[\s+]+/);
  return (medicine) => {
    const words = wordsOfKnown(medicine);
    return typedWords.every((word, index) => words[index]?.startsWith(word));
  };
}

/** Caches by medicine, because a line is parsed on every keystroke. */
function cacheByMedicine<Value>(read: (name: string) => Value): (medicine: KnownMedicine) => Value {
  const kept = new WeakMap<KnownMedicine, Value>();
  return (medicine) => {
    const value = kept.get(medicine) ?? read(medicine.name);
    kept.set(medicine, value);
    return value;
  };
}
const wordsOfKnown = cacheByMedicine((name) => name.toLowerCase().split(/[\s+]+/));
const soundOfKnown = cacheByMedicine(toMedicineSound);
const composition = (name: string) => findIngredients(name).sort().join();
const compositionOfKnown = cacheByMedicine(composition);

function soundingLike(typed: string, known: readonly KnownMedicine[]): KnownMedicine[] {
  const sound = toMedicineSound(typed);
  const forgiven = maxForgivenDistance(sound);
  if (forgiven === 0) return [];
  return known.filter(
    (medicine) => weightedEditDistance(sound, soundOfKnown(medicine), forgiven) <= forgiven,
  );
}

function ofBrand(typed: string, known: readonly KnownMedicine[]): KnownMedicine[] {
  if (!findBrand(typed)) return [];
  const wanted = composition(typed);
  return known.filter((medicine) => compositionOfKnown(medicine) === wanted);
}

/** The brand as the table spells it. A brand is never replaced by its generic. */
export const findBrand = (name: string): string | null => brandNames.get(name.trim().toLowerCase()) ?? null;

/** Matches the whole name or another whole name of the medicine. */
export function hasFullName({ name }: KnownMedicine, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [wanted, genericByBrand.get(wanted)?.toLowerCase()].includes(name.toLowerCase());
}

/** One vowel, or commonly confused consonants. More is another medicine: nimodipine is not nifedipine. */
const maxSlip = 0.6;

/** Accepts the beginning of the name, or a small misspelling. */
export function matchesTypedName(medicine: KnownMedicine, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  if (createPrefixMatcher(genericByBrand.get(wanted) ?? wanted)(medicine)) return true;
  if (!/^[\p{Script=Latin}\P{L}]+$/u.test(wanted)) return true;
  return weightedEditDistance(toMedicineSound(wanted), soundOfKnown(medicine), maxSlip) <= maxSlip;
}

/**
 * The first word, where several medicines share it and none is called by it alone: "Insulin", "Metoprolol".
 * Otherwise null.
 */
export function findSharedFirstWord({ name }: KnownMedicine, known: readonly KnownMedicine[]): string | null {
  const [first = ''] = name.split(' ');
  const sharing = known.filter((other) => other.name.split(' ')[0] === first);
  return sharing.length > 1 && !sharing.some((other) => other.name === first) ? first : null;
}

/** Accepts a generic, one of its short names, or a brand. */
export function isWholeName(text: string, known: readonly KnownMedicine[]): boolean {
  const wanted = text.trim().toLowerCase();
  return (
    genericByBrand.has(wanted) ||
    brandNames.has(wanted) ||
    known.some(({ name }) => name.toLowerCase() === wanted)
  );
}
