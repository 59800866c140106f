import type { KnownMedicine } from '#domain/medicines.ts';
import type { PrescribedMedicine } from '#domain/prescriptions.ts';
import { saltWords } from './ingredient-names.ts';
import {
  beginsWith,
  hasStrength,
  isBrand,
  isFirstWordOfSeveral,
  medicinesMeantBy,
  numbersOf,
} from './meant-medicines.ts';
import { type ShorthandField, shorthandAt } from './medicine-shorthand.ts';

const unit = '(?:mg|mcg|µg|ug|gms?|g|ml|iu|units?|meq|%|(?:lakh|million)\\s*(?:iu|units)|k)';
const number = '\\d+(?:\\.\\d+)?';
const oneStrength = `${number}\\s*${unit}(?:\\s*/\\s*(?:${number}\\s*)?(?:ml|h|hr|g|puff|dose))?`;
const strengthAt = new RegExp(`^${oneStrength}(?:\\s*\\+\\s*${oneStrength})*(?=$|[\\s,;:.()])`, 'i');
const bareNumberAt = new RegExp(`^${number}(?:/${number})*(?=$|[\\s,;:()])`);
const volumeOnly = /^\d+(?:\.\d+)?\s*(?:ml|units?)$/i;
const salts = new Set(saltWords.trim().split(/\s+/));

/** What was read of a line, in the words that were typed. */
interface Line {
  name: string;
  strength: string;
  readonly fields: Record<ShorthandField, string>;
  readonly rest: string[];
}

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
  const medicine = isTaken(meant, name, known) ? meant : null;
  // A brand keeps its name, and has the forms and strengths of its only ingredient.
  const like = medicine ?? (meant && isBrand(name) ? meant : null);
  const instructions = [fields.instructions, rest.join(' ')].filter(Boolean).join(', ');
  const exactForm = formOf(like, fields.form, strength, fields.dose);
  return {
    name: medicine?.name ?? capitalised(name),
    strength: strengthOf(like, exactForm, strength),
    form: exactForm,
    dose: fields.dose,
    frequency: fields.frequency,
    duration: fields.duration,
    instructions,
  };
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether the line takes the name of the medicine that is meant; else it keeps the name as it was typed. */
function isTaken(meant: KnownMedicine | null, name: string, known: readonly KnownMedicine[]): boolean {
  if (!meant) return false;
  if (meant.name.toLowerCase() === name.toLowerCase()) return true;
  return !isBrand(name) && !isFirstWordOfSeveral(name, known);
}

/** The parts of a line by what they look like; the name is what stands before the first of them. */
function readWords(typed: string, known: readonly KnownMedicine[]): Line {
  const fields = { form: '', dose: '', frequency: '', duration: '', instructions: '' };
  const line: Line = { name: '', strength: '', fields, rest: [] };
  const forms = [...new Set(known.flatMap((medicine) => medicine.forms.map(({ form }) => form)))];
  const { text, note } = withoutNote(typed);
  let left = text;
  const given = shorthandAt(left);
  if (given?.field === 'dose') {
    fields.dose = given.phrase;
    left = left.slice(given.length).trimStart();
  }
  const startsWithForm = formAt(left, forms);
  if (startsWithForm) {
    fields.form = startsWithForm.form;
    left = left.slice(startsWithForm.length).trimStart();
  }
  const named = knownNameAt(left, known);
  if (named) {
    line.name = named;
    left = left.slice(named.length);
  }
  while (left.trim() !== '') {
    left = left.replace(/^[\s,;:]+/, '');
    if (left === '') break;
    left = left.slice(readPart(left, line, forms, known));
  }
  if (note) fields.instructions = [fields.instructions, note].filter(Boolean).join(', ');
  line.name = line.name.trim();
  return line;
}

/** "(After food)" at the end of a printed line is an instruction as a whole. */
function withoutNote(typed: string): { text: string; note: string } {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  const [, before = text, note = ''] = /^(.*?) ?\(([^()]*)\)$/.exec(text) ?? [];
  const read = shorthandAt(note);
  const phrase = read && read.field === 'instructions' && read.length === note.length ? read.phrase : note;
  return { text: before, note: phrase };
}

/** Reads one part of the line into its field; its length. */
function readPart(
  left: string,
  line: Line,
  forms: readonly string[],
  known: readonly KnownMedicine[],
): number {
  const { fields } = line;
  const strength = strengthIn(left, line, known);
  if (strength) {
    line.strength = strength;
    return strength.length;
  }
  const form = fields.form === '' ? formAt(left, forms) : null;
  if (form && line.name !== '') {
    fields.form = form.form;
    return form.length;
  }
  const read = line.name === '' ? null : shorthandAt(left);
  if (read) {
    if (fields[read.field] === '') fields[read.field] = read.phrase;
    else if (fields[read.field] !== read.phrase || read.field !== 'form')
      fields.instructions = [fields.instructions, read.phrase].filter(Boolean).join(', ');
    return read.length;
  }
  const [word = ''] = /^[^\s,;:]+/.exec(left) ?? [];
  const nothingYet = Object.values(fields).every((value) => value === '' || value === fields.form);
  const belongsToName = line.rest.length === 0 && line.strength === '' && nothingYet;
  const longer = `${line.name} ${word}`.trim();
  if (belongsToName && (!isKnown(line.name, known) || salts.has(word.toLowerCase()) || begins(longer, known)))
    line.name = `${line.name} ${word}`;
  else line.rest.push(word);
  return word.length;
}

const begins = (name: string, known: readonly KnownMedicine[]) =>
  known.some((medicine) => beginsWith(medicine.name, name.toLowerCase()));

const isKnown = (name: string, known: readonly KnownMedicine[]) => {
  const typed = name.trim().toLowerCase();
  return typed !== '' && known.some((medicine) => medicine.name.toLowerCase() === typed);
};

/** The strength that a text begins with, with its unit or as the bare number after the name. */
function strengthIn(left: string, line: Line, known: readonly KnownMedicine[]): string | null {
  if (line.name === '' || line.strength !== '') return null;
  const [withUnit] = strengthAt.exec(left) ?? [];
  const medicine = known.find(({ name }) => name.toLowerCase() === line.name.trim().toLowerCase());
  const isUsual = (text: string) =>
    medicine?.forms.some(({ strengths }) =>
      strengths.some((one) => one.toLowerCase() === text.toLowerCase()),
    );
  if (withUnit) return volumeOnly.test(withUnit) && !isUsual(withUnit) ? null : withUnit;
  const [bare] = bareNumberAt.exec(left) ?? [];
  if (!bare) return null;
  const [meant] = medicinesMeantBy({ name: line.name, strength: bare, form: line.fields.form }, known);
  // "glime 2 tab" is 2 mg, "pcm 1 tab" is one tablet.
  return (meant && hasStrength(meant, bare)) || !shorthandAt(left) ? bare : null;
}

/** The longest known name that a text begins with, as it was typed. */
function knownNameAt(text: string, known: readonly KnownMedicine[]): string {
  const small = text.toLowerCase();
  const found = known
    .filter(
      ({ name }) => small.startsWith(name.toLowerCase()) && /^($|[\s,;:])/.test(text.slice(name.length)),
    )
    .sort((one, other) => other.name.length - one.name.length);
  return text.slice(0, found[0]?.name.length ?? 0);
}

/** A form of the list that a text begins with in full, else a shortened one. */
function formAt(text: string, forms: readonly string[]): { form: string; length: number } | null {
  const small = text.toLowerCase();
  const inFull = forms
    .filter((form) => small.startsWith(form.toLowerCase()) && /^($|[\s,;:])/.test(text.slice(form.length)))
    .sort((one, other) => other.length - one.length)[0];
  if (inFull) return { form: inFull, length: inFull.length };
  const read = shorthandAt(text);
  return read?.field === 'form' ? { form: read.phrase, length: read.length } : null;
}

/** The form of the medicine that was meant; without one, the only form, or the only one of that strength. */
function formOf(medicine: KnownMedicine | null, form: string, strength: string, dose: string): string {
  if (!medicine) return form;
  const of = (fits: (one: KnownMedicine['forms'][number]) => boolean) => medicine.forms.filter(fits);
  if (form !== '') return typedForm(medicine, form);
  if (medicine.forms.length === 1) return medicine.forms[0]?.form ?? '';
  const ofStrength =
    strength === '' ? [] : of(({ strengths }) => strengths.some((one) => isMeant(one, strength)));
  // Slow release and injections are said; a tablet is not.
  const plainOnes = ofStrength.filter((one) => !slow.test(one.form) && one.form !== 'Injection');
  const [likely, ...others] = plainOnes.length > 0 ? plainOnes : ofStrength;
  if (likely && others.length === 0) return likely.form;
  const [, unitOfDose = ''] = /^\S+ (tablet|capsule|drop|puff|sachet)s?$/.exec(dose) ?? [];
  const doseForm = unitOfDose === 'puff' ? 'inhaler' : unitOfDose;
  const ofDose = doseForm ? of((one) => one.form.toLowerCase().startsWith(doseForm)) : [];
  return ofDose.length === 1 ? (ofDose[0]?.form ?? '') : '';
}

const slow = /^(?:SR|ER|MR|CR|XR) /;

/** The usual form that a typed one means: "SR tablet" is the "MR tablet" of gliclazide. */
function typedForm(medicine: KnownMedicine, form: string): string {
  const wanted = form.toLowerCase();
  const names = medicine.forms.map((one) => one.form);
  const same = names.find((one) => one.toLowerCase() === wanted);
  const alike = slow.test(form)
    ? names.filter((one) => slow.test(one))
    : names.filter((one) => one.toLowerCase().includes(wanted));
  return same ?? (alike.length === 1 ? (alike[0] ?? form) : form);
}

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** Whether a usual strength is what was typed: "5", "5mg" or "5 mg". */
function isMeant(usual: string, typed: string): boolean {
  return plain(usual) === plain(typed) || numbersOf(usual) === typed;
}

/** The strength as it is usually written; a bare number takes the unit that all usual ones have. */
function strengthOf(medicine: KnownMedicine | null, form: string, typed: string): string {
  const spelled = typed
    .replace(/(\d)\s*(?=[a-zµ%])/gi, '$1 ')
    .replace(/\s*\/\s*(?=\d|ml|h\b)/gi, '/')
    .replace(/\b(\d+) k\b/i, '$1000 IU')
    .replace(/\bgms?\b/i, 'g')
    .replace(/\biu\b/i, 'IU')
    .replace(/\b(?:µg|ug)\b/i, 'mcg');
  if (!medicine || typed === '') return spelled;
  const ofForm = medicine.forms.filter((one) => one.form === form);
  const strengths = (ofForm.length > 0 ? ofForm : medicine.forms).flatMap((one) => one.strengths);
  const usual = strengths.find((one) => isMeant(one, typed));
  if (usual) return usual;
  if (!/^[\d.]+$/.test(typed)) return spelled;
  const units = new Set(strengths.map((one) => one.replace(/^[\d.]+ ?/, '')));
  const [only = ''] = units;
  return units.size === 1 && !only.includes('/') && !only.includes('+') ? `${typed} ${only}` : typed;
}
