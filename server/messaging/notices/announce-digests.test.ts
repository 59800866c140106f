import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { announceDigests } from './announce-digests.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  doctor = await newDoctor(hams);
});
afterAll(() => hams.close());

const at = (time: string) => Date.parse(`2026-11-26T${time}:00+05:30`);

async function listEmails(event: string, time: string): Promise<{ subject: string; html: string }[]> {
  hams.setNow(at(time));
  await announceDigests(hams.deps);
  await hams.deps.outbox.deliver();
  const { rows } = await hams.db.pool.query<{ subject: string; html: string }>(
    `select subject, content ->> 'html' as html from demo_mailbox d join messages m on m.key = d.idempotency_key
     where m.event = $1 and m.person_id = $2 and m.role = 'doctor' and m.channel = 'email' order by d.id`,
    [event, doctor.id],
  );
  return rows;
}

test('N-08 at seven a doctor has the list of the day, once', async () => {
  await hams.db.pool.query('update doctors set confirms_automatically = true where id = $1', [doctor.id]);
  hams.setNow(at('06:00'));
  for (const slot of ['16:30', '10:15']) await bookVisit(hams, await newPatient(hams), doctor, slot);
  expect(await listEmails('dailyDigest', '06:59')).toEqual([]);
  const [digest, ...others] = await listEmails('dailyDigest', '07:00');
  expect(others).toEqual([]);
  expect(digest?.subject).toBe('Appointments today: 2');
  expect(digest?.html).toMatch(/first is at 10:15.*10:15.*Asha Menon.*16:30.*Asha Menon/s);
  expect(await listEmails('dailyDigest', '07:01')).toHaveLength(1);
});

test('N-08 no list without visits, nor to whoever does not want it, nor in the afternoon', async () => {
  expect(await listEmails('dailyDigest', '07:00')).toEqual([]);
  await hams.db.pool.query(
    'update doctors set confirms_automatically = true, daily_digest = false where id = $1',
    [doctor.id],
  );
  await bookVisit(hams, await newPatient(hams), doctor, '16:30');
  expect(await listEmails('dailyDigest', '07:05')).toEqual([]);
  await hams.db.pool.query('update doctors set daily_digest = true where id = $1', [doctor.id]);
  expect(await listEmails('dailyDigest', '12:00')).toEqual([]);
});

test('N-08 requests by the hour come together at the full hour, each counted once', async () => {
  await hams.db.pool.query("update doctors set request_notices = 'hourly' where id = $1", [doctor.id]);
  hams.setNow(at('08:10'));
  for (const slot of ['16:30', '10:15']) await bookVisit(hams, await newPatient(hams), doctor, slot);
  expect(await listEmails('requestsOfTheHour', '08:59')).toEqual([]);
  expect((await listEmails('requestsOfTheHour', '09:00')).map(({ subject }) => subject)).toEqual([
    'New requests: 2',
  ]);
  expect(await listEmails('requestsOfTheHour', '09:30')).toHaveLength(1);
  expect(await listEmails('requestsOfTheHour', '10:00')).toHaveLength(1);
});
