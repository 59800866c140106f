import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PatientVitals } from '#contract/clinical/vitals.ts';
import { query } from '#db/statement.ts';
import { convertTemperature, toKilograms, toPounds, toStoredTemperature } from '#domain/clinical/vitals.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  patient = await newPatient(hams);
});

const vitals = async ({ bearer } = patient) =>
  (await hams.app.inject({ url: '/api/patients/vitals', headers: bearer })).json();
const record = (body: Record<string, unknown>, { bearer } = patient) =>
  hams.app.inject({ method: 'POST', url: '/api/patients/vitals', headers: bearer, body });
const at = (time: string) => hams.setNow(Date.parse(`2026-11-26T${time}:00+05:30`));

test('F-04 a new account has no vitals', async () => {
  expect(await vitals()).toEqual({ latest: null, heartRates: [], history: [] });
});

test('F-04 of each kind the newest counts, whatever was measured since', async () => {
  at('09:00');
  await record({
    systolic: 122,
    diastolic: 79,
    heartRate: 75,
    bloodSugar: 96,
    weight: 150.5,
    temperature: 36.8,
    oxygenSaturation: 97,
    respiratoryRate: 16,
    height: 172.5,
  });
  at('10:30');
  const answer = await record({ heartRate: 80 });
  expect(answer.statusCode).toBe(201);
  expect(await vitals()).toMatchObject({
    latest: {
      measuredAt: '2026-11-26T05:00:00.000Z',
      measuredOn: '2026-11-26',
      days: {
        bloodPressure: '2026-11-26',
        heartRate: '2026-11-26',
        bloodSugar: '2026-11-26',
        weight: '2026-11-26',
        temperature: '2026-11-26',
        oxygenSaturation: '2026-11-26',
        respiratoryRate: '2026-11-26',
        height: '2026-11-26',
      },
      systolic: 122,
      diastolic: 79,
      heartRate: 80,
      bloodSugar: 96,
      sugarWhen: null,
      weight: 150.5,
      temperature: 36.8,
      oxygenSaturation: 97,
      respiratoryRate: 16,
      height: 172.5,
    },
    heartRates: [
      { at: '2026-11-26T03:30:00.000Z', date: '2026-11-26', time: '09:00', bpm: 75 },
      { at: '2026-11-26T05:00:00.000Z', date: '2026-11-26', time: '10:30', bpm: 80 },
    ],
  });
});

test('F-04 what was typed in kg and °F comes back as it was typed, and sugar with when it was measured', async () => {
  at('09:00');
  await record({ bloodSugar: 96, sugarWhen: 'fasting', weight: toPounds(60.3) });
  at('10:30');
  await record({ heartRate: 80, sugarWhen: 'after_meal', temperature: toStoredTemperature(98.7, 'F') });
  const { latest, history } = (await vitals()) as PatientVitals;
  expect(latest?.sugarWhen).toBe('fasting');
  expect(toKilograms(latest?.weight ?? 0)).toBe(60.3);
  expect(convertTemperature(latest?.temperature ?? 0, 'F')).toBe(98.7);
  const none = {
    systolic: null,
    diastolic: null,
    oxygenSaturation: null,
    respiratoryRate: null,
    height: null,
  };
  expect(history).toEqual([
    {
      at: '2026-11-26T03:30:00.000Z',
      date: '2026-11-26',
      time: '09:00',
      ...none,
      heartRate: null,
      bloodSugar: 96,
      sugarWhen: 'fasting',
      weight: 132.94,
      temperature: null,
    },
    {
      at: '2026-11-26T05:00:00.000Z',
      date: '2026-11-26',
      time: '10:30',
      ...none,
      heartRate: 80,
      bloodSugar: null,
      sugarWhen: null,
      weight: null,
      temperature: 37.06,
    },
  ]);
});

test('F-02 the last 24 heart rates, oldest first, on the clinic’s days', async () => {
  for (let index = 0; index < 26; index += 1) {
    hams.setNow(Date.parse('2026-11-26T00:10:00+05:30') + index * 60_000);
    await record({ heartRate: 60 + index });
  }
  const { heartRates } = (await vitals()) as { heartRates: { bpm: number; date: string; time: string }[] };
  expect(heartRates.map(({ bpm }) => bpm)).toEqual(Array.from({ length: 24 }, (_, index) => 62 + index));
  expect(heartRates[0]).toMatchObject({ date: '2026-11-26', time: '00:12' });
});

test.each([
  ['heartRate', {}],
  ['heartRate', { heartRate: 24 }],
  ['heartRate', { heartRate: 251 }],
  ['heartRate', { heartRate: 72.5 }],
  ['heartRate', { heartRate: '72' }],
  ['diastolic', { systolic: 120 }],
  ['systolic', { systolic: 80, diastolic: 120 }],
  ['temperature', { temperature: 98.6 }],
  ['weight', { weight: 901 }],
  ['oxygenSaturation', { oxygenSaturation: 101 }],
  ['respiratoryRate', { respiratoryRate: 3 }],
  ['height', { height: 1.72 }],
  ['bloodSugar', { bloodSugar: -1 }],
  ['sugarWhen', { bloodSugar: 96, sugarWhen: 'never' }],
  ['heartRate', { sugarWhen: 'fasting' }],
])('F-04 a %s that nobody can have (%j) is a field error, and nothing is stored', async (field, wrong) => {
  const answer = await record(wrong);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: { field: string }[] }>().fields.map((one) => one.field)).toContain(field);
  expect(await vitals()).toEqual({ latest: null, heartRates: [], history: [] });
});

test('A-11 vitals are the patient’s own', async () => {
  const [other, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  await record({ heartRate: 70 });
  expect(await vitals(other)).toEqual({ latest: null, heartRates: [], history: [] });
  expect((await record({ heartRate: 70 }, doctor)).statusCode).toBe(403);
  expect((await hams.app.inject('/api/patients/vitals')).statusCode).toBe(401);
});

test('F-04 the health report on paper: whose, when, every value, in the reader’s language', async () => {
  const report = (headers = {}) =>
    hams.app.inject({ url: '/api/patients/health-report.pdf', headers: { ...patient.bearer, ...headers } });
  expect((await report()).json()).toMatchObject({ status: 404, code: 'no_vitals' });
  await record({
    systolic: 122,
    diastolic: 79,
    heartRate: 75,
    bloodSugar: 96,
    sugarWhen: 'fasting',
    weight: 150.5,
    temperature: 37,
  });
  await record({ oxygenSaturation: 97, respiratoryRate: 16, height: 172.5 });
  const readReportText = async (headers = {}) => {
    const { rawPayload } = await report(headers);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    return text.replaceAll(/\s+/g, ' ');
  };
  const english = await readReportText();
  for (const words of [
    'Health Report',
    'Asha Menon',
    '26 November 2026',
    '122/79 mmHg',
    '75 BPM',
    '96 mg/dL, Fasting',
    '68.3 kg (150.5 lbs)',
    '98.6 °F (37 °C)',
    '97 %',
    '16 per minute',
    '172.5 cm',
    'BMI 22.9',
  ]) {
    expect(english).toContain(words);
  }
  await query(
    hams.db.pool,
    `update vitals set measured_at = '2026-03-02T09:00:00+05:30' where patient_id = :id`,
    {
      id: patient.id,
    },
  );
  await record({ bloodSugar: 110 });
  const later = await readReportText();
  expect(later).toContain('Last measured on 26 November 2026');
  for (const words of ['122/79 mmHg · 2 March 2026', '75 BPM · 2 March 2026', '(150.5 lbs) · 2 March 2026'])
    expect(later).toContain(words);
  expect(later).not.toContain('110 mg/dL ·');
  const page = await (await getDocumentProxy(new Uint8Array((await report()).rawPayload))).getPage(1);
  const structure = JSON.stringify(await page.getStructTree());
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(structure).toContain(`"role":"${role}"`);
  expect(await readReportText({ 'accept-language': 'hi' })).toContain('122/79 mmHg');
  const other = await newPatient(hams);
  expect(
    (await hams.app.inject({ url: '/api/patients/health-report.pdf', headers: other.bearer })).statusCode,
  ).toBe(404);
});
