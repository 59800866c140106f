import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardianshipVersion } from '#domain/patients/guardianship.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import {
  bookVisit,
  newPatient as newAccount,
  newDoctor,
  newVerifiedPatient as newPatient,
  publishDay,
  type TestPerson,
} from '#server/testing/people.ts';

/** The product's default limits: one request per doctor and day, three open visits per doctor, ten in all. */
const defaultLimits = {
  REQUESTS_PER_DOCTOR_AND_DAY: '',
  OPEN_VISITS_PER_DOCTOR: '',
  OPEN_VISITS: '',
  OPEN_VISITS_UNPROVEN: '',
  UNPROVEN_SHARE: '',
};
const slots = listGridStarts(15).map(formatSlotTime);
const days = [0, 1, 2, 3].map((ahead) => addDays(thursday, ahead));

let hams: TestApp;
let doctor: TestPerson;
let automatic: TestPerson;
beforeAll(async () => {
  hams = await testApp(defaultLimits);
  [doctor, automatic] = await Promise.all([createPublishedDoctor(), createAutomaticDoctor()]);
});
afterAll(() => hams.close());

async function createPublishedDoctor(): Promise<TestPerson> {
  const created = await newDoctor(hams);
  for (const day of days) await publishDay(hams, created, day, slots, 15);
  return created;
}

/** Confirms every booking automatically: there are no requests, so only the other limits apply. */
async function createAutomaticDoctor(): Promise<TestPerson> {
  const created = await createPublishedDoctor();
  await hams.db.pool.query('update doctors set confirms_automatically = true where id = $1', [created.id]);
  return created;
}

const outcome = (answer: Awaited<ReturnType<typeof bookVisit>>) => answer.json().code ?? answer.statusCode;
const tryTo = async (...args: Parameters<typeof bookVisit>) => outcome(await bookVisit(...args));
const bookId = async (...args: Parameters<typeof bookVisit>) =>
  (await bookVisit(...args)).json<{ appointmentId: string }>().appointmentId;

const call = (person: TestPerson, method: 'POST' | 'PUT', url: string, body: Record<string, unknown>) =>
  hams.app.inject({ method, url: `/api${url}`, headers: person.bearer, body });
const cancel = (patient: TestPerson, appointmentId: string) =>
  call(patient, 'POST', '/patients/cancel-appointment', { appointmentId });
const reschedule = (by: TestPerson, appointmentId: string) =>
  call(by, 'PUT', `/appointments/update-status/${appointmentId}`, { appStatus: 'Rescheduled' });

async function bookThreeVisits(patient: TestPerson, by = doctor): Promise<void> {
  for (const [index, date] of days.slice(0, 3).entries())
    expect(await tryTo(hams, patient, by, slots[10 + index] ?? '', { date })).toBe(201);
}

describe('one request per doctor and day', () => {
  test('E-05 a second is refused with a sentence; another day and another doctor are free', async () => {
    const patient = await newPatient(hams);
    expect(await tryTo(hams, patient, doctor, '09:00')).toBe(201);
    const second = await bookVisit(hams, patient, doctor, '09:15', {}, { 'accept-language': 'en' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'day_request_limit',
      limit: 1,
      message:
        'You’ve already requested an appointment with this doctor on this day. Wait for the answer, or cancel that ' +
        'request under “Your Appointments”.',
    });
    expect(await tryTo(hams, patient, doctor, '09:15', { date: days[1] })).toBe(201);
    expect(await tryTo(hams, patient, await newDoctor(hams), '09:30')).toBe(201);
  });

  test('E-05 once it is cancelled or accepted, the patient may ask again', async () => {
    const patient = await newPatient(hams);
    await cancel(patient, await bookId(hams, patient, doctor, '09:30'));
    const appointmentId = await bookId(hams, patient, doctor, '09:45');
    expect(await tryTo(hams, patient, doctor, '10:00')).toBe('day_request_limit');
    await call(doctor, 'PUT', '/appointments/respond', { appointmentId, action: 'accept' });
    expect(await tryTo(hams, patient, doctor, '10:00')).toBe(201);
  });
});

describe('three open visits per doctor', () => {
  test('E-05 the fourth is refused on any day, with the number; at another doctor it is not', async () => {
    const patient = await newPatient(hams);
    await bookThreeVisits(patient);
    const fourth = await bookVisit(hams, patient, doctor, '10:15', { date: days[3] });
    expect([fourth.statusCode, fourth.json().code, fourth.json().limit]).toEqual([
      409,
      'doctor_visit_limit',
      3,
    ]);
    expect(fourth.json().message).toContain('up to 3 open appointments with one doctor.');
    expect(await tryTo(hams, patient, automatic, '10:15', { date: days[3] })).toBe(201);
  });

  test('E-05 a doctor who confirms automatically may be booked three times a day, not four', async () => {
    const patient = await newPatient(hams);
    const tried = [];
    for (const slot of slots.slice(0, 5)) tried.push(await tryTo(hams, patient, automatic, slot));
    expect(tried).toEqual([201, 201, 201, 'doctor_visit_limit', 'doctor_visit_limit']);
  });

  test('E-05 whoever asks to move a visit has it still; a visit that is over counts no longer', async () => {
    const patient = await newPatient(hams);
    const appointmentId = await bookId(hams, patient, doctor, '10:30');
    const reason = 'Travelling';
    await call(patient, 'PUT', '/patient/request-reschedule', { appointmentId, reason });
    for (const date of days.slice(1, 3)) await bookVisit(hams, patient, doctor, '10:30', { date });
    expect(await tryTo(hams, patient, doctor, '10:30', { date: days[3] })).toBe('doctor_visit_limit');

    hams.setNow(Date.parse('2026-11-26T10:44:59+05:30'));
    expect(await tryTo(hams, patient, doctor, '10:30', { date: days[3] })).toBe('doctor_visit_limit');
    hams.setNow(Date.parse('2026-11-26T10:45:00+05:30'));
    expect(await tryTo(hams, patient, doctor, '10:30', { date: days[3] })).toBe(201);
    hams.setNow(thursdayMorning);
  });
});

test('E-05 ten open visits in all: the eleventh is refused with any doctor until one is cancelled', async () => {
  const patient = await newPatient(hams);
  const others = await Promise.all([
    createPublishedDoctor(),
    createPublishedDoctor(),
    createPublishedDoctor(),
  ]);
  for (const [index, other] of others.entries()) {
    for (const date of days.slice(0, 3))
      expect(await tryTo(hams, patient, other, slots[index] ?? '', { date })).toBe(201);
  }
  const last = await bookId(hams, patient, await newDoctor(hams), '12:00');
  const fresh = await newDoctor(hams);
  const eleventh = await bookVisit(hams, patient, fresh, '12:15');
  expect([eleventh.statusCode, eleventh.json().code, eleventh.json().limit]).toEqual([
    409,
    'visit_limit',
    10,
  ]);
  expect(eleventh.json().message).toContain('up to 10 open appointments.');
  await cancel(patient, last);
  expect(await tryTo(hams, patient, fresh, '12:15')).toBe(201);
});

test('E-05 a repeat with the same key answers what the first booked, also at the limit', async () => {
  const patient = await newPatient(hams);
  const headers = { 'idempotency-key': 'the last that fits' };
  const first = await bookVisit(hams, patient, doctor, '12:30', {}, headers);
  for (const date of days.slice(1, 3)) await bookVisit(hams, patient, doctor, '12:30', { date });
  const again = await bookVisit(hams, patient, doctor, '12:30', {}, headers);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect(await tryTo(hams, patient, doctor, '12:45', {}, headers)).toBe('idempotency_key_reused');
});

test('E-05 a time that nobody offers is refused as such, whatever the limits', async () => {
  const patient = await newPatient(hams);
  await bookVisit(hams, patient, doctor, '13:00');
  expect(await tryTo(hams, patient, doctor, '13:05')).toBe('slot_not_published');
});

test('F-08 a new time for a visit that the doctor moved is no new visit, and not limited', async () => {
  const patient = await newPatient(hams);
  await bookThreeVisits(patient, automatic);
  const { rows } = await hams.db.pool.query('select min(id) as id from appointments where patient_id = $1', [
    patient.id,
  ]);
  const appointmentId = formatId('appointment', rows[0].id);
  expect((await reschedule(automatic, appointmentId)).statusCode).toBe(200);
  // The time it left has been taken meanwhile.
  expect(await tryTo(hams, patient, automatic, '13:15', { date: days[3] })).toBe(201);
  const picked = await call(patient, 'POST', '/appointments/pick-time', {
    appointmentId,
    date: days[3],
    slotNumber: '13:30',
  });
  expect(picked.statusCode).toBe(201);
  expect(await tryTo(hams, patient, automatic, '13:45', { date: days[3] })).toBe('doctor_visit_limit');
});

describe('of 64 bookings of one account at the same moment', () => {
  const race = async (calls: readonly (() => ReturnType<typeof bookVisit>)[]) => {
    const outcomes = (await Promise.all(calls.map((one) => one()))).map(outcome);
    return (one: string | number) => outcomes.filter((each) => each === one).length;
  };

  test('E-07 with one doctor, on one day, exactly one is booked', async () => {
    const [patient, by] = await Promise.all([newPatient(hams), createPublishedDoctor()]);
    const calls = Array.from(
      { length: 64 },
      (_, index) => () => bookVisit(hams, patient, by, slots[index % 32] ?? ''),
    );
    const count = await race(calls);
    expect([count(201), count('day_request_limit')]).toEqual([1, 63]);
  });

  test('E-07 with one doctor who confirms at once, on four days, exactly three', async () => {
    const [patient, by] = await Promise.all([newPatient(hams), createAutomaticDoctor()]);
    const calls = days.flatMap((date, day) =>
      slots
        .slice(0, 16)
        .map((_, index) => () => bookVisit(hams, patient, by, slots[index + day] ?? '', { date })),
    );
    const count = await race(calls);
    expect([count(201), count('doctor_visit_limit')]).toEqual([3, 61]);
  });

  test('E-07 over eight doctors exactly ten, three at most with each', async () => {
    const patient = await newPatient(hams);
    const doctors = await Promise.all(Array.from({ length: 8 }, createAutomaticDoctor));
    // Eight slots each, without overlaps.
    const calls = doctors.flatMap((by, of) =>
      days.flatMap((date) =>
        [of, of + 8].map((slot) => () => bookVisit(hams, patient, by, slots[slot] ?? '', { date })),
      ),
    );
    const count = await race(calls);
    expect(count(201)).toBe(10);
    expect(count('visit_limit') + count('doctor_visit_limit')).toBe(54);
    const { rows } = await hams.db.pool.query(
      'select count(*) as booked from appointments where patient_id = $1 group by doctor_id',
      [patient.id],
    );
    expect(Math.max(...rows.map(({ booked }) => booked))).toBeLessThanOrEqual(3);
  });
});

describe('until a code has proven the phone of an account', () => {
  const prove = async ({ phone, bearer }: TestPerson) => {
    await hams.app.inject({ method: 'POST', url: '/api/patients/change-codes', headers: bearer });
    await hams.deps.outbox.deliver();
    const letters = (await hams.app.inject(`/api/demo/mailbox?to=${phone}`)).json<{ text: string }[]>();
    const code = letters.find(({ text }) => /^\d{6}/.test(text))?.text.slice(0, 6);
    return hams.app.inject({
      method: 'POST',
      url: '/api/patients/phone-confirmation',
      headers: bearer,
      body: { code },
    });
  };

  test('E-05 it has one open visit of all that it booked, and the refusal says what to do', async () => {
    const patient = await newAccount(hams);
    const child = await call(patient, 'POST', '/people/minors', {
      name: 'Meera Menon',
      gender: 'Female',
      dateOfBirth: '2018-03-27',
      relation: 'child',
      statement: guardianshipVersion,
    });
    const { patientId } = child.json().person;
    expect(await tryTo(hams, patient, automatic, '09:00', { date: days[2] })).toBe(201);
    const own = { date: days[1] };
    expect(await tryTo(hams, patient, await newDoctor(hams), '11:00', { patientId })).toBe('phone_unproven');
    const second = await bookVisit(hams, patient, automatic, '11:00', own, { 'accept-language': 'en' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'phone_unproven']);
    expect(second.json().message).toContain('Confirm your phone number with a code to book this time.');
    expect((await prove(patient)).statusCode).toBe(200);
    expect(await tryTo(hams, patient, automatic, '11:00', own)).toBe(201);
  });

  test('E-07 of eight new accounts at the same moment half of a day’s times are booked, and more by others', async () => {
    const [by, proven] = await Promise.all([newDoctor(hams), newPatient(hams)]);
    const [day = ''] = days;
    await publishDay(hams, by, day, slots.slice(0, 10), 15);
    const crowd = await Promise.all(Array.from({ length: 8 }, () => newAccount(hams)));
    const outcomes = await Promise.all(crowd.map((one, index) => tryTo(hams, one, by, slots[index] ?? '')));
    expect(outcomes.toSorted()).toEqual([...Array(5).fill(201), ...Array(3).fill('phone_unproven')]);
    expect(await tryTo(hams, proven, by, slots[8] ?? '')).toBe(201);
    const [booked, refused] = [201, 'phone_unproven'].map((one) => crowd[outcomes.indexOf(one)]);
    if (!booked || !refused) throw new Error('Nobody was refused');
    // Four of the eight requests are for times that are free or their own.
    await prove(booked);
    expect(await tryTo(hams, refused, by, slots[9] ?? '')).toBe('phone_unproven');
    await prove(refused);
    expect(await tryTo(hams, refused, by, slots[9] ?? '')).toBe(201);
  });

  test('E-05 a visit that was moved counts as theirs still; the only time of a day is anybody’s', async () => {
    const [by, mover] = await Promise.all([createAutomaticDoctor(), newAccount(hams)]);
    const [day = '', next = ''] = days;
    await publishDay(hams, by, next, slots.slice(0, 2), 15);
    const appointmentId = await bookId(hams, mover, by, '10:00', { date: day });
    await reschedule(by, appointmentId);
    await call(mover, 'POST', '/appointments/pick-time', { appointmentId, date: next, slotNumber: slots[0] });
    expect(await tryTo(hams, mover, doctor, '16:00')).toBe('phone_unproven');
    expect(await tryTo(hams, await newAccount(hams), by, slots[1] ?? '', { date: next })).toBe(
      'phone_unproven',
    );

    await publishDay(hams, by, days[2] ?? '', slots.slice(0, 1), 15);
    const at = [by, slots[0] ?? '', { date: days[2] }] as const;
    expect(await tryTo(hams, await newAccount(hams), ...at)).toBe(201);
    expect(await tryTo(hams, await newAccount(hams), ...at)).toBe('slot_taken');
  });
});

test('E-05 where no code can prove a phone, new accounts of one address book a few times an hour', async () => {
  const closed = await testApp({
    DEMO: 'off',
    RATE_LIMIT: 'on',
    ...defaultLimits,
    BOOKINGS_PER_ADDRESS: '3',
  });
  const by = await newDoctor(closed);
  const crowd = await Promise.all(Array.from({ length: 5 }, () => newAccount(closed)));
  const now = new Date(thursdayMorning);
  await closed.db.pool.query('update accounts set created_at = $1', [now]);
  const answers = await Promise.all(
    crowd.map((one, index) => bookVisit(closed, one, by, slots[index] ?? '')),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect([refused.length, refused[0]?.json().code, refused[0]?.headers['retry-after']]).toEqual([
    2,
    'too_many_requests',
    '1800',
  ]);
  await closed.db.pool.query("update accounts set created_at = $1::timestamptz - interval '1 day'", [now]);
  const late = crowd[answers.findIndex(({ statusCode }) => statusCode === 429)] as TestPerson;
  expect(await tryTo(closed, late, by, slots[20] ?? '')).toBe(201);
  await closed.close();
});

test('E-05 each limit is a setting', async () => {
  const one = { REQUESTS_PER_DOCTOR_AND_DAY: '2', OPEN_VISITS_PER_DOCTOR: '4', OPEN_VISITS: '4' };
  const tight = await testApp(one);
  const [by, patient] = await Promise.all([newDoctor(tight), newPatient(tight)]);
  await publishDay(tight, by, days[1] ?? '', slots, 15);
  const tried = [];
  for (const date of days.slice(0, 2)) {
    for (const slot of slots.slice(0, 3)) tried.push(await tryTo(tight, patient, by, slot, { date }));
  }
  expect(tried).toEqual([201, 201, 'day_request_limit', 201, 201, 'day_request_limit']);
  await tight.close();
});
