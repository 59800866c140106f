import { isTimeOfDayFrequency, type PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import { findIngredients } from '../prescribing/find-ingredients.ts';
import { allergyClasses } from './allergy-classes.ts';

export type SafetyNoticeKind =
  | 'same-ingredient'
  | 'allergy'
  | 'unread'
  | 'allergies-not-asked'
  | 'dose-missing'
  | 'child-without-weight';

/** To be seen before a prescription is issued; it prevents nothing. */
export interface SafetyNotice {
  readonly kind: SafetyNoticeKind;
  /** Positions of the affected medicines, from 0. */
  readonly indexes: readonly number[];
  /** The named ingredient, the recorded allergy with its ingredient, or the words not understood. */
  readonly words: readonly string[];
}

export interface PrescriptionToCheck {
  readonly medicines: readonly (PrescribedMedicine & {
    /** The words of its typed line that were not understood. */
    readonly unread?: string | undefined;
  })[];
  /** The recorded substances, in any spelling. */
  readonly allergies: readonly string[];
  readonly ageYears: number;
  readonly weightKg: number | null;
  /** True if the patient was asked for allergies, or some are recorded. */
  readonly allergiesAsked: boolean;
}

/** Taken one at a time, or applied as needed. */
const singleUnitForm = /(?:tablet|capsule|sachet|suppository|patch|respules|enema)$/i;
const applied = /(?:cream|gel|ointment|lotion|powder|shampoo|mouthwash|gargle|paint|paste)$/i;
const eyeGel = /^eye /i;
/** An absolute amount: not "250 mg/5 ml", and not a bare number. */
const absoluteAmount = /^[\d.,½¼¾]+ (?:m?c?g|µg|IU)$/i;

/**
 * True if the dose is clear without being written: "40 mg tablet, once a day" is one tablet, and ointment is
 * applied. Two strengths of a brand, a syrup, drops and insulin leave it open.
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
 * Notices that need no drug database: a duplicate ingredient, an allergy to an ingredient or its class, words
 * not understood, an unclear dose or no frequency, a child without weight. The most serious come first.
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

/** One notice for each ingredient that a recorded allergy concerns. */
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
