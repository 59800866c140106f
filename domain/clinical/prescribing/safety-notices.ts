import { isTimeOfDayFrequency, type PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import { allergyClasses } from './allergy-classes.ts';
import { findIngredients } from './ingredients.ts';

export type SafetyNoticeKind =
  | 'same-ingredient'
  | 'allergy'
  | 'unread'
  | 'allergies-not-asked'
  | 'dose-missing'
  | 'child-without-weight';

/** What has to be seen before a prescription is issued; it forbids nothing. */
export interface SafetyNotice {
  readonly kind: SafetyNoticeKind;
  /** The medicines that it is about, by their places from 0. */
  readonly indexes: readonly number[];
  /** What it names: the ingredient, the recorded allergy and the ingredient that it speaks of, or the words not read. */
  readonly words: readonly string[];
}

export interface PrescriptionToCheck {
  readonly medicines: readonly (PrescribedMedicine & {
    /** The words of its typed line that were not understood. */
    readonly unread?: string | undefined;
  })[];
  /** The recorded substances, in anybody's spelling. */
  readonly allergies: readonly string[];
  readonly ageYears: number;
  readonly weightKg: number | null;
  /** Whether the patient was asked for allergies, or some are recorded. */
  readonly allergiesAsked: boolean;
}

/** Taken one at a time, and put on as it is needed. */
const singleUnitForm = /(?:tablet|capsule|sachet|suppository|patch|respules|enema)$/i;
const applied = /(?:cream|gel|ointment|lotion|powder|shampoo|mouthwash|gargle|paint|paste)$/i;
const eyeGel = /^eye /i;
/** An amount by itself, whatever it is in: not "250 mg/5 ml", and not a bare number. */
const absoluteAmount = /^[\d.,½¼¾]+ (?:m?c?g|µg|IU)$/i;

/**
 * Whether nobody can doubt how much is meant without a dose: "40 mg tablet, once a day" is one, and ointment is put on.
 * Two strengths of a brand, a syrup, drops and insulin leave it open.
 */
function isOneUnit({ name, strength, form, frequency }: PrescribedMedicine): boolean {
  if (applied.test(form)) return !eyeGel.test(form);
  if (form !== '' && !singleUnitForm.test(form)) return false;
  if (absoluteAmount.test(strength) || isTimeOfDayFrequency(frequency)) return true;
  return form !== '' && (strength !== '' || /sachet$/i.test(form) || findIngredients(name).length > 1);
}

/** Under this age a prescription carries the weight (Telemedicine Practice Guidelines, 2020, the prescription). */
const adultAge = 18;

/**
 * Notices that need no drug database: an ingredient twice, a recorded allergy to an ingredient or its class, words of
 * a typed line that were not understood, a dose in doubt or no frequency, a child without weight (docs/product.md#prescribing-by-video). They are in the
 * order of their weight.
 */
export function findSafetyNotices(prescription: PrescriptionToCheck): SafetyNotice[] {
  const { medicines, allergies, ageYears, weightKg, allergiesAsked } = prescription;
  if (medicines.length === 0) return [];
  const ingredients = medicines.map(({ name }) => findIngredients(name));
  const findIndexes = (fits: (medicine: PrescribedMedicine, index: number) => boolean) =>
    medicines.flatMap((medicine, index) => (fits(medicine, index) ? [index] : []));
  const notices: SafetyNotice[] = allergies.flatMap((allergy) => findAllergyNotices(allergy, ingredients));
  for (const ingredient of new Set(ingredients.flat())) {
    const indexes = findIndexes((_, index) => ingredients[index]?.includes(ingredient) === true);
    if (indexes.length > 1) notices.push({ kind: 'same-ingredient', indexes, words: [ingredient] });
  }
  for (const [index, { unread }] of medicines.entries())
    if (unread) notices.push({ kind: 'unread', indexes: [index], words: [unread] });
  const withoutDose = findIndexes(
    (medicine) => medicine.frequency === '' || (medicine.dose === '' && !isOneUnit(medicine)),
  );
  if (withoutDose.length > 0) notices.push({ kind: 'dose-missing', indexes: withoutDose, words: [] });
  const all = medicines.map((_, index) => index);
  if (ageYears < adultAge && weightKg === null)
    notices.push({ kind: 'child-without-weight', indexes: all, words: [] });
  if (!allergiesAsked && allergies.length === 0)
    notices.push({ kind: 'allergies-not-asked', indexes: all, words: [] });
  return notices;
}

/** A notice for each ingredient of the prescription that a recorded allergy speaks of. */
function findAllergyNotices(allergy: string, ingredients: readonly (readonly string[])[]): SafetyNotice[] {
  const substances = new Set(findIngredients(allergy));
  const said = ` ${allergy
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()} `;
  for (const { words, ingredients: members } of allergyClasses) {
    const isMeant =
      words.some((word) => said.includes(` ${word} `)) || members.some((one) => substances.has(one));
    if (isMeant) for (const member of members) substances.add(member);
  }
  return [...new Set(ingredients.flat())]
    .filter((ingredient) => substances.has(ingredient))
    .map((ingredient) => ({
      kind: 'allergy',
      indexes: ingredients.flatMap((some, index) => (some.includes(ingredient) ? [index] : [])),
      words: [allergy.trim(), ingredient],
    }));
}
