import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import {
  type Medicine,
  type PrescriptionForm,
  prescriptionForm,
  type WrittenMedicine,
} from '#contract/clinical/prescriptions.ts';
import { toStoredPhrase, translateMedicinePhrase } from '#names/medicine-phrase.ts';

/** A medicine with the line that it was read from, as long as no field of it is edited. */
export interface TypedMedicine extends Medicine {
  readonly typed?: string | undefined;
  /** The words of the line that were not understood. */
  readonly unread?: string | undefined;
}

/** A prescription being written: phrases in the doctor's language, rows may still be blank. */
export interface PrescriptionFields {
  /** The line of a medicine that was not added yet. */
  readonly typed: string;
  /** A line of advice that was not added yet. */
  readonly typedAdvice: string;
  readonly complaints: string;
  readonly diagnosis: string;
  readonly medicines: readonly TypedMedicine[];
  readonly advice: string;
  readonly otherMedicines: string;
  /** `YYYY-MM-DD`, empty, or what was typed and is no day. */
  readonly followUpDate: string;
  /** The time that is booked for the follow-up once the prescription is saved. */
  readonly booking: FollowUpTime | null;
  /** As typed, kg; null before it was. */
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

/** A medicine with other words for its phrases. */
function mapPhrases<Row extends Medicine>(medicine: Row, words: (phrase: string) => string): Row {
  return { ...medicine, ...Object.fromEntries(phrased.map((part) => [part, words(medicine[part])])) };
}
/** As the doctor reads it. */
export const toReadPhrases = <Row extends Medicine>(medicine: Row) =>
  mapPhrases(medicine, (phrase) => translateMedicinePhrase(phrase));
/** As it is stored. */
export const toStoredPhrases = <Row extends Medicine>(medicine: Row) =>
  mapPhrases(medicine, (phrase) => toStoredPhrase(phrase));

/** The values that the form begins with. */
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

/** Without the line that it was read from. */
export function withoutTypedLine({ typed: _, unread: __, ...medicine }: TypedMedicine): Medicine {
  return medicine;
}

/** As it is sent: saving waits until the words that were not understood were seen. */
function toWrittenMedicine({ unread: _, ...medicine }: TypedMedicine): WrittenMedicine {
  return { ...toStoredPhrases(medicine), ...(medicine.typed && { unreadSeen: true }) };
}

export function isBlank({ reason: _, ...medicine }: Medicine): boolean {
  return Object.values(medicine).every((part) => part.trim() === '');
}

/** The error of a follow-up date in the past; a date that was stored before may stay. */
export const followUpPastError = 'follow_up_past';

/** Names of messages by path, such as `medicines.0.name`. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Validates by the contract without blank rows, phrases as they are stored; errors keep the index of their
 * row. `today` is the clinic's.
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
