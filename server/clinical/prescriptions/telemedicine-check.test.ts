import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listedOnline, prohibitedOnline } from '#domain/clinical/prescription-rules/telemedicine-lists.ts';
import { spellings } from '#domain/testing/medicine-spellings.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let id: string;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const toNumber = (appointmentId: string) => Number(appointmentId.slice(4));
const become = (status: string, appointmentId = id) =>
  hams.db.pool.query('update appointments set status = $2 where id = $1', [toNumber(appointmentId), status]);

async function booked(slot: string, consultStatus: 'Online' | 'Offline'): Promise<string> {
  const answer = await bookVisit(hams, patient, doctor, slot, { consultStatus });
  return answer.json<{ appointmentId: string }>().appointmentId;
}

async function addVisit(days: number, consultStatus: 'Online' | 'Offline' = 'Offline', with_ = doctor) {
  const answer = await bookVisit(hams, patient, with_, '11:00', { consultStatus });
  const earlier = answer.json<{ appointmentId: string }>().appointmentId;
  await hams.db.pool.query(
    `update appointments set status = 'Completed', starts_at = starts_at - $2 * interval '1 day',
       ends_at = ends_at - $2 * interval '1 day' where id = $1`,
    [toNumber(earlier), days],
  );
}

beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  id = await booked('10:00', 'Online');
  await become('Completed');
});

const call = (method: 'GET' | 'PUT', url: string, body?: object, person = doctor) =>
  hams.app.inject({ method, url: `/api${url}`, headers: person.bearer, ...(body && { body }) });
const write = (prescription: unknown) => call('PUT', `/appointments/${id}/prescription`, { prescription });
const medicine = (name: string, more: object = {}) => ({ diagnosis: 'Pain', medicines: [{ name, ...more }] });
const stored = async () => (await call('GET', `/appointments/${id}/prescription`)).json().prescription;

describe('what is prohibited by video', () => {
  test.each([
    ['a generic', medicine('Alprazolam'), 'Alprazolam'],
    ['a salt', medicine('Codeine phosphate'), 'Codeine phosphate'],
    ['a combination', medicine('Codeine + Chlorpheniramine'), 'Codeine + Chlorpheniramine'],
    ['a brand', medicine('Ultracet'), 'Ultracet'],
    ['a misspelling', medicine('tremadol'), 'tremadol'],
    ['another script', medicine('ट्रामाडोल'), 'ट्रामाडोल'],
    ['with a reason too', medicine('Zolpidem', { reason: 'cannot sleep' }), 'Zolpidem'],
    [
      'in a field of words',
      { ...medicine('Paracetamol'), advice: 'Alprax 0.5 at night' },
      'Alprax 0.5 at night',
    ],
    ['in plain text', 'Tab Paracetamol 650 tds\nTab Restyl 0.25 hs\nReason: anxious', 'Tab Restyl 0.25 hs'],
  ])(
    'G-05 is refused as %s, with the medicine and the rule, and nothing is stored',
    async (_, written, named) => {
      const refused = await write(written);
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'prohibited_online']);
      expect(refused.json()).toMatchObject({ medicine: named, rule: { source: expect.any(String) } });
      expect(refused.json().message).toContain(named);
      expect(refused.json().message).toContain(refused.json().rule.source);
      expect(await stored()).toBeNull();
    },
  );

  test('G-05 is found in a long text, which a worker thread reads', async () => {
    const long = `${'Plenty of water and rest. '.repeat(150)}\nTab Tramadol 50 mg BD`;
    expect((await write(long)).json()).toMatchObject({
      code: 'prohibited_online',
      medicine: 'Tab Tramadol 50 mg BD',
    });
    expect((await write(long.replace('Tramadol', 'Paracetamol'))).statusCode).toBe(200);
  });

  test('G-05 has a field of its own where it is taken already or to be stopped', async () => {
    const written = { ...medicine('Paracetamol'), otherMedicines: 'Stop Tramadol 50 mg BD' };
    expect((await write(written)).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ otherMedicines: 'Stop Tramadol 50 mg BD' });
  });

  test('G-05 is refused in a follow-up too, and never in the clinic', async () => {
    await addVisit(30);
    expect((await write(medicine('Morphine'))).json().code).toBe('prohibited_online');
    await hams.db.pool.query("update appointments set consult_status = 'Offline' where id = $1", [
      toNumber(id),
    ]);
    expect((await write(medicine('Morphine'))).statusCode).toBe(200);
    expect((await write('Tab Alprax 0.5 hs')).statusCode).toBe(200);
  });

  test('G-05 is refused with Done, and the visit stays as it was', async () => {
    await become('Pending');
    const done = { appStatus: 'Completed', prescription: medicine('Diazepam') };
    const refused = await call('PUT', `/appointments/update-status/${id}`, done);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'prohibited_online']);
    const { appointmentDetails } = (await call('GET', `/Appointments/detail?appointmentId=${id}`)).json();
    expect(appointmentDetails).toMatchObject({ status: 'Pending', prescriptionDetails: null });
  });

  test('G-05 is refused in a correction, and the version before it stays', async () => {
    expect((await write(medicine('Paracetamol'))).statusCode).toBe(200);
    expect((await write(medicine('Tramadol'))).json().code).toBe('prohibited_online');
    expect(await stored()).toMatchObject({ version: 1, medicines: [{ name: 'Paracetamol' }] });
  });
});

test('G-05 a sample of the tables, in three spellings, through the call: nothing prohibited leaves, refills do', async () => {
  await addVisit(30);
  const listSpellings = (rows: readonly { readonly ingredient: string }[]) => {
    const sample = new Set(rows.filter((_, index) => index % 12 === 5).map(({ ingredient }) => ingredient));
    return spellings
      .filter(({ ingredient }) => sample.has(ingredient))
      .flatMap(({ ingredient, misspelled, devanagari }) => [ingredient, misspelled, devanagari]);
  };
  for (const name of listSpellings(prohibitedOnline))
    expect((await write(medicine(name, { reason: 'because' }))).json().code, name).toBe('prohibited_online');
  expect(await stored()).toBeNull();
  for (const name of listSpellings(listedOnline.filter(({ forms }) => forms.length === 0)))
    expect((await write(medicine(name))).statusCode, name).toBe(200);
});

describe('what needs a reason by video', () => {
  test.each(['Cetirizine', 'Metformin', 'A brand of nowhere'])(
    'G-05 %s is refused without one, and the reason is kept with the medicine',
    async (name) => {
      const refused = await write(medicine(name));
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'reason_needed']);
      expect(refused.json().medicine).toBe(name);
      expect((await write(medicine(name, { reason: '  ' }))).json().code).toBe('reason_needed');
      expect((await write(medicine(name, { reason: 'Known for years' }))).statusCode).toBe(200);
      expect((await stored()).medicines).toEqual([
        expect.objectContaining({ name, reason: 'Known for years' }),
      ]);
    },
  );

  test('G-05 in plain text the reason is a line', async () => {
    expect((await write('Tab Cetirizine 10 mg od')).json().code).toBe('reason_needed');
    expect((await write('Tab Cetirizine 10 mg od\nकारण: पुरानी एलर्जी')).statusCode).toBe(200);
    expect((await write('Plenty of water, blood urea on Monday')).statusCode).toBe(200);
  });

  test('G-05 what a list allows needs none: the three exceptions at the first visit too', async () => {
    for (const name of ['Paracetamol', 'Clobazam', 'Clonazepam', 'Phenobarbitone', 'Mupirocin'])
      expect((await write(medicine(name))).statusCode, name).toBe(200);
  });
});

describe('a follow-up', () => {
  const prescribing = async () => (await call('GET', `/appointments/${id}/prescribing`)).json();

  test('G-05 is a visit after one in person with the same doctor, within six calendar months', async () => {
    const first = { mode: 'Online', followUp: false, since: null, ageYears: 36, weightKg: null };
    expect(await prescribing()).toEqual(first);
    await addVisit(185); // 25 May 2026; the visit is on 26 November.
    expect(await prescribing()).toEqual(first);
    await addVisit(184);
    expect(await prescribing()).toEqual({ ...first, followUp: true, since: '2026-05-26' });
    expect((await write(medicine('Metformin'))).statusCode).toBe(200);
    const { appointmentDetails } = (await call('GET', `/Appointments/detail?appointmentId=${id}`)).json();
    expect(appointmentDetails.followUp).toBe(true);
  });

  test('G-05 is none after a visit by video, with another doctor, or one that did not take place', async () => {
    await addVisit(10, 'Online');
    await addVisit(20, 'Offline', await newDoctor(hams));
    const cancelled = await booked('09:00', 'Offline');
    await become('Cancelled', cancelled);
    expect((await prescribing()).followUp).toBe(false);
  });

  test('G-05 the weight is the one measured last', async () => {
    await hams.db.pool.query(
      `insert into vitals (patient_id, measured_at, weight_lbs) values ($1, now() - interval '1 day', 150), ($1, now(), 132.28)`,
      [patient.id],
    );
    expect((await prescribing()).weightKg).toBe(60);
    // A request gives no access to the clinical record.
    await become('Requested');
    expect((await prescribing()).weightKg).toBeNull();
  });
});
