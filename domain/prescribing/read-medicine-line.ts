import type { KnownMedicine } from '#domain/medicines.ts';
import type { PrescribedMedicine } from '#domain/prescriptions.ts';
import { brandOf, hasStrength, isNameOf, medicinesMeantBy, sharedFirstWord } from './meant-medicines.ts';
import { type Line, readWords } from './medicine-line-words.ts';
import { formOf, strengthOf } from './usual-form.ts';

/** Known medicines that a typed line may mean, the likeliest first; the line itself takes the first. */
export function medicinesMeant(typed: string, known: readonly KnownMedicine[]): KnownMedicine[] {
  const { name, strength, fields } = readWords(typed, known);
  return medicinesMeantBy({ name, strength, form: fields.form }, known);
}

/**
 * A typed line as the fields of a medicine: "amlo 5 1-0-0 30d af" is Amlodipine, 5 mg, Tablet, 1-0-0, 30 days,
 * After food. Names may be begun or misspelled; what is not understood becomes an instruction. Never fills a
 * dose, a frequency or a duration that was not typed.
 */
export function readMedicineLine(typed: string, known: readonly KnownMedicine[]): PrescribedMedicine {
  const { name, strength, fields, rest } = readWords(typed, known);
  const [meant = null] = medicinesMeantBy({ name, strength, form: fields.form }, known);
  const taken = nameTaken(meant, { name, strength }, known);
  const like = taken.isKnown ? meant : null;
  const instructions = [fields.instructions, rest.join(' ')].filter(Boolean).join(', ');
  const form = taken.isShared ? fields.form : formOf(like, fields.form, strength, fields.dose);
  return {
    name: taken.name,
    strength: strengthOf(like, form, strength, meant !== null && isNameOf(meant, name)),
    form,
    dose: fields.dose,
    frequency: fields.frequency,
    duration: fields.duration,
    instructions,
  };
}

/**
 * The name of the line: of the medicine that is meant, unless its usual strengths speak against it; a brand, and
 * the first word of several names, stay what they are.
 */
function nameTaken(
  meant: KnownMedicine | null,
  { name, strength }: Pick<Line, 'name' | 'strength'>,
  known: readonly KnownMedicine[],
): { name: string; isKnown: boolean; isShared: boolean } {
  const asTyped = name.charAt(0).toUpperCase() + name.slice(1);
  if (!meant) return { name: asTyped, isKnown: false, isShared: false };
  if (isNameOf(meant, name)) return { name: meant.name, isKnown: true, isShared: false };
  const brand = brandOf(name);
  if (brand) return { name: brand, isKnown: true, isShared: false };
  if (strength !== '' && !hasStrength(meant, strength))
    return { name: asTyped, isKnown: false, isShared: false };
  const shared = /\s/.test(name) ? null : sharedFirstWord(meant, known);
  return { name: shared ?? meant.name, isKnown: true, isShared: shared !== null };
}
