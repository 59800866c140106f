import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import { type Medicine, type PrescriptionForm, prescriptionForm } from '#contract/prescriptions.ts';
import { medicinePhrase, storedPhrase } from '#names/medicine-phrase.ts';

const phrased = ['form', 'dose', 'frequency', 'duration', 'instructions'] as const;

/** A medicine with other words for its phrases. */
function rephrased(medicine: Medicine, words: (phrase: string) => string): Medicine {
  return { ...medicine, ...Object.fromEntries(phrased.map((part) => [part, words(medicine[part])])) };
}

/** A prescription being written; rows may still be blank. */
export type PrescriptionFields = PrescriptionForm;

export const blankMedicine: Medicine = {
  name: '',
  strength: '',
  form: '',
  dose: '',
  frequency: '',
  duration: '',
  instructions: '',
};

/** The values that the form begins with, in the doctor's language; there is always a row to type in. */
export function draftOf(initial: PrescriptionForm | null): PrescriptionFields {
  const { complaints = '', diagnosis = '', medicines = [], advice = '', followUpDate = null } = initial ?? {};
  return {
    complaints,
    diagnosis,
    medicines:
      medicines.length > 0
        ? medicines.map((medicine) => rephrased(medicine, (phrase) => medicinePhrase(phrase)))
        : [blankMedicine],
    advice,
    followUpDate,
  };
}

export function isBlank(medicine: Medicine): boolean {
  return Object.values(medicine).every((part = '') => part.trim() === '');
}

/** The error of a follow-up date in the past; a date that was stored before may stay. */
export const followUpPast = 'follow_up_past';

/**
 * Validates a draft by the contract without its blank rows, its phrases as they are stored; errors keep the index of their row. `today` is
 * the clinic's.
 */
export function draftResolver(
  today: string,
  formerFollowUp: string | null,
): Resolver<PrescriptionFields, unknown, PrescriptionForm> {
  const schema = prescriptionForm.refine(
    ({ followUpDate }) => followUpDate === null || followUpDate >= today || followUpDate === formerFollowUp,
    { error: followUpPast, path: ['followUpDate'] },
  );
  return (draft, _context, options) => {
    const rows = [...draft.medicines.entries()].filter(([, medicine]) => !isBlank(medicine));
    const result = schema.safeParse({
      ...draft,
      medicines: rows.map(([, medicine]) => rephrased(medicine, (phrase) => storedPhrase(phrase))),
    });
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message, code } of result.error.issues) {
      const [list, index, ...part] = path;
      const row = list === 'medicines' && typeof index === 'number' ? rows[index]?.[0] : undefined;
      const name = row === undefined ? path : ['medicines', row, ...part];
      errors[name.join('.')] ??= { type: code, message };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
