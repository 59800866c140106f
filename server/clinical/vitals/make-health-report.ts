import type { PatientVitals } from '#contract/clinical/vitals.ts';
import type { PatientProfile } from '#contract/patients/patients.ts';
import {
  convertTemperature,
  findNewestBodyMassIndex,
  isStale,
  toKilograms,
} from '#domain/clinical/vitals.ts';
import { parseGender } from '#domain/patients/genders.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { drawFacts } from '#server/platform/documents/draw-facts.ts';
import { drawLetterhead } from '#server/platform/documents/draw-letterhead.ts';
import { drawRows } from '#server/platform/documents/draw-rows.ts';
import { type DocumentLocale, formatDay } from '#server/platform/documents/format-day.ts';
import { genderLabel } from '#server/platform/documents/gender-label.ts';
import { openDocument } from '#server/platform/documents/open-document.ts';
import { muted, teal } from '#server/platform/documents/sheet.ts';

/** A PDF on A4 of the latest vitals and recent heart rates. `printedAt` is an instant. */
export async function makeHealthReport(
  patient: PatientProfile,
  { latest, heartRates }: PatientVitals & { latest: NonNullable<PatientVitals['latest']> },
  printedAt: string,
  reader: DocumentLocale,
): Promise<Uint8Array> {
  const { locale } = reader;
  const title = m.vitals_report_none({}, { locale });
  const { sheet, finish } = await openDocument({
    title: `${title} ${patient.patientId}`,
    author: patient.name,
    subject: title,
    locale,
  });
  const measured = m.vitals_document_measured({ date: formatDay(latest.measuredOn, reader) }, { locale });
  drawLetterhead(sheet, { from: { name: title, lines: [measured] }, isTitle: true }, locale);
  const born = patient.dateOfBirth ? formatDay(patient.dateOfBirth, reader) : String(patient.birthYear);
  drawFacts(sheet, [
    [
      [m.common_patient({}, { locale }), patient.name],
      [m.common_date_of_birth({}, { locale }), born],
      [m.gender_label({}, { locale }), genderLabel(parseGender(patient.gender), locale)],
      [m.vitals_document_id({}, { locale }), patient.patientId],
    ],
  ]);
  sheet.y += 10;
  drawRows(sheet, measurements(latest, toCalendarDay(Date.parse(printedAt), reader.timeZone), reader));
  if (heartRates.length > 0) {
    sheet.y += 20;
    sheet.makeRoom(60); // Avoids a lone heading at the end of a sheet.
    const rates = sheet.set(m.vitals_document_rates({}, { locale }), { size: 12, bold: true, colour: teal });
    sheet.as('H2', () => sheet.flow(rates));
    sheet.y += 6;
    const unit = m.vitals_bpm({}, { locale });
    drawRows(
      sheet,
      heartRates.map(({ date, time, bpm }) => [`${formatDay(date, reader)}, ${time}`, `${bpm} ${unit}`]),
    );
  }
  sheet.y += 16;
  const note = m.vitals_document_note({ date: formatDay(printedAt, reader) }, { locale });
  sheet.flow(sheet.set(note, { size: 9, colour: muted }));
  sheet.number(`${patient.name} · ${patient.patientId}`, (page, pages) =>
    m.vitals_document_page({ page, pages }, { locale }),
  );
  return finish();
}

/** A value of another day than the newest shows its date. */
function measurements(
  latest: NonNullable<PatientVitals['latest']>,
  today: string,
  reader: DocumentLocale,
): [string, string, boolean][] {
  const { locale } = reader;
  const row = (name: typeof m.vitals_bpm, value: string, day?: string | null): [string, string, boolean] => [
    name({}, { locale }),
    day && day !== latest.measuredOn ? `${value} · ${formatDay(day, reader)}` : value,
    Boolean(day && isStale(day, today)),
  ];
  const formatValue = (value: number | string | null, unit: typeof m.vitals_bpm) =>
    value === null ? m.vitals_not_measured({}, { locale }) : `${value} ${unit({}, { locale })}`;
  const when =
    latest.sugarWhen && { fasting: m.measures_fasting, after_meal: m.measures_after_meal }[latest.sugarWhen];
  const sugar = [formatValue(latest.bloodSugar, m.vitals_mg_dl), when?.({}, { locale })]
    .filter(Boolean)
    .join(', ');
  const weight =
    latest.weight === null
      ? m.vitals_not_measured({}, { locale })
      : `${formatValue(toKilograms(latest.weight), m.measures_kg)} (${formatValue(Number(latest.weight.toFixed(1)), m.vitals_lbs)})`;
  const temperature =
    latest.temperature === null
      ? m.vitals_not_measured({}, { locale })
      : `${formatValue(convertTemperature(latest.temperature, 'F'), m.measures_fahrenheit)} (${formatValue(convertTemperature(latest.temperature, 'C'), m.vitals_celsius)})`;
  const pressure = latest.systolic === null ? null : `${latest.systolic}/${latest.diastolic}`;
  const { days } = latest;
  const bodyMass = findNewestBodyMassIndex(latest);
  const further = [
    {
      name: m.vitals_oxygen,
      value: latest.oxygenSaturation,
      unit: m.vitals_percent,
      day: days?.oxygenSaturation,
    },
    {
      name: m.vitals_breathing,
      value: latest.respiratoryRate,
      unit: m.vitals_per_minute,
      day: days?.respiratoryRate,
    },
    { name: m.vitals_height, value: latest.height, unit: m.vitals_cm, day: days?.height },
    { name: m.vitals_bmi, value: bodyMass?.value, unit: null, day: bodyMass?.day },
  ];
  return [
    row(m.vitals_blood_pressure, formatValue(pressure, m.vitals_mmhg), days?.bloodPressure),
    row(m.vitals_heart_rate, formatValue(latest.heartRate, m.vitals_bpm), days?.heartRate),
    row(m.vitals_blood_sugar, sugar, days?.bloodSugar),
    row(m.vitals_weight, weight, days?.weight),
    row(m.vitals_temperature, temperature, days?.temperature),
    // Optional vitals, if they were ever measured.
    ...further.flatMap(({ name, value, unit, day }) =>
      typeof value === 'number' ? [row(name, unit ? formatValue(value, unit) : String(value), day)] : [],
    ),
  ];
}
