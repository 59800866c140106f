import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openOutbox } from '#server/messaging/delivery/open-outbox.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { deleteExpiredUndelivered } from './delete-expired-undelivered.ts';
import { Undeliverable } from './deliver.ts';
import { listUndelivered } from './list-undelivered.ts';
import { resendMessages } from './resend-messages.ts';

let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
let appointmentId: string;
const hour = 60 * 60_000;

beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  quietLog('warn');
  hams.setNow(thursdayMorning);
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  ({ appointmentId } = (await bookVisit(hams, patient, doctor, '16:00')).json());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await hams.db.pool.query('delete from outbox');
  await hams.db.pool.query('delete from announcements');
});
afterAll(() => hams.close());

async function refuseAll() {
  const refuse = () => Promise.reject(new Undeliverable('the receiver refuses it'));
  await openOutbox(hams.deps, { mailbox: refuse, push: refuse }).deliver();
}
const waiting = () => listUndelivered(hams.db.pool);
const again = (ids: number[] | null, now: number) => resendMessages(hams.db.pool, ids, new Date(now));
async function emailOfPatient() {
  const found = (await waiting()).find(
    ({ role, person_id: id, channel }) => role === 'patient' && id === patient.id && channel === 'email',
  );
  if (!found) throw new Error('It was not given up');
  return found;
}

test('N-06 what was refused for good waits for the operator, without its text and address', async () => {
  await refuseAll();
  const { id: _, ...row } = await emailOfPatient();
  expect(row).toEqual({
    given_up_at: new Date(thursdayMorning),
    channel: 'email',
    event: 'requested',
    role: 'patient',
    person_id: patient.id,
    reason: 'the receiver refuses it',
  });
});

test('N-06 what is sent again arrives, once, and leaves the list', async () => {
  await refuseAll();
  const { id } = await emailOfPatient();
  const others = (await waiting()).length - 1;
  const later = thursdayMorning + 2 * hour;
  hams.setNow(later);
  expect(await again([id], later)).toEqual({ due: [id], tooLate: [], unknown: [] });
  expect(await again([id], later)).toEqual({ due: [], tooLate: [], unknown: [id] });
  const arrived = vi.fn(async () => undefined);
  await openOutbox(hams.deps, { mailbox: arrived, push: arrived }).deliver();
  expect(arrived).toHaveBeenCalledTimes(1);
  expect(await waiting()).toHaveLength(others);
  const { rows } = await hams.db.pool.query(
    "select sent_at, failed_at, failure from messages where role = 'patient' and person_id = $1 and channel = 'email'",
    [patient.id],
  );
  expect(rows).toEqual([{ sent_at: new Date(later), failed_at: null, failure: null }]);
});

test('N-06 all at once, and news of a visit that is over stay in the list', async () => {
  await refuseAll();
  const all = (await waiting()).map(({ id }) => id);
  expect(all.length).toBeGreaterThan(1);
  const evening = thursdayMorning + 12 * hour;
  expect(await again(null, evening)).toEqual({ due: [], tooLate: all, unknown: [] });
  expect(await waiting()).toHaveLength(all.length);
  expect(await again(null, thursdayMorning + hour)).toEqual({ due: all, tooLate: [], unknown: [] });
  expect(await waiting()).toEqual([]);
});

test('N-06 news that a gateway did not take for as long as it was tried waits too, for a month', async () => {
  const busy = () => Promise.reject(new Error('the webhook answered 500'));
  const outbox = openOutbox(hams.deps, { mailbox: busy, push: busy });
  await outbox.deliver();
  expect(await waiting()).toEqual([]);
  await hams.db.pool.query('update outbox set useful_until = $1', [new Date(thursdayMorning + hour)]);
  hams.setNow(thursdayMorning + 2 * hour);
  await outbox.deliver();
  const { id, reason } = await emailOfPatient();
  expect(reason).toBe('too_late');
  expect((await again([id], thursdayMorning + 2 * hour)).due).toEqual([id]);
  expect(await waiting()).not.toEqual([]);
  hams.setNow(thursdayMorning + 31 * 24 * hour);
  await deleteExpiredUndelivered(hams.deps);
  expect(await waiting()).toEqual([]);
});

test('N-06 a reminder is not sent again once its visit was cancelled', async () => {
  const put = (body: Record<string, unknown>) =>
    hams.app.inject({ method: 'PUT', url: '/api/appointments/respond', headers: doctor.bearer, body });
  await put({ appointmentId, action: 'accept' });
  await refuseAll();
  await hams.db.pool.query(
    `update outbox set holds_appointment_id = $1, holds_starts_at = '2026-11-26T16:00:00+05:30'`,
    [Number(appointmentId.slice(4))],
  );
  const { id } = await emailOfPatient();
  await hams.app.inject({
    method: 'POST',
    url: '/api/patients/cancel-appointment',
    headers: patient.bearer,
    body: { appointmentId },
  });
  expect(await again([id], thursdayMorning + hour)).toEqual({ due: [], tooLate: [id], unknown: [] });
});

test('N-06 a number that does not wait, such as of a message that is still tried, is named', async () => {
  expect(await again([999_999], thursdayMorning)).toEqual({ due: [], tooLate: [], unknown: [999_999] });
});

test('N-06 the operator lists and sends them from a shell', async () => {
  await refuseAll();
  const { id } = await emailOfPatient();
  const { address } = hams.db.database;
  const url =
    'connectionString' in address
      ? address.connectionString
      : `postgres://${address.user}@localhost:${address.port}/${address.database}?host=${encodeURIComponent(address.host)}`;
  const run = async (...words: string[]) => {
    const env = { ...process.env, DATABASE_URL: url };
    const ran = promisify(execFile)(process.execPath, ['server/start/commands/undelivered.ts', ...words], {
      cwd: projectRoot,
      env,
    });
    return ran.then(
      ({ stdout }) => stdout,
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
  };
  const listed = await run();
  expect(listed).toContain(
    `${id}\t2026-11-26T02:30:00.000Z\temail\trequested\tpatient ${patient.id}\tthe receiver refuses it`,
  );
  expect(listed).not.toContain('asha@example.com');
  // The command uses the machine's clock, so the visit may be past by now.
  expect(await run('again', String(id))).toMatch(new RegExp(`: ${id}\\.`));
  expect(await run('again')).toContain('Use: npm run hams -- undelivered');
  expect(await run('resend', 'all')).toContain('Use: npm run hams -- undelivered');
});
