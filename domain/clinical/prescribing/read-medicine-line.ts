import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import {
  brandOf,
  hasStrength,
  isMeantBy,
  isNameOf,
  medicinesMeantBy,
  sharedFirstWord,
} from './meant-medicines.ts';
import { type Line, readWords } from './medicine-line-words.ts';
import { medicineLines } from './medicine-lines.ts';
import { plainTyped, sameNumbers } from './typed-line.ts';
import { formOf, strengthOf } from './usual-form.ts';

/** A typed line, and what it was read as. */
export interface ReadLine {
  readonly typed: string;
  readonly medicine: PrescribedMedicine;
  /** The words of it that were not understood; they stand in the instructions. */
  readonly unread: string;
}

/** Known medicines that a typed line may mean, the likeliest first; the line itself takes the first. */
export function medicinesMeant(typed: string, known: readonly KnownMedicine[]): KnownMedicine[] {
  const { name, strength, fields } = readWords(plainTyped(typed), known);
  return medicinesMeantBy({ name, strength, form: fields.form }, known);
}

/** Each medicine of what was typed or pasted: a line may name several ("amlo 5 od, telmi 40 od"). */
export function readMedicineLines(typed: string, known: readonly KnownMedicine[]): ReadLine[] {
  return medicineLines(typed, known).map((line) => readLine(line, known));
}

/**
 * A typed line as the fields of a medicine: "amlo 5 1-0-0 30d af" is Amlodipine, 5 mg, Tablet, 1-0-0, 30 days,
 * After food. Names may be begun or misspelled; what is not understood becomes an instruction, as it was typed.
 * Never fills a dose, a frequency or a duration that was not typed, and keeps every number.
 */
export function readMedicineLine(typed: string, known: readonly KnownMedicine[]): PrescribedMedicine {
  return readLine(typed, known).medicine;
}

function readLine(typed: string, known: readonly KnownMedicine[]): ReadLine {
  const text = plainTyped(typed);
  const line = readWords(text, known);
  const medicine = medicineOf(line, known);
  if (medicine.name === '') return { typed, medicine: { name: text, ...nothing }, unread: text };
  if (sameNumbers(text, medicine)) return { typed, medicine, unread: line.unread.join(', ') };
  return { typed, medicine: asTyped(text), unread: text };
}

const nothing = { strength: '', form: '', dose: '', frequency: '', duration: '', instructions: '' };
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What cannot be read safely: the words before the first number are the name, everything else is an instruction. */
function asTyped(text: string): PrescribedMedicine {
  const [, name = '', instructions = ''] =
    /^((?:(?!(?<![\p{L}\d])[\d½¼¾]|[,;]|\.\d).)*)(.*)$/su.exec(text) ?? [];
  if (!/\p{L}/u.test(name)) return { name: text, ...nothing };
  return { name: capitalized(name.trim()), ...nothing, instructions: instructions.trim() };
}

function medicineOf({ name, strength, fields }: Line, known: readonly KnownMedicine[]): PrescribedMedicine {
  const [meant = null] = medicinesMeantBy({ name, strength, form: fields.form }, known);
  const taken = nameTaken(meant, { name, strength }, known);
  const like = taken.isKnown ? meant : null;
  const form = taken.isShared ? fields.form : formOf(like, fields.form, strength, fields.dose);
  return {
    name: taken.name,
    strength: strengthOf(like, form, strength, meant !== null && isNameOf(meant, name)),
    form,
    dose: fields.dose,
    frequency: fields.frequency,
    duration: fields.duration,
    instructions: fields.instructions,
  };
}

/** "Levodopa" and "estradiol" are whole: nobody who wrote them meant carbidopa too, or the valerate. */
const isPartOf = (medicine: KnownMedicine, name: string) =>
  medicine.name.toLowerCase().startsWith(`${name.toLowerCase()} `);

/**
 * The name of the line: of the medicine that is meant, unless its usual strengths speak against it; a brand, and
 * the first word of several names, stay what they are.
 */
function nameTaken(
  meant: KnownMedicine | null,
  { name, strength }: Pick<Line, 'name' | 'strength'>,
  known: readonly KnownMedicine[],
): { name: string; isKnown: boolean; isShared: boolean } {
  if (!meant) return { name: capitalized(name), isKnown: false, isShared: false };
  if (isNameOf(meant, name)) return { name: meant.name, isKnown: true, isShared: false };
  const brand = brandOf(name);
  if (brand) return { name: brand, isKnown: true, isShared: false };
  const shared = /\s/.test(name) ? null : sharedFirstWord(meant, known);
  const isMeant = isMeantBy(meant, name) && (shared !== null || !isPartOf(meant, name));
  if (!isMeant || (strength !== '' && !hasStrength(meant, strength)))
    return { name: capitalized(name), isKnown: false, isShared: false };
  return { name: shared ?? meant.name, isKnown: true, isShared: shared !== null };
}
