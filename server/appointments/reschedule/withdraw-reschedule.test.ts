import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { runInLockOrder } from '#server/testing/lock-order.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;

beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
});
afterAll(() => hams.close());

/** Sends immediately: `inject` sends nothing before its result is awaited. */
const send = async (
  method: 'POST' | 'PUT',
  url: string,
  body: Record<string, unknown>,
  { bearer }: TestPerson,
) => await hams.app.inject({ method, url: `/api${url}`, headers: bearer, body });
const accept = (appointmentId: string) =>
  send('PUT', '/appointments/respond', { appointmentId, action: 'accept' }, doctor);
const answer = (appointmentId: string, action: 'approve' | 'reject') =>
  send('POST', '/doctors/handle-reschedule', { appointmentId, action, patientPicks: true }, doctor);
const withdraw = (appointmentId: string) =>
  send('PUT', '/appointments/withdraw-reschedule', { appointmentId }, patient);

async function createRequested(slot: string, accepted = true): Promise<string> {
  const booked = await bookVisit(hams, patient, doctor, slot);
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  if (accepted) await accept(appointmentId);
  const wish = { appointmentId, reason: 'A journey' };
  expect((await send('POST', '/patient/request-reschedule', wish, patient)).statusCode).toBe(200);
  return appointmentId;
}

async function rows<Row extends object>(sql: string, appointmentId: string): Promise<Row[]> {
  const id = Number(appointmentId.slice(4));
  expect(formatId('appointment', id)).toBe(appointmentId);
  return (await hams.db.pool.query<Row>(sql, [id])).rows;
}
const listActions = async (appointmentId: string) =>
  (
    await rows<{ action: string }>(
      'select action from appointment_events where appointment_id = $1 order by id',
      appointmentId,
    )
  ).map(({ action }) => action);
const listRequests = async () =>
  (await hams.app.inject({ url: '/api/doctors/reschedule-requests', headers: doctor.bearer }))
    .json<{ requests: { appointmentId: string }[] }>()
    .requests.map(({ appointmentId }) => appointmentId);

test.each([
  ['Pending', true, '11:00'],
  ['Requested', false, '11:15'],
] as const)(
  'F-09 a withdrawn reschedule request is %s again, and leaves the doctor’s list; a repeat changes nothing',
  async (status, accepted, slot) => {
    const appointmentId = await createRequested(slot, accepted);
    expect(await listRequests()).toContain(appointmentId);
    for (const _ of ['first', 'repeat']) {
      const answered = await withdraw(appointmentId);
      expect([answered.statusCode, answered.json()]).toEqual([
        200,
        { message: 'Request withdrawn. You keep your original time.', appointmentId, appStatus: status },
      ]);
    }
    expect(await listRequests()).not.toContain(appointmentId);
    const steps = [...(accepted ? ['accept'] : []), 'askToReschedule', 'withdrawReschedule'];
    expect(await listActions(appointmentId)).toEqual(['book', ...steps]);
    expect(await rows('select status, former_status from appointments where id = $1', appointmentId)).toEqual(
      [{ status, former_status: null }],
    );
  },
);

test('F-09 what the doctor has declined already is not withdrawn: 409 with the present status', async () => {
  const appointmentId = await createRequested('11:30');
  await answer(appointmentId, 'reject');
  const late = await withdraw(appointmentId);
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'wrong_status', appStatus: 'Pending' }]);
});

test('N-01 the doctor is told of a withdrawn request, the patient is not', async () => {
  const appointmentId = await createRequested('11:45');
  await withdraw(appointmentId);
  const sql = 'select event from announcements where appointment_id = $1 order by id';
  const events = (await rows<{ event: string }>(sql, appointmentId)).map(({ event }) => event);
  expect(events.at(-1)).toBe('rescheduleWithdrawn');
});

/** Both calls wait for the locked row, in this order, until it is released. */
const waitingFor = <Answer>(appointmentId: string, calls: readonly (() => Promise<Answer>)[]) =>
  runInLockOrder<Answer[]>(
    hams.db.pool,
    {
      sql: 'select from appointments where id = :id for no key update',
      values: { id: Number(appointmentId.slice(4)) },
    },
    ...calls,
  );

test.each([
  ['withdrawal', 'Pending', '12:00'],
  ['approval', 'Rescheduled', '12:15'],
] as const)(
  'F-09 of a withdrawal and an approval at the same moment the first wins (%s): the other hears "%s"',
  async (first, status, slot) => {
    const appointmentId = await createRequested(slot);
    const calls = [() => withdraw(appointmentId), () => answer(appointmentId, 'approve')];
    const [won, lost] = await waitingFor(appointmentId, first === 'withdrawal' ? calls : calls.toReversed());
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    expect(lost?.json()).toMatchObject({ code: 'wrong_status', appStatus: status });
    const last = first === 'withdrawal' ? 'withdrawReschedule' : 'approveReschedule';
    expect(await listActions(appointmentId)).toEqual(['book', 'accept', 'askToReschedule', last]);
  },
);

test('F-09 twelve visits on which both act at once: exactly one of the two wins each', async () => {
  const ids: string[] = [];
  for (const slot of listGridStarts(15).map(formatSlotTime).slice(-12)) ids.push(await createRequested(slot));
  for (const appointmentId of ids) {
    const [withdrawn, approved] = await Promise.all([
      withdraw(appointmentId),
      answer(appointmentId, 'approve'),
    ]);
    expect([withdrawn.statusCode, approved.statusCode].toSorted()).toEqual([200, 409]);
    const [stored] = await rows<{ status: string }>(
      'select status from appointments where id = $1',
      appointmentId,
    );
    expect(stored?.status).toBe(withdrawn.statusCode === 200 ? 'Pending' : 'Rescheduled');
    expect(await listActions(appointmentId)).toHaveLength(4);
  }
});
