import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { type DocumentLocale, formatDay } from '#server/platform/documents/format-day.ts';
import type { Locale } from '#server/platform/http/language.ts';

/** For example "Registration no. KMC 45821 · Karnataka Medical Council · 2009", without unknown parts. */
export function formatRegistration({ doctor }: Prescription, locale: Locale): string {
  const number = m.prescriptions_registration({ number: doctor.medicalReg }, { locale });
  return [number, doctor.council, doctor.registrationYear].filter(Boolean).join(' · ');
}

/** Weight of this visit, else the last one with its date; for children also that it is unknown. */
export function formatWeight(
  { weightKg, patient }: Prescription,
  isChild: boolean,
  reader: DocumentLocale,
): string | null {
  const inKg = (kg: number) =>
    new Intl.NumberFormat(toLanguageTag(reader.locale), {
      style: 'unit',
      unit: 'kilogram',
      maximumFractionDigits: 1,
    }).format(kg);
  if (weightKg) return inKg(weightKg);
  if (patient.weight) {
    const { kg, at } = patient.weight;
    return `${inKg(kg)} (${formatDay(toCalendarDay(Date.parse(at), reader.timeZone), reader)})`;
  }
  return isChild ? m.papers_weight_unknown({}, { locale: reader.locale }) : null;
}

/**
 * Allergies and who reported them, or that the patient was asked; null on papers from before this was
 * recorded.
 */
export function formatAllergies(
  { patient: { allergies } }: Prescription,
  reader: DocumentLocale,
): string | null {
  const { locale } = reader;
  if (!allergies) return null;
  const withSource = (substance: string) => {
    const said = allergies.said?.find((one) => one.substance === substance);
    if (!said) return substance;
    const words = said.recordedBy === 'doctor' ? m.records_by_doctor : m.records_by_patient;
    const day = formatDay(toCalendarDay(Date.parse(said.at), reader.timeZone), reader);
    return `${substance} (${words({ day }, { locale })})`;
  };
  if (allergies.substances.length > 0) return allergies.substances.map(withSource).join(', ');
  if (!allergies.askedAt) return m.papers_allergies_unasked({}, { locale });
  return m.papers_allergies_none({ date: formatDay(allergies.askedAt, reader) }, { locale });
}

/** Date and, if booked, place of the next visit: "28 December 2026, 18:15 · Care Hospital". */
export function formatFollowUp(
  { followUpDate, followUpVisit }: Prescription,
  reader: DocumentLocale,
): string {
  if (!followUpVisit) return followUpDate ? formatDay(followUpDate, reader) : '';
  const { startsAt, consultStatus, Hospital } = followUpVisit;
  const { locale, timeZone } = reader;
  const time = formatSlotTime(toMinutesOfDay(Date.parse(startsAt), timeZone));
  const place =
    consultStatus === 'Online' ? m.prescriptions_online({}, { locale }) : translateHospital(Hospital, locale);
  return `${formatDay(startsAt, reader)}, ${time} · ${place}`;
}
