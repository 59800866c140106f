import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';

const formatDay = (instant: string) => formatLongDay(toCalendarDay(Date.parse(instant), clinicTimeZone()));

/** "Registration no. KMC 45821 · Karnataka Medical Council · 2009"; unknown parts are left out. */
export function formatRegistration({
  medicalReg,
  council,
  registrationYear,
}: Prescription['doctor']): string {
  const number = m.prescriptions_registration({ number: medicalReg });
  return [number, council, registrationYear].filter(Boolean).join(' · ');
}

/** As weighed at the visit, else the last weight with its day; for children also that it is unknown. */
export function formatWeight({ weightKg, patient }: Prescription, isChild: boolean): string | null {
  const inKg = (kg: number) =>
    new Intl.NumberFormat(toLanguageTag(getLocale()), {
      style: 'unit',
      unit: 'kilogram',
      maximumFractionDigits: 1,
    }).format(kg);
  if (weightKg) return inKg(weightKg);
  if (patient.weight) return `${inKg(patient.weight.kg)} (${formatDay(patient.weight.at)})`;
  return isChild ? m.papers_weight_unknown() : null;
}

/**
 * The patient's allergies and their source, or that they were asked; null on papers from before it was
 * recorded.
 */
export function formatAllergies({ allergies }: Prescription['patient']): string | null {
  if (!allergies) return null;
  const withSource = (substance: string) => {
    const said = allergies.said?.find((one) => one.substance === substance);
    if (!said) return substance;
    const words = said.recordedBy === 'doctor' ? m.records_by_doctor : m.records_by_patient;
    return `${substance} (${words({ day: formatDay(said.at) })})`;
  };
  if (allergies.substances.length > 0) return allergies.substances.map(withSource).join(', ');
  return allergies.askedAt
    ? m.papers_allergies_none({ date: formatDay(allergies.askedAt) })
    : m.papers_allergies_unasked();
}
