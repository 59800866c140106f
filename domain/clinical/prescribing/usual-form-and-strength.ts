import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import { extractNumbers } from './match-medicines.ts';
import { tidyNumbers } from './medicine-shorthand.ts';

/** The form of the matched medicine; if none was typed, the only form, or the only one of that strength. */
export function inferForm(
  medicine: KnownMedicine | null,
  form: string,
  strength: string,
  dose: string,
): string {
  if (!medicine) return form;
  const formsWhere = (fits: (one: KnownMedicine['forms'][number]) => boolean) => medicine.forms.filter(fits);
  if (form !== '') return matchUsualForm(medicine, form);
  if (medicine.forms.length === 1) return medicine.forms[0]?.form ?? '';
  const ofStrength =
    strength === '' ? [] : formsWhere(({ strengths }) => strengths.some((one) => hasNumber(one, strength)));
  // Slow-release forms and injections are only used if typed; a tablet is the default.
  const plainOnes = ofStrength.filter((one) => !slow.test(one.form) && one.form !== 'Injection');
  const [likely, ...others] = plainOnes.length > 0 ? plainOnes : ofStrength;
  if (likely?.strengths.some((one) => isSameStrength(one, strength)) && others.length === 0)
    return likely.form;
  const [, unitOfDose = ''] = /^\S+ (tablet|capsule|drop|puff|sachet)s?$/.exec(dose) ?? [];
  const doseForm = unitOfDose === 'puff' ? 'inhaler' : unitOfDose;
  const ofDose = doseForm ? formsWhere((one) => one.form.toLowerCase().startsWith(doseForm)) : [];
  return ofDose.length === 1 ? (ofDose[0]?.form ?? '') : '';
}

const liquid = /syrup|suspension|solution/i;
const slow = /^(?:SR|ER|MR|CR|XR) /;

/** "SR tablet" is the "MR tablet" of gliclazide. */
function matchUsualForm(medicine: KnownMedicine, form: string): string {
  const wanted = form.toLowerCase();
  const names = medicine.forms.map((one) => one.form);
  const same = names.find((one) => one.toLowerCase() === wanted);
  const alike = slow.test(form)
    ? names.filter((one) => slow.test(one))
    : names.filter((one) => one.toLowerCase().includes(wanted));
  const liquids = form === 'Syrup' ? names.filter((one) => liquid.test(one)) : [];
  if (!same && liquids.length === 1) return liquids[0] ?? form;
  return same ?? (alike.length === 1 ? (alike[0] ?? form) : form);
}

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** True for "5", "5mg" or "5 mg". A bare number does not match a solution. */
function isSameStrength(usual: string, typed: string): boolean {
  return plain(usual) === plain(typed) || (extractNumbers(usual) === typed && !/%|\//.test(usual));
}

const hasNumber = (usual: string, typed: string) =>
  isSameStrength(usual, typed) || extractNumbers(usual) === typed;

/** A bare number after the whole name takes the unit that all usual strengths share. */
export function normalizeStrength(
  medicine: KnownMedicine | null,
  form: string,
  typed: string,
  byName: boolean,
): string {
  const spelled = tidyNumbers(typed)
    .replace(/(\d)\s*(?=[a-zµ%])/gi, '$1 ')
    .replace(/\s*\/\s*(?=\d|ml|h\b)/gi, '/')
    .replace(/(?<![\d.,])(\d+) k\b/i, '$1000 IU')
    .replace(/\b(?:gms?|grams?)\b/gi, 'g')
    .replace(/\b(?:milligrams?|mgs)\b/gi, 'mg')
    .replace(/\b(?:iu|i\.u\.)(?![a-z])/gi, 'IU')
    .replace(/(?:\b(?:ug|micrograms?|mcgs)|µgs?)\b/gi, 'mcg');
  if (!medicine || typed === '') return spelled;
  const ofForm = medicine.forms.filter((one) => one.form === form);
  const strengths = (ofForm.length > 0 ? ofForm : medicine.forms).flatMap((one) => one.strengths);
  const number = tidyNumbers(typed);
  const usual = strengths.find((one) => isSameStrength(one, number.replaceAll(',', '')));
  // 1,000 stays as it was typed.
  if (usual) return number.includes(',') ? usual.replace(/^[\d.]+/, number.replace(/[^\d,.].*$/, '')) : usual;
  const value = Number(number.replaceAll(',', ''));
  if (!byName || Number.isNaN(value)) return spelled;
  const units = new Set(strengths.map((one) => one.replace(/^[\d.]+ ?/, '')));
  const [only = ''] = units;
  const usualNumbers = strengths.map((one) => Number.parseFloat(one));
  // "digoxin 250" does not mean 250 mg.
  const isNear = value >= Math.min(...usualNumbers) / 4 && value <= Math.max(...usualNumbers) * 4;
  return units.size === 1 && isNear && !/[/+]/.test(only) ? `${number} ${only}` : number;
}
