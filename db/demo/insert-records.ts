import type pg from 'pg';
import { insertRows, insertWithIds } from '#db/insert-rows.ts';
import { addDays, toCalendarDay, toInstant } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { AppointmentIds } from './insert-visits.ts';
import type { DemoClinic } from './invent-clinic.ts';

interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

const day = 86_400_000;
const hour = 3_600_000;
const before = ({ now }: Clock, time: number) => new Date(now.getTime() - time);

const allergies = [
  { substance: 'Penicillin', reaction: 'Skin rash' },
  { substance: 'Ibuprofen', reaction: 'Breathlessness' },
  { substance: 'Sulfa drugs', reaction: 'Skin rash' },
  { substance: 'Peanuts', reaction: 'Swollen lips' },
] as const;
const conditions = [
  { name: 'High blood pressure', since: 2019 },
  { name: 'Type 2 diabetes', since: 2016 },
  { name: 'Asthma', since: 2008 },
  { name: 'Hypothyroidism', since: 2021 },
] as const;

/**
 * Allergies, conditions, vitals and two lab reports. The demo patient has one of each; of the demo doctor's other
 * patients every seventh has an allergy, every fifth a condition, and some have never been asked about allergies.
 */
export async function insertDemoRecords(
  client: pg.ClientBase,
  { ravi, herPatients }: DemoClinic,
  clock: Clock,
): Promise<void> {
  const others = herPatients.filter((one) => one !== ravi);
  const isAllergic = (index: number) => index % 7 === 3;
  const recordedAt = before(clock, 60 * day);
  const allergic = others.flatMap(({ id }, index) =>
    isAllergic(index) ? [{ patientId: id, ...allergies[index % allergies.length] }] : [],
  );
  const asked = others.filter((_, index) => !isAllergic(index) && index % 2 === 0);
  const ill = others.flatMap(({ id }, index) =>
    index % 5 === 1 ? [{ patientId: id, ...conditions[index % conditions.length] }] : [],
  );
  await insertRows(
    client,
    'allergies',
    [{ patientId: ravi.id, ...allergies[2] }, ...allergic].map((one) => ({ ...one, recordedAt })),
  );
  await insertRows(
    client,
    'allergy_questions',
    asked.map(({ id }) => ({ patientId: id, askedAt: recordedAt })),
  );
  await insertRows(
    client,
    'conditions',
    [{ patientId: ravi.id, ...conditions[0] }, ...ill].map((one) => ({ ...one, recordedAt })),
  );
  await insertVitals(client, ravi.id, clock);
  await insertReports(client, ravi.id, clock);
}

/** The pulse on the day of a checkup that the dashboard shows, every hour from 9 AM to 2 PM. */
const checkupDay = '2025-07-01';
const pulse = [75, 80, 78, 82, 85, 79];
const atItsEnd = {
  systolicMmhg: 120,
  diastolicMmhg: 80,
  bloodSugarMgDl: 98,
  weightLbs: 154,
  temperatureC: 36.8,
};

const insertVitals = (client: pg.ClientBase, patientId: number, { timeZone }: Clock) =>
  insertRows(
    client,
    'vitals',
    pulse.map((heartRateBpm, index) => ({
      patientId,
      measuredAt: new Date(toInstant(checkupDay, (9 + index) * 60, timeZone)),
      heartRateBpm,
      ...(index === pulse.length - 1 && atItsEnd),
    })),
  );

const reports = [
  { title: 'Blood sugar', daysAgo: 40, lines: ['Fasting blood sugar: 104 mg/dL', 'HbA1c: 5.8 %'] },
  {
    title: 'Lipid profile',
    daysAgo: 12,
    lines: ['Total cholesterol: 198 mg/dL', 'LDL: 121 mg/dL', 'HDL: 44 mg/dL'],
  },
];

async function insertReports(client: pg.ClientBase, patientId: number, clock: Clock): Promise<void> {
  const today = toCalendarDay(clock.now.getTime(), clock.timeZone);
  const files = reports.map(({ title, daysAgo, lines }) => {
    const datedOn = addDays(today, -daysAgo);
    return {
      title,
      datedOn,
      content: createReportPdf([title, `Invented for the demo, ${datedOn}`, ...lines]),
    };
  });
  const uploads = files.map(({ title, datedOn, content }) => ({
    patientId,
    title,
    datedOn,
    type: 'application/pdf',
    bytes: content.length,
    uploadedAt: before(clock, 10 * day),
  }));
  const ids = await insertWithIds(client, 'uploads', uploads);
  const contents = files.map(({ content }, index) => ({
    uploadId: ids[index],
    content: `\\x${content.toString('hex')}`,
  }));
  await insertRows(client, 'upload_contents', contents);
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

/**
 * Audit log entries for the demo patient and for people with guardians: the doctor opens the record at each visit that
 * took place, and a guardian who may reads it afterwards.
 */
export async function insertRecordAccesses(
  client: pg.ClientBase,
  ids: AppointmentIds,
  { guardianships }: DemoClinic['families'],
  clock: Clock,
): Promise<void> {
  const guardianshipOf = new Map(guardianships.map((one) => [one.person.id, one]));
  const since = before(clock, 360 * day).getTime();
  const readings = [...ids].flatMap(([{ story, practice, patient, startsAt, endsAt }, id]) => {
    const guardianship = guardianshipOf.get(patient.id);
    if (!guardianship || story.status !== 'Completed' || startsAt <= since) return [];
    const visit = formatId('appointment', id);
    const patientIds = [patient.id];
    const byDoctor = { patientIds, actorRole: 'doctor', actorId: practice.doctor.id };
    const record = { operation: 'GET /patients/:patientId/record', about: formatId('patient', patient.id) };
    const prescribing = { operation: 'GET /appointments/:appointmentId/prescribing', about: visit };
    const prescription = { operation: 'GET /appointments/:appointmentId/prescription', about: visit };
    const byGuardian = { patientIds, actorRole: 'patient', actorId: guardianship.guardian.id };
    return [
      { ...byDoctor, ...record, at: startsAt },
      { ...byDoctor, ...prescribing, at: startsAt + 60_000 },
      ...(guardianship.mayRead ? [{ ...byGuardian, ...prescription, at: endsAt + 3 * hour }] : []),
    ];
  });
  const rows = readings
    .filter(({ at }) => at < clock.now.getTime())
    .sort((one, other) => one.at - other.at)
    .map((reading) => ({ ...reading, at: new Date(reading.at), event: 'record_read' }));
  await insertRows(client, 'audit_log', rows);
}
