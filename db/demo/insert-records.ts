import type pg from 'pg';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { insertRows, reserveIds } from './insert-rows.ts';

const allergies = [
  ['Penicillin', 'Skin rash'],
  ['Ibuprofen', 'Breathlessness'],
  ['Sulfa drugs', 'Skin rash'],
  ['Peanuts', 'Swollen lips'],
] as const;
const conditions = [
  ['High blood pressure', 2019],
  ['Type 2 diabetes', 2016],
  ['Asthma', 2008],
  ['Hypothyroidism', 2021],
] as const;

/** Among the demo doctor's patients, every seventh has an allergy and every fifth a condition. */
const shares = { allergy: 7, condition: 5, askedAndNone: 2 } as const;

interface RecordInputs {
  /** The demo patient, who has one of each. */
  readonly ravi: number;
  readonly others: readonly number[];
  readonly now: Date;
  readonly timeZone: string;
}

/** Inserts allergies, conditions and two lab reports; some patients have never been asked about allergies. */
export async function insertDemoRecords(
  client: pg.ClientBase,
  { ravi, others, now, timeZone }: RecordInputs,
): Promise<void> {
  const recorded_at = new Date(now.getTime() - 60 * 86_400_000).toISOString();
  const isAllergic = (index: number) => index % shares.allergy === 3;
  const allergic = [
    { patient_id: ravi, substance: 'Sulfa drugs', reaction: 'Skin rash', recorded_at },
    ...others.flatMap((patient_id, index) => {
      if (!isAllergic(index)) return [];
      const [substance, reaction] = allergies[index % allergies.length] ?? allergies[0];
      return [{ patient_id, substance, reaction, recorded_at }];
    }),
  ];
  const asked = others
    .filter((_, index) => !isAllergic(index) && index % shares.askedAndNone === 0)
    .map((patient_id) => ({ patient_id, asked_at: recorded_at }));
  const ill = [
    { patient_id: ravi, name: 'High blood pressure', since: 2019, recorded_at },
    ...others.flatMap((patient_id, index) => {
      if (index % shares.condition !== 1) return [];
      const [name, since] = conditions[index % conditions.length] ?? conditions[0];
      return [{ patient_id, name, since, recorded_at }];
    }),
  ];
  const text = { patient_id: 'bigint', recorded_at: 'timestamptz' };
  await insertRows(client, 'allergies', { ...text, substance: 'text', reaction: 'text' }, allergic);
  await insertRows(client, 'allergy_questions', { patient_id: 'bigint', asked_at: 'timestamptz' }, asked);
  await insertRows(client, 'conditions', { ...text, name: 'text', since: 'smallint' }, ill);
  await insertReports(client, ravi, now, toCalendarDay(now.getTime(), timeZone));
}

async function insertReports(client: pg.ClientBase, patientId: number, now: Date, today: string) {
  const reports = [
    ['Blood sugar', -40, ['Fasting blood sugar: 104 mg/dL', 'HbA1c: 5.8 %']],
    ['Lipid profile', -12, ['Total cholesterol: 198 mg/dL', 'LDL: 121 mg/dL', 'HDL: 44 mg/dL']],
  ] as const;
  const ids = await reserveIds(client, 'uploads', reports.length);
  const files = reports.map(([title, days, lines], index) => {
    const day = addDays(today, days);
    return {
      id: ids[index],
      title,
      day,
      content: createReportPdf([title, `Invented for the demo, ${day}`, ...lines]),
    };
  });
  const columns = {
    id: 'bigint',
    patient_id: 'bigint',
    title: 'text',
    dated_on: 'date',
    type: 'text',
    bytes: 'integer',
    uploaded_at: 'timestamptz',
  };
  const rows = files.map(({ id, title, day, content }) => ({
    id,
    patient_id: patientId,
    title,
    dated_on: day,
    type: 'application/pdf',
    bytes: content.length,
    uploaded_at: new Date(now.getTime() - 10 * 86_400_000).toISOString(),
  }));
  await insertRows(client, 'uploads', columns, rows);
  const contents = files.map(({ id, content }) => ({
    upload_id: id,
    content: `\\x${content.toString('hex')}`,
  }));
  await insertRows(client, 'upload_contents', { upload_id: 'bigint', content: 'bytea' }, contents);
}

function createReportPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line, index) => `1 0 0 1 72 ${740 - index * 28} Tm (${line}) Tj`).join('\n');
  const stream = `BT /F1 14 Tf\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
