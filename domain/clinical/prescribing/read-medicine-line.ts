import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import {
  findBrand,
  findMeantMedicines,
  findSharedFirstWord,
  hasFullName,
  hasStrength,
  matchesTypedName,
} from './meant-medicines.ts';
import { type LineParts, parseLineParts } from './medicine-line-words.ts';
import { splitMedicineLines } from './medicine-lines.ts';
import { hasSameNumbers, normalizeTypedLine } from './typed-line.ts';
import { inferForm, normalizeStrength } from './usual-form.ts';

/** A typed line, and what it was read as. */
export interface ParsedLine {
  readonly typed: string;
  readonly medicine: PrescribedMedicine;
  /** The words of it that were not understood; they stand in the instructions. */
  readonly unread: string;
}

/** Known medicines that a typed line may mean, the likeliest first; the line itself takes the first. */
export function suggestMedicines(typed: string, known: readonly KnownMedicine[]): KnownMedicine[] {
  const { name, strength, fields } = parseLineParts(normalizeTypedLine(typed), known);
  return findMeantMedicines({ name, strength, form: fields.form }, known);
}

/** Each medicine of what was typed or pasted: a line may name several ("amlo 5 od, telmi 40 od"). */
export function parseMedicineLines(typed: string, known: readonly KnownMedicine[]): ParsedLine[] {
  return splitMedicineLines(typed, known).map((line) => readLine(line, known));
}

/**
 * A typed line as the fields of a medicine: "amlo 5 1-0-0 30d af" is Amlodipine, 5 mg, Tablet, 1-0-0, 30 days,
 * After food. Names may be begun or misspelled; what is not understood becomes an instruction, as it was typed.
 * Never fills a dose, a frequency or a duration that was not typed, and keeps every number.
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

/** What cannot be read safely: the words before the first number are the name, everything else is an instruction. */
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

/** "Levodopa" and "estradiol" are whole: nobody who wrote them meant carbidopa too, or the valerate. */
const isNamePart = (medicine: KnownMedicine, name: string) =>
  medicine.name.toLowerCase().startsWith(`${name.toLowerCase()} `);

/**
 * The name of the line: of the medicine that is meant, unless its usual strengths speak against it; a brand, and
 * the first word of several names, stay what they are.
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
