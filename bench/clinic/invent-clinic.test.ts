import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { freshPhone, newDoctor, newPatient, publishDay } from '#server/testing/people.ts';
import { inventClinic, password } from './invent-clinic.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
  hams.setNow(Date.now());
  const client = await hams.db.pool.connect();
  await inventClinic(client, { doctors: 30, appointments: 900, days: 3 });
  // Skips the numbers that the invented doctors use.
  for (let taken = 0; taken < 60; taken += 1) freshPhone();
  client.release();
});
afterAll(() => hams.close());

/** The filled columns of the newest matching row (written by the product) and of the oldest (invented). */
async function filled(table: string, order: string, where = 'true') {
  const findFilledColumns = async (direction: 'asc' | 'desc') => {
    const { rows } = await hams.db.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t where ${where} order by ${order} ${direction} limit 1`,
    );
    return Object.entries(rows[0]?.row ?? {})
      .filter(([, value]) => value !== null)
      .map(([name]) => name)
      .sort();
  };
  return { invented: await findFilledColumns('asc'), written: await findFilledColumns('desc') };
}

test('P-02 what is invented for measuring has the columns that the product writes', async () => {
  const doctor = await newDoctor(hams);
  const patient = await newPatient(hams);
  // As after a phone code; invented accounts are already verified.
  await hams.db.pool.query('update accounts set phone_verified_at = created_at where phone = $1', [
    patient.phone,
  ]);
  const tomorrow = toCalendarDay(hams.deps.clock.now() + 86_400_000, hams.deps.clock.timeZone);
  await publishDay(hams, doctor, tomorrow, ['09:00'], 15);
  const booked = await hams.app.inject({
    method: 'POST',
    url: '/api/appointments/book',
    headers: patient.bearer,
    body: { doctorId: String(doctor.id), date: tomorrow, slotNumber: '09:00', consultStatus: 'Offline' },
  });
  expect(booked.statusCode).toBe(201);
  for (const [table, order, where] of [
    ['accounts', 'id', "kind = 'patient'"],
    ['practices', 'doctor_id', 'true'],
    ['published_days', 'doctor_id', 'true'],
    ['appointments', 'id', "status = 'Requested'"],
  ] as const) {
    const { invented, written } = await filled(table, order, where);
    expect(invented.length, table).toBeGreaterThan(3);
    expect([table, ...invented]).toEqual([table, ...written]);
  }
  const { rows } = await hams.db.pool.query(
    `select count(*) filter (where a.practice_id is distinct from p.id)::int as elsewhere,
       count(*) filter (where d.account_id is null or c.account_id is null)::int as without_account
     from appointments a join doctors d on d.id = a.doctor_id join patients c on c.id = a.patient_id
       join practices p on p.doctor_id = d.id and p.is_main`,
  );
  expect(rows).toEqual([{ elsewhere: 0, without_account: 0 }]);
});

test('P-02 an invented patient logs in and books a slot of an invented doctor', async () => {
  const login = await hams.app.inject({
    method: 'POST',
    url: '/api/patients/login',
    body: { phone: '8000000001', password },
  });
  expect(login.statusCode).toBe(200);
  const { token } = login.json<{ token: string }>();
  const tomorrow = toCalendarDay(hams.deps.clock.now() + 86_400_000, hams.deps.clock.timeZone);
  const book = (slotNumber: string) =>
    hams.app.inject({
      method: 'POST',
      url: '/api/appointments/book',
      headers: { authorization: `Bearer ${token}` },
      body: { doctorId: '5', date: tomorrow, slotNumber },
    });
  // At most one of two neighbouring slots is taken by an invented visit.
  const answers = [await book('09:15'), await book('09:30')];
  expect(answers.map(({ statusCode }) => statusCode)).toContain(201);
});
