import type { KnownMedicine } from '#domain/medicines.ts';
import { saltWords } from './ingredient-names.ts';
import { beginsWith, medicinesMeantBy, numbersOf } from './meant-medicines.ts';
import { type ShorthandField, shorthandAt } from './medicine-shorthand.ts';

const unit = '(?:mg|mcg|µg|ug|gms?|g|ml|iu|units?|meq|%|(?:lakh|million)\\s*(?:iu|units)|k)';
const number = '\\d+(?:\\.\\d+)?';
const oneStrength = `${number}\\s*${unit}(?:\\s*/\\s*(?:${number}\\s*)?(?:ml|h|hr|g|puff|dose))?`;
const strengthAt = new RegExp(`^${oneStrength}(?:\\s*\\+\\s*${oneStrength})*(?=$|[\\s,;:.()])`, 'i');
const bareNumberAt = new RegExp(`^${number}(?:/${number})*(?=$|[\\s,;:()])`);
const volumeOnly = /^\d+(?:\.\d+)?\s*(?:ml|units?)$/i;
const salts = new Set(saltWords.trim().split(/\s+/));

/** What was read of a line, in the words that were typed. */
export interface Line {
  name: string;
  strength: string;
  /** What follows a colon says how it is taken. */
  isNamed: boolean;
  readonly fields: Record<ShorthandField, string>;
  readonly rest: string[];
}

/** The parts of a line by what they look like; the name is what stands before the first of them. */
export function readWords(typed: string, known: readonly KnownMedicine[]): Line {
  const fields = { form: '', dose: '', frequency: '', duration: '', instructions: '' };
  const line: Line = { name: '', strength: '', isNamed: false, fields, rest: [] };
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
    const [between = ''] = /^[\s,;:]+/.exec(left) ?? [];
    line.isNamed ||= between.includes(':');
    left = left.slice(between.length);
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
  if (line.name === '' || line.strength !== '' || line.isNamed) return null;
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
  const read = shorthandAt(left);
  return !read || (meant && isTabletOf(meant, bare) && / (tablet|capsule)s?$/.test(read.phrase))
    ? bare
    : null;
}

const isTabletOf = ({ forms }: KnownMedicine, strength: string) =>
  forms.some(
    ({ form, strengths }) =>
      /tablet|capsule/i.test(form) && strengths.some((one) => numbersOf(one) === strength),
  );

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
