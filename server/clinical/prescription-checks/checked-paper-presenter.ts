import type { CheckedContent, CheckedPaper } from '#contract/clinical/prescription-checks.ts';
import { findCouncilName } from '#domain/doctors/councils.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import type { PaperRow } from './paper-queries.ts';
import { paperState } from './paper-state.ts';

/** "A. M.": the first letter of each word, whatever its script; at most three. */
function toInitials(name: string): string {
  const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words
    .slice(0, 3)
    .map((word) => `${[...letters.segment(word)][0]?.segment ?? ''}.`)
    .join(' ');
}

/** What everybody sees who has the paper's address: whether it counts, and who wrote it. */
export function checkedPaper(row: PaperRow, timeZone: string): Omit<CheckedPaper, 'content'> {
  const { doctor, patient } = row.issued;
  return {
    state: paperState(row),
    initials: toInitials(patient.name),
    writtenOn: toCalendarDay(row.written_at.getTime(), timeZone),
    doctor: {
      name: doctor.name,
      qualifications: doctor.qualifications,
      specialization: doctor.specialization,
      medicalReg: doctor.medicalReg,
      council: findCouncilName(doctor.council),
      registrationYear: doctor.registrationYear ?? null,
      Hospital: doctor.Hospital,
    },
  };
}

/** What the birth year shows: what the pharmacist gives out, and no diagnosis. */
export function checkedContent({ issued, medicines, plain_text }: PaperRow): CheckedContent {
  return {
    patient: issued.patient.name,
    medicines: medicines.map(({ name, strength, form, dose, frequency, duration, instructions }) => ({
      name,
      strength,
      form,
      dose,
      frequency,
      duration,
      instructions,
    })),
    text: plain_text,
  };
}
