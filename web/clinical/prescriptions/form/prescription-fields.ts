import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import {
  type Medicine,
  type PrescriptionForm,
  prescriptionForm,
  type WrittenMedicine,
} from '#contract/clinical/prescriptions.ts';
import { toStoredPhrase, translateMedicinePhrase } from '#names/medicine-phrase.ts';

/** Remembers the line it was read from, as long as no field is edited. */
export interface TypedMedicine extends Medicine {
  readonly typed?: string | undefined;
  /** The words of the line that were not understood. */
  readonly unread?: string | undefined;
}

/** A prescription being written: phrases in the doctor's language, rows may still be blank. */
export interface PrescriptionFields {
  /** A medicine line that was not added yet. */
  readonly typed: string;
  /** A line of advice that was not added yet. */
  readonly typedAdvice: string;
  readonly complaints: string;
  readonly diagnosis: string;
  readonly medicines: readonly TypedMedicine[];
  readonly advice: string;
  readonly otherMedicines: string;
  /** `YYYY-MM-DD`, empty, or typed text that is no day. */
  readonly followUpDate: string;
  /** The follow-up time to book once the prescription is saved. */
  readonly booking: FollowUpTime | null;
  /** As typed, in kg; null if untouched. */
  readonly weight: string | null;
}

export const blankMedicine: Medicine = {
  name: '',
  strength: '',
  form: '',
  dose: '',
  frequency: '',
  duration: '',
  instructions: '',
};
const phrased = ['form', 'dose', 'frequency', 'duration', 'instructions'] as const;

function mapPhrases<Row extends Medicine>(medicine: Row, words: (phrase: string) => string): Row {
  return { ...medicine, ...Object.fromEntries(phrased.map((part) => [part, words(medicine[part])])) };
}
/** Phrases in the doctor's language. */
export const toReadPhrases = <Row extends Medicine>(medicine: Row) =>
  mapPhrases(medicine, (phrase) => translateMedicinePhrase(phrase));
export const toStoredPhrases = <Row extends Medicine>(medicine: Row) =>
  mapPhrases(medicine, (phrase) => toStoredPhrase(phrase));

export function toFields(initial: PrescriptionForm | null): PrescriptionFields {
  const {
    complaints = '',
    diagnosis = '',
    medicines = [],
    advice = '',
    otherMedicines = '',
    followUpDate,
  } = initial ?? {};
  return {
    typed: '',
    typedAdvice: '',
    complaints,
    diagnosis,
    medicines: medicines.map(toReadPhrases),
    advice,
    otherMedicines,
    followUpDate: followUpDate ?? '',
    booking: null,
    weight: initial?.weightKg ? String(initial.weightKg) : null,
  };
}

export function withoutTypedLine({ typed: _, unread: __, ...medicine }: TypedMedicine): Medicine {
  return medicine;
}

/** Not-understood words are not sent; saving waits until they were seen. */
function toWrittenMedicine({ unread: _, ...medicine }: TypedMedicine): WrittenMedicine {
  return { ...toStoredPhrases(medicine), ...(medicine.typed && { unreadSeen: true }) };
}

export function isBlank({ reason: _, ...medicine }: Medicine): boolean {
  return Object.values(medicine).every((part) => part.trim() === '');
}

/** A follow-up date in the past; a date that was stored before may stay. */
export const followUpPastError = 'follow_up_past';

/** Message names by path, such as `medicines.0.name`. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Validates by the contract, without blank rows and with stored phrases; errors refer to the original row
 * index. `today` is the clinic's.
 */
export function validateFields(
  fields: PrescriptionFields,
  today: string,
  formerFollowUp: string | null,
): { readonly written: PrescriptionForm | null; readonly errors: FieldErrors } {
  const { complaints, diagnosis, medicines, advice, otherMedicines, followUpDate, weight } = fields;
  const rows = [...medicines.entries()].filter(([, medicine]) => !isBlank(medicine));
  const result = prescriptionForm
    .refine(({ followUpDate: day }) => day === null || day >= today || day === formerFollowUp, {
      error: followUpPastError,
      path: ['followUpDate'],
    })
    .safeParse({
      complaints,
      diagnosis,
      medicines: rows.map(([, medicine]) => toWrittenMedicine(medicine)),
      advice,
      otherMedicines,
      followUpDate: followUpDate || null,
      weightKg: weight?.trim() ? Number(weight.replace(',', '.')) : null,
    });
  if (result.success) return { written: result.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const [list, index, ...part] = path;
    const row = list === 'medicines' && typeof index === 'number' ? rows[index]?.[0] : undefined;
    const name = row === undefined ? path : ['medicines', row, ...part];
    errors[name.join('.')] ??= message;
  }
  return { written: null, errors };
}
