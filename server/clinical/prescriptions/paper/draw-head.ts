import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { isApproximateBirth, toSpokenAge } from '#domain/patients/ages.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { translateAge } from '#names/age-name.ts';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { drawFacts, type Fact } from '#server/platform/documents/draw-facts.ts';
import { drawLetterhead } from '#server/platform/documents/draw-letterhead.ts';
import { type DocumentLocale, formatDay } from '#server/platform/documents/format-day.ts';
import { genderLabel } from '#server/platform/documents/gender-label.ts';
import type { Sheet } from '#server/platform/documents/sheet.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { formatAllergies, formatRegistration, formatWeight } from './format-paper-lines.ts';

/** Weight matters for doses below this age. */
const adultAge = 18;

/** In the reader's language, and in English for the pharmacist: "हृदय रोग (Cardiology)". */
function formatSpecialization(specialization: string, locale: Locale): string {
  const name = translateSpecialization(specialization, locale);
  return name === specialization ? name : `${name} (${specialization})`;
}

/** The doctor, and the place beside them. */
export function drawPrescriber(sheet: Sheet, prescription: Prescription, { locale }: DocumentLocale): void {
  const { doctor } = prescription;
  drawLetterhead(
    sheet,
    {
      logo: doctor.logo,
      from: {
        name: doctor.name,
        lines: [doctor.qualifications.join(', ')],
        strong: `${formatSpecialization(doctor.specialization, locale)} · ${formatRegistration(prescription, locale)}`,
      },
      beside: {
        name: translateHospital(doctor.Hospital, locale),
        lines: [
          doctor.address,
          doctor.phone && m.papers_phone({ phone: doctor.phone }, { locale }),
          doctor.hospitalLine,
        ],
      },
      isTitle: true,
    },
    locale,
  );
}

/** Address, weight and allergies, if known. Missing facts leave room for the ones before them. */
function listKnownFacts(
  prescription: Prescription,
  isChild: boolean,
  reader: DocumentLocale,
): readonly (readonly Fact[])[] {
  const { locale } = reader;
  const { address } = prescription.patient;
  const weight = formatWeight(prescription, isChild, reader);
  const allergies = formatAllergies(prescription, reader);
  const row: readonly Fact[] = [
    address ? [m.common_address({}, { locale }), address] : null,
    weight ? [m.papers_weight({}, { locale }), weight] : null,
    allergies ? [m.common_allergies({}, { locale }), allergies] : null,
    null,
  ];
  return address || weight || allergies ? [row] : [];
}

/** Patient, time and mode, as the Telemedicine Practice Guidelines 2020 require. */
export function drawPatient(sheet: Sheet, prescription: Prescription, reader: DocumentLocale): void {
  const { visit, patient } = prescription;
  const { locale, timeZone } = reader;
  const age = toSpokenAge(patient.dateOfBirth, toCalendarDay(Date.parse(visit.startsAt), timeZone));
  const ageWords = translateAge(age, isApproximateBirth(patient.dateOfBirth), { locale });
  const mode = visit.consultStatus === 'Online' ? m.prescriptions_online : m.prescriptions_offline;
  const isChild = age.unit !== 'year' || age.count < adultAge;
  drawFacts(sheet, [
    [
      [m.common_patient({}, { locale }), patient.name],
      [m.heart_age({}, { locale }), ageWords],
      [m.gender_label({}, { locale }), genderLabel(patient.gender, locale)],
      [m.vitals_document_id({}, { locale }), patient.patientId],
    ],
    [
      [m.prescriptions_visit({}, { locale }), mode({}, { locale })],
      [m.common_date({}, { locale }), formatDay(visit.startsAt, reader)],
      null,
      [m.common_appointment({}, { locale }), visit.appointmentId],
    ],
    ...listKnownFacts(prescription, isChild, reader),
  ]);
}
