import { m } from '#messages/messages.js';
import type { Locale } from '#server/platform/http/language.ts';

/** Notice that a doctor is late, or in time again, before the affected visits are known. */
export function describeDelay(
  doctor: string,
  minutes: number,
  locale: Locale,
): { title: string; text: string } {
  const anybody = { patient: '…', when: '…' };
  const title = minutes === 0 ? m.told_doctor_in_time_patient_title : m.told_doctor_late_patient_title;
  const text = minutes === 0 ? m.told_doctor_in_time_patient_text : m.told_doctor_late_patient_text;
  return {
    title: title({ doctor, minutes: String(minutes) }, { locale }),
    text: text({ doctor, minutes: String(minutes), ...anybody }, { locale }),
  };
}
