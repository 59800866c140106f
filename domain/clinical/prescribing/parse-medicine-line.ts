import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import { type LineParts, parseLineParts } from './line-parts.ts';
import {
  findBrand,
  findMeantMedicines,
  findSharedFirstWord,
  hasFullName,
  hasStrength,
  matchesTypedName,
} from './match-medicines.ts';
import { hasSameNumbers, normalizeTypedLine } from './normalize-typed-line.ts';
import { splitMedicineLines } from './split-medicine-lines.ts';
import { inferForm, normalizeStrength } from './usual-form-and-strength.ts';

export interface ParsedLine {
  readonly typed: string;
  readonly medicine: PrescribedMedicine;
  /** Words that were not understood; they are part of the instructions. */
  readonly unread: string;
}

/** The likeliest first; the line itself uses the first. */
export function suggestMedicines(typed: string, known: readonly KnownMedicine[]): KnownMedicine[] {
  const { name, strength, fields } = parseLineParts(normalizeTypedLine(typed), known);
  return findMeantMedicines({ name, strength, form: fields.form }, known);
}

/** A line may name several medicines: "amlo 5 od, telmi 40 od". */
export function parseMedicineLines(typed: string, known: readonly KnownMedicine[]): ParsedLine[] {
  return splitMedicineLines(typed, known).map((line) => readLine(line, known));
}

/**
 * "amlo 5 1-0-0 30d af" becomes Amlodipine, 5 mg, Tablet, 1-0-0, 30 days, After food. Names may be
 * abbreviated or misspelled; words that are not understood become an instruction, as typed. Never adds a
 * dose, a frequency or a duration, and preserves every number.
 */
export function parseMedicineLine(typed: string, known: readonly KnownMedicine[]): PrescribedMedicine {
  return readLine(typed, known).medicine;
}

function readLine(typed: string, known: readonly KnownMedicine[]): ParsedLine {
  const text = normalizeTypedLine(typed);
  const line = parseLineParts(text, known);
  const medicine = toMedicine(line, known);
  if (medicine.name === '') return { typed, medicine: { name: text, ...emptyFields }, unread: text };
  if (hasSameNumbers(text, medicine)) return { typed, medicine, unread: line.unread.join(', ') };
  return { typed, medicine: toUnparsedMedicine(text), unread: text };
}

const emptyFields = { strength: '', form: '', dose: '', frequency: '', duration: '', instructions: '' };
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * For lines that cannot be read safely: the words before the first number are the name, the rest is an
 * instruction.
 */
function toUnparsedMedicine(text: string): PrescribedMedicine {
  const [, name = '', instructions = ''] =
    /^((?:(?!(?<![\p{L}\d])[\d½¼¾]|[,;]|\.\d).)*)(.*)$/su.exec(text) ?? [];
  if (!/\p{L}/u.test(name)) return { name: text, ...emptyFields };
  return { name: capitalized(name.trim()), ...emptyFields, instructions: instructions.trim() };
}

function toMedicine(
  { name, strength, fields }: LineParts,
  known: readonly KnownMedicine[],
): PrescribedMedicine {
  const [meant = null] = findMeantMedicines({ name, strength, form: fields.form }, known);
  const taken = chooseName(meant, { name, strength }, known);
  const like = taken.isKnown ? meant : null;
  const form = taken.isShared ? fields.form : inferForm(like, fields.form, strength, fields.dose);
  return {
    name: taken.name,
    strength: normalizeStrength(like, form, strength, meant !== null && hasFullName(meant, name)),
    form,
    dose: fields.dose,
    frequency: fields.frequency,
    duration: fields.duration,
    instructions: fields.instructions,
  };
}

/** "Levodopa" and "estradiol" are complete: they do not imply carbidopa or the valerate. */
const isNamePart = (medicine: KnownMedicine, name: string) =>
  medicine.name.toLowerCase().startsWith(`${name.toLowerCase()} `);

/**
 * The name of the matching medicine, unless its usual strengths contradict it. A brand, and a first word that
 * several names share, stay as typed.
 */
function chooseName(
  meant: KnownMedicine | null,
  { name, strength }: Pick<LineParts, 'name' | 'strength'>,
  known: readonly KnownMedicine[],
): { name: string; isKnown: boolean; isShared: boolean } {
  if (!meant) return { name: capitalized(name), isKnown: false, isShared: false };
  if (hasFullName(meant, name)) return { name: meant.name, isKnown: true, isShared: false };
  const brand = findBrand(name);
  if (brand) return { name: brand, isKnown: true, isShared: false };
  const shared = /\s/.test(name) ? null : findSharedFirstWord(meant, known);
  const isMeant = matchesTypedName(meant, name) && (shared !== null || !isNamePart(meant, name));
  if (!isMeant || (strength !== '' && !hasStrength(meant, strength)))
    return { name: capitalized(name), isKnown: false, isShared: false };
  return { name: shared ?? meant.name, isKnown: true, isShared: shared !== null };
}
