import type { KnownMedicine } from '#domain/medicines.ts';
import { commonMedicines, shortNames } from './common-medicines.ts';
import { brands, otherNames } from './ingredient-names.ts';
import { ingredientsOf } from './ingredients.ts';
import { medicineSound, unlikeness, unlikenessForgiven } from './name-likeness.ts';

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/));

const genericOf = new Map(
  [...linesOf(otherNames), ...linesOf(shortNames)].flatMap(([name = '', others = '']) =>
    others.split(', ').map((other) => [other.toLowerCase(), name] as const),
  ),
);
const brandNames: ReadonlySet<string> = new Set(linesOf(brands).map(([name = '']) => name.toLowerCase()));
const commonness = new Map(commonMedicines.map((name, rank) => [name, rank] as const));
const partsOf = ({ name }: KnownMedicine) => name.split(' + ').length;
const rankOf = ({ name }: KnownMedicine) => commonness.get(name) ?? commonMedicines.length;

/** Fewer letters begin too many names. */
const lettersAtLeast = 3;

/** What else was typed of the medicine: it tells those apart that begin alike. */
export interface Typed {
  readonly name: string;
  /** As typed, with or without a unit. */
  readonly strength: string;
  readonly form: string;
}

/** Whether one of the usual strengths has that number, and the unit if one was typed. */
export function hasStrength(medicine: KnownMedicine, strength: string): boolean {
  const wanted = strength.replace(/\s/g, '').toLowerCase();
  return medicine.forms.some(({ strengths }) =>
    strengths.some((one) => {
      const usual = one.replace(/\s/g, '').toLowerCase();
      return usual === wanted || (/^[\d./]+$/.test(wanted) && numbersOf(one) === wanted);
    }),
  );
}

/** The numbers of a strength as they are typed: "500" of "500 mg", "50/500" of "50 mg + 500 mg". */
export const numbersOf = (strength: string) =>
  strength
    .split(' + ')
    .map((part) => /^[\d.]+/.exec(part)?.[0] ?? '')
    .join('/');

/**
 * The known medicines that may be meant, the likeliest first: the very name, then those that begin with what
 * was typed, by strength, form and how common they are; else those that sound like it.
 */
export function medicinesMeantBy(
  { name, strength, form }: Typed,
  known: readonly KnownMedicine[],
): KnownMedicine[] {
  const typed = name.trim().toLowerCase();
  const wanted = (genericOf.get(typed) ?? typed).toLowerCase();
  const exact = known.find((medicine) => medicine.name.toLowerCase() === wanted);
  const begun =
    typed.length >= lettersAtLeast ? known.filter((medicine) => beginsWith(medicine.name, wanted)) : [];
  const fitting = (medicine: KnownMedicine) =>
    Number(strength !== '' && hasStrength(medicine, strength)) +
    Number(form !== '' && medicine.forms.some((one) => one.form.toLowerCase().includes(form.toLowerCase())));
  const oneWord = !/[\s+]/.test(wanted);
  const ranked = (begun.length > 0 ? begun : soundingLike(wanted, known)).sort(
    (one, other) =>
      fitting(other) - fitting(one) ||
      (oneWord ? partsOf(one) - partsOf(other) : 0) ||
      rankOf(one) - rankOf(other) ||
      one.name.length - other.name.length,
  );
  const others = [...new Set([...ofBrand(typed, known), ...ranked])];
  return exact ? [exact, ...others.filter((other) => other !== exact)] : others;
}

/** Each typed word begins the word of the name in its place: "amox clav" begins "Amoxicillin + Clavulanic acid". */
export function beginsWith(name: string, typed: string): boolean {
  const words = name.toLowerCase().split(/[\s+]+/);
  const typedWords = typed.split(/[\s+]+/);
  return typedWords.every((word, index) => words[index]?.startsWith(word));
}

function soundingLike(typed: string, known: readonly KnownMedicine[]): KnownMedicine[] {
  const sound = medicineSound(typed);
  const forgiven = unlikenessForgiven(sound);
  if (forgiven === 0) return [];
  return known.filter(({ name }) => unlikeness(sound, medicineSound(name)) <= forgiven);
}

function ofBrand(typed: string, known: readonly KnownMedicine[]): KnownMedicine[] {
  if (!isBrand(typed)) return [];
  const wanted = ingredientsOf(typed).sort().join();
  return known.filter(({ name }) => ingredientsOf(name).sort().join() === wanted);
}

/** Whether a name is a brand of the table: a brand stays what the doctor wrote. */
export const isBrand = (name: string) => brandNames.has(name.trim().toLowerCase());

/** Whether several known names have this as their first word, which then stays as it was typed: "insulin". */
export function isFirstWordOfSeveral(name: string, known: readonly KnownMedicine[]): boolean {
  const typed = name.trim().toLowerCase();
  return known.filter((medicine) => medicine.name.toLowerCase().split(' ')[0] === typed).length > 1;
}
