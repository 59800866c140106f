import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { deskRoles } from '#domain/accounts/hospital-roles.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { newStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import {
  addPatientAtDesk,
  bookForPatient,
  callAsStaff,
  newDesk,
  type TestDesk,
} from '#server/testing/hospital/desk.ts';
import { bookVisit, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';
import { openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let desk: TestDesk;
let asha: TestPerson;
let visit = '';
const tenOClock = Date.parse(`${thursday}T10:00:00+05:30`);

beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [desk, asha] = await Promise.all([newDesk(hams), newPatient(hams)]);
  visit = (await bookVisit(hams, asha, desk.doctor, '10:00')).json<{ appointmentId: string }>().appointmentId;
});

const cancel = (id = visit, who = desk.lakshmi) =>
  callAsStaff(hams, who, 'PUT', `/hospital/visits/${id}/cancel`);
const as = (who: TestPerson, method: 'GET' | 'PUT' | 'POST', url: string, body?: Record<string, unknown>) =>
  callAsStaff(hams, who, method, url, body);
async function expectDone(call: ReturnType<typeof as>) {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).toBe(200);
}
const accept = () =>
  expectDone(as(desk.doctor, 'PUT', '/appointments/respond', { appointmentId: visit, action: 'accept' }));
const requestAnotherTime = () =>
  expectDone(as(asha, 'POST', '/patient/request-reschedule', { appointmentId: visit, reason: 'A wedding' }));
const listEvents = (id = visit) =>
  query<{ actor_role: string; actor_id: number; action: string; from_status: string; to_status: string }>(
    hams.db.pool,
    `select actor_role, actor_id, action, from_status, to_status from appointment_events
     where appointment_id = :id order by id`,
    { id: parseId('appointment', id) },
  );
/** Messages since the last call, as `reader event channel`. */
async function listNewMessages(): Promise<string[]> {
  await createMessages(hams.deps, 100);
  const messages = await query<{ words: string }>(
    hams.db.pool,
    `select role || ' ' || event || ' ' || channel as words from messages where appointment_id = :id order by id`,
    { id: parseId('appointment', visit) },
  );
  await query(hams.db.pool, 'delete from messages where appointment_id = :id', {
    id: parseId('appointment', visit),
  });
  return messages.map(({ words }) => words);
}
const newestNotification = async (who: TestPerson) => (await as(who, 'GET', '/bell')).body.items[0];

test('M-13 the desk cancels for a patient, and the event has the account and its role', async () => {
  await accept();
  expect(await cancel()).toMatchObject({
    status: 200,
    body: {
      message: 'Appointment Cancelled',
      visit: { appointmentId: visit, appStatus: 'Cancelled', steps: [] },
    },
  });
  expect((await listEvents()).at(-1)).toEqual({
    actor_role: 'receptionist',
    actor_id: desk.lakshmi.id,
    action: 'cancel',
    from_status: 'Pending',
    to_status: 'Cancelled',
  });
});

test('M-13 each of the staff does it, whatever the doctor lets the desk do, and of a request too', async () => {
  await query(hams.db.pool, `update practices set desk_permissions = '{}' where doctor_id = :id`, {
    id: desk.doctor.id,
  });
  for (const [place, role] of deskRoles.entries()) {
    const person = await addPatientAtDesk(hams, desk);
    const { body } = await bookForPatient(hams, desk, person, `1${place + 1}:00`);
    expect(body.visit).toMatchObject({ appStatus: 'Requested', steps: ['cancel'] });
    const { appointmentId } = body.visit;
    expect((await cancel(appointmentId, await newStaff(hams, desk.hospital, role))).status).toBe(200);
    expect((await listEvents(appointmentId)).at(-1)).toMatchObject({ actor_role: role, action: 'cancel' });
  }
});

test('M-13 another hospital’s visit is not found, its own also where the doctor has left', async () => {
  const { lakshmi: stranger } = await newDesk(hams);
  expect(await cancel(visit, stranger)).toMatchObject({
    status: 404,
    body: { code: 'appointment_not_found' },
  });
  expect((await listEvents()).map(({ action }) => action)).toEqual(['book']);
  await query(
    hams.db.pool,
    'update practices set hospital_id = null, hospital_agreed_at = null where doctor_id = :id',
    { id: desk.doctor.id },
  );
  expect((await cancel()).body.visit).toMatchObject({ appStatus: 'Cancelled' });
});

test('M-13 within the notice, which is for the patient alone, and until the start', async () => {
  await accept();
  hams.setNow(tenOClock - 60_000);
  const own = await as(asha, 'POST', '/patients/cancel-appointment', { appointmentId: visit });
  expect([own.status, own.body.code, own.body.noticeMinutes]).toEqual([409, 'too_late', 120]);
  const day = await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/days/${thursday}`);
  expect(day.body.visits).toMatchObject([{ appointmentId: visit, canCancel: true }]);
  expect((await cancel()).status).toBe(200);
});

test('M-13 also after the start, but not once it has begun', async () => {
  await accept();
  const canCancel = async () =>
    (await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/days/${thursday}`)).body.visits[0].canCancel;
  await expectDone(as(desk.doctor, 'POST', `/appointments/${visit}/progress`, { step: 'start' }));
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'step_passed' } });
  expect(await canCancel()).toBe(false);
  await query(hams.db.pool, 'update appointments set started_at = null where id = :id', {
    id: parseId('appointment', visit),
  });
  hams.setNow(tenOClock + 60_000);
  expect(await canCancel()).toBe(true);
  expect((await cancel()).body.visit).toMatchObject({ appStatus: 'Cancelled' });
  expect((await listEvents()).at(-1)).toMatchObject({ action: 'cancel', actor_role: 'receptionist' });
});

test('M-13 the desk says who did not come, from the start on, and takes it back on that day', async () => {
  await accept();
  const url = `/hospital/visits/${visit}/did-not-come`;
  const mark = (method: 'PUT' | 'DELETE' = 'PUT', who = desk.lakshmi) => callAsStaff(hams, who, method, url);
  const shown = async () =>
    (await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/days/${thursday}`)).body.visits.map(
      (one: { appStatus: string; didNotCome: boolean; steps: string[] }) => [
        one.appStatus,
        one.didNotCome,
        one.steps.filter((step) => step === 'didNotCome' || step === 'takeMarkBack'),
      ],
    );
  expect(await mark()).toMatchObject({ status: 409, body: { code: 'before_start' } });
  expect(await shown()).toEqual([['Pending', false, []]]);
  hams.setNow(tenOClock + 60_000);
  expect(await shown()).toEqual([['Pending', false, ['didNotCome']]]);
  await expectDone(callAsStaff(hams, desk.lakshmi, 'PUT', `/hospital/visits/${visit}/arrive`));
  expect(await mark()).toMatchObject({ status: 409, body: { code: 'step_passed' } });
  await expectDone(callAsStaff(hams, desk.lakshmi, 'DELETE', `/hospital/visits/${visit}/arrive`));
  const { lakshmi: stranger } = await newDesk(hams);
  expect(await mark('PUT', stranger)).toMatchObject({ status: 404 });
  // Concurrent reports take effect once, and the log has one line.
  expect((await Promise.all([mark(), mark()])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await listEvents()).filter(({ action }) => action === 'didNotCome')).toMatchObject([
    { actor_role: 'receptionist', from_status: 'Pending', to_status: 'Incomplete' },
  ]);
  expect(await shown()).toEqual([['Incomplete', true, ['takeMarkBack']]]);
  await expectDone(mark('DELETE'));
  expect(await shown()).toEqual([['Pending', false, ['didNotCome']]]);
  await expectDone(mark());
  await query(hams.db.pool, 'update appointments set starts_at = :at, ends_at = :until where id = :id', {
    id: parseId(
      'appointment',
      (await bookForPatient(hams, desk, await addPatientAtDesk(hams, desk), '11:00')).body.visit
        .appointmentId,
    ),
    at: new Date(tenOClock),
    until: new Date(tenOClock + 15 * 60_000),
  });
  expect(await mark('DELETE')).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  const late = await hams.app.inject({
    method: 'PUT',
    url: `/api/appointments/update-status/${visit}`,
    headers: desk.doctor.bearer,
    body: { appStatus: 'Completed' },
  });
  expect([late.statusCode, late.json().code]).toEqual([409, 'slot_taken']);
  hams.setNow(tenOClock + 24 * 60 * 60_000);
  expect(await mark('DELETE')).toMatchObject({ status: 409, body: { code: 'reopen_closed' } });
});

test('M-13 a repeat answers the same and changes nothing, also after the patient’s own', async () => {
  await cancel();
  expect(await listNewMessages()).toContain('doctor cancelled bell');
  const before = await listEvents();
  expect(await cancel()).toMatchObject({ status: 200, body: { visit: { appStatus: 'Cancelled' } } });
  const own = await as(asha, 'POST', '/patients/cancel-appointment', { appointmentId: visit });
  expect([own.status, own.body.appStatus]).toEqual([200, 'Cancelled']);
  expect(await listEvents()).toEqual(before);
  expect(await listNewMessages()).toEqual([]);
});

test('M-13 what is over is refused with what it is', async () => {
  await accept();
  const closed = { appStatus: 'Completed' };
  await expectDone(as(desk.doctor, 'PUT', `/appointments/update-status/${visit}`, closed));
  expect(await cancel()).toMatchObject({
    status: 409,
    body: { code: 'wrong_status', appStatus: 'Completed' },
  });
});

test('M-13 who rather wants no visit at all has wished for another time: both at once, told once', async () => {
  await accept();
  await requestAnotherTime();
  await listNewMessages();
  const day = await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/days/${thursday}`);
  expect(day.body.visits).toMatchObject([{ appStatus: 'Request for Rescheduling', canCancel: true }]);
  expect((await cancel()).body.visit).toMatchObject({ appStatus: 'Cancelled' });
  const by = { actor_role: 'receptionist', actor_id: desk.lakshmi.id };
  expect((await listEvents()).slice(-2)).toMatchObject([
    { ...by, action: 'withdrawReschedule', to_status: 'Pending' },
    { ...by, action: 'cancel', to_status: 'Cancelled' },
  ]);
  expect((await listNewMessages()).filter((words) => words.startsWith('doctor')).toSorted()).toEqual([
    'doctor cancelled bell',
    'doctor cancelled email',
    'doctor cancelled push',
  ]);
});

test('M-13 a wish whose visit has begun is not cancelled, and stays a wish', async () => {
  await accept();
  hams.setNow(tenOClock - 3 * 60 * 60_000);
  await requestAnotherTime();
  hams.setNow(tenOClock + 60_000);
  await query(hams.db.pool, 'update appointments set started_at = starts_at where id = :id', {
    id: parseId('appointment', visit),
  });
  expect((await cancel()).body.code).toBe('step_passed');
  expect((await listEvents()).at(-1)).toMatchObject({ to_status: 'Request for Rescheduling' });
});

test('M-13 doctor and patient are told by the same channels as of the patient’s own', async () => {
  await accept();
  await listNewMessages();
  await cancel();
  expect((await listNewMessages()).toSorted()).toEqual([
    'doctor cancelled bell',
    'doctor cancelled email',
    'doctor cancelled push',
    'patient cancelled bell',
    'patient cancelled email',
  ]);
});

test('M-13 the bell, the timeline and the doctor’s day say that it was the hospital', async () => {
  await accept();
  await cancel();
  await createMessages(hams.deps, 100);
  expect(await newestNotification(desk.doctor)).toMatchObject({
    title: 'Cancelled: Asha Menon, Thu 26 Nov, 10:00',
    text: 'The hospital’s front desk cancelled for Asha Menon. The time is available again.',
  });
  expect(await newestNotification(asha)).toMatchObject({
    text: 'The hospital’s front desk cancelled Asha Menon’s appointment. If no one asked for this, call the hospital.',
  });
  const detail = await as(asha, 'GET', `/Appointments/detail?appointmentId=${visit}`);
  expect(detail.body.appointmentDetails.events.at(-1)).toMatchObject({ by: 'hospital', to: 'Cancelled' });
  const day = await as(desk.doctor, 'GET', `/doctors/days/${thursday}`);
  expect(day.body.appointments).toMatchObject([{ closed: { by: 'hospital', status: 'Cancelled' } }]);
});

test('M-13 of desk and patient who cancel at the same moment one does it, and both hear that it is off', async () => {
  await accept();
  const other = await newStaff(hams, desk.hospital, 'nurse');
  const answers = await Promise.all([
    cancel(),
    as(asha, 'POST', '/patients/cancel-appointment', { appointmentId: visit }),
    cancel(visit, other),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await listEvents()).filter(({ action }) => action === 'cancel')).toHaveLength(1);
  expect((await listNewMessages()).filter((words) => words === 'doctor cancelled bell')).toHaveLength(1);
});

test('M-13 of a cancel and a doctor’s answer to a wish at the same moment one wins, the other hears what is', async () => {
  await accept();
  await requestAnotherTime();
  const [atDesk, doctors] = await Promise.all([
    cancel(),
    as(desk.doctor, 'POST', '/doctors/handle-reschedule', { appointmentId: visit, action: 'approve' }),
  ]);
  expect([atDesk.status, doctors.status].toSorted()).toEqual([200, 409]);
  const lost = atDesk.status === 409 ? atDesk : doctors;
  expect(lost.body).toMatchObject({
    code: 'wrong_status',
    appStatus: atDesk.status === 409 ? 'Rescheduled' : 'Cancelled',
  });
});

test('M-13 the time is free at once, and open screens hear of it', async () => {
  await accept();
  const tab = await openTab(hams.app);
  await tab.follow(`slots:${formatId('doctor', desk.doctor.id)}` as `slots:DOC-${number}`);
  await cancel();
  expect(await tab.next()).toMatchObject({ type: 'slots' });
  tab.socket.terminate();
  const other = await newPatient(hams);
  expect((await bookVisit(hams, other, desk.doctor, '10:00')).statusCode).toBe(201);
});

test('M-13 what the staff did stands in the log, with whose visit it is, and not as seen besides', async () => {
  const entries = await listAddedEntries(hams, () => cancel());
  expect(entries).toMatchObject([
    {
      event: 'visit_changed',
      reason: 'cancel',
      actor_role: 'receptionist',
      actor_id: desk.lakshmi.id,
      patient_ids: [asha.id],
      operation: 'PUT /hospital/visits/:appointmentId/cancel',
    },
  ]);
});
