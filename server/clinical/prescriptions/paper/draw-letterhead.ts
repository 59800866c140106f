import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { isApproximateBirth, toSpokenAge } from '#domain/patients/ages.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { translateAge } from '#names/age-name.ts';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { type DocumentLocale, formatDay } from '#server/platform/documents/format-day.ts';
import { genderLabel } from '#server/platform/documents/gender-label.ts';
import type { TextLayout } from '#server/platform/documents/lay-out-text.ts';
import { muted, parsePicture, type Sheet, teal, tint } from '#server/platform/documents/sheet.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { formatAllergies, formatRegistration, formatWeight } from './format-paper-lines.ts';

const logoHeight = 48;
/** Weight matters for doses below this age. */
const adultAge = 18;

/** In the reader's language, and in English for the pharmacist: "हृदय रोग (Cardiology)". */
function formatSpecialization(specialization: string, locale: Locale): string {
  const name = translateSpecialization(specialization, locale);
  return name === specialization ? name : `${name} (${specialization})`;
}

export function drawLetterhead(sheet: Sheet, prescription: Prescription, { locale }: DocumentLocale): void {
  const { doctor } = prescription;
  const placeWidth = sheet.width * 0.36;
  const logo = doctor.logo && parsePicture(doctor.logo);
  const logoSize = logo
    ? sheet.picture(
        logo,
        sheet.left,
        sheet.y,
        [sheet.width * 0.22, logoHeight],
        m.papers_logo({}, { locale }),
      )
    : null;
  const doctorX = sheet.left + (logoSize ? logoSize.width + 14 : 0);
  const doctorWidth = sheet.left + sheet.width - doctorX - placeWidth - 16;
  const registration = formatRegistration(prescription, locale);
  const qualifications = doctor.qualifications.join(', ');
  const who = [
    sheet.set(doctor.name, { size: 16, bold: true, colour: teal }, doctorWidth),
    ...(qualifications ? [sheet.set(qualifications, { size: 9.5 }, doctorWidth)] : []),
    sheet.set(
      `${formatSpecialization(doctor.specialization, locale)} · ${registration}`,
      { size: 9.5, bold: true, colour: muted },
      doctorWidth,
    ),
  ];
  const phone = doctor.phone && m.papers_phone({ phone: doctor.phone }, { locale });
  const where = [
    sheet.set(translateHospital(doctor.Hospital, locale), { size: 11, bold: true }, placeWidth),
    ...[doctor.address, phone, doctor.hospitalLine]
      .filter((text) => text !== null)
      .map((text) => sheet.set(text, { size: 8.5, colour: muted }, placeWidth)),
  ];
  const stack = (texts: readonly TextLayout[], x: number, top: number, rightEdge?: number) =>
    texts.reduce((y, text) => {
      sheet.as(text === who[0] ? 'H1' : 'P', () => sheet.put(text, x, y, rightEdge));
      return y + text.height;
    }, top);
  const right = sheet.left + sheet.width;
  sheet.y = Math.max(
    sheet.y + (logoSize?.height ?? 0),
    stack(who, doctorX, sheet.y),
    stack(where, right - placeWidth, sheet.y + 4, right),
  );
  sheet.y += sheet.gap(6);
  sheet.line(sheet.y, teal, 1.5);
  sheet.y += sheet.gap(8);
}

type Fact = readonly [label: (inputs: object, options: { locale: Locale }) => string, value: string] | null;

/** Address, weight and allergies, if known. Missing facts leave room for the ones before them. */
function listKnownFacts(
  prescription: Prescription,
  isChild: boolean,
  reader: DocumentLocale,
): readonly (readonly Fact[])[] {
  const { address } = prescription.patient;
  const weight = formatWeight(prescription, isChild, reader);
  const allergies = formatAllergies(prescription, reader);
  const row: readonly Fact[] = [
    address ? [m.common_address, address] : null,
    weight ? [m.papers_weight, weight] : null,
    allergies ? [m.common_allergies, allergies] : null,
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
  const facts: readonly (readonly Fact[])[] = [
    [
      [m.common_patient, patient.name],
      [m.heart_age, ageWords],
      [m.gender_label, genderLabel(patient.gender, locale)],
      [m.vitals_document_id, patient.patientId],
    ],
    [
      [m.prescriptions_visit, mode({}, { locale })],
      [m.common_date, formatDay(visit.startsAt, reader)],
      null,
      [m.common_appointment, visit.appointmentId],
    ],
    ...listKnownFacts(prescription, isChild, reader),
  ];
  const shares = [0.36, 0.24, 0.17, 0.23];
  const inner = sheet.width - 24;
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
  const rows = facts.map((row) =>
    row.map((fact, column) => {
      const spans = row[column + 1] === null ? (shares[column + 1] ?? 0) : 0;
      const width = inner * ((shares[column] ?? 0) + spans) - 8;
      const label = fact ? fact[0]({}, { locale }) : '';
      return {
        x: sheet.left + 12 + inner * (starts[column] ?? 0),
        label: sheet.set(label, { size: 8, colour: muted }, width),
        value: sheet.set(fact ? fact[1] : '', { size: 10, bold: true }, width),
      };
    }),
  );
  const [padding, between] = [sheet.gap(6), sheet.gap(3)];
  const heights = rows.map((row) => Math.max(...row.map(({ label, value }) => label.height + value.height)));
  const height = heights.reduce((sum, one) => sum + one + between, 2 * padding - between);
  sheet.fill(sheet.left, sheet.y, sheet.width, height, tint, 8);
  let y = sheet.y + padding;
  for (const [index, row] of rows.entries()) {
    for (const { x, label, value } of row) {
      sheet.put(label, x, y);
      sheet.put(value, x, y + label.height);
    }
    y += (heights[index] ?? 0) + between;
  }
  sheet.y += height + sheet.gap(10);
}
