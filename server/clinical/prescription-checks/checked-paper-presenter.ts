import type { CheckedContent, CheckedPaper } from '#contract/clinical/prescription-checks.ts';
import { findCouncilName } from '#domain/doctors/councils.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import type { PaperRow } from './paper-queries.ts';
import { paperState } from './paper-state.ts';

/** For example "A. M.": the first letter of each word in any script, at most three. */
function toInitials(name: string): string {
  const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words
    .slice(0, 3)
    .map((word) => `${[...letters.segment(word)][0]?.segment ?? ''}.`)
    .join(' ');
}

/** Visible to anyone with the paper's address: its validity and its author. */
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

/** Visible once the birth year is given: what a pharmacist needs, without the diagnosis. */
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
