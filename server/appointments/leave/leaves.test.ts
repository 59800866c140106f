import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import type { Leave, LeaveDetail, LeavePreview } from '#contract/appointments/leaves.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { insertHospital } from '#server/testing/insert-test-rows.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { insertPractice } from '#server/testing/practices.ts';
import { remindUnanswered } from './remind-unanswered.ts';
import { sendLeaveNotices } from './send-leave-notices.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  doctor = await newDoctor(hams);
  for (const day of ['2026-11-27', '2026-11-28', '2026-11-30']) {
    await publishDay(hams, doctor, day, ['10:00', '10:30', '15:00'], 30);
  }
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, person: TestPerson, body?: object) =>
  hams.app.inject({ method, url: `/api${url}`, headers: person.bearer, ...(body && { body }) });
const day = { from: thursday, to: thursday };
const begin = (more: object = {}, person = doctor) => call('POST', '/leaves', person, { ...day, ...more });
const detail = async (id: number) => (await call('GET', `/leaves/${id}`, doctor)).json<LeaveDetail>();
const listOffers = async (patient: TestPerson) =>
  (await call('GET', '/patients/appointments/open', patient)).json<{ offers?: LeaveOffer[] }>().offers ?? [];
const free = async (person: TestPerson, date: string) => {
  const answer = await hams.app.inject(`/api/doctors/${person.id}/availability?days=1&from=${date}`);
  return answer.json<{ days: { free: string[] }[] }>().days.flatMap((one) => one.free);
};

async function visit(slot: string, isAccepted = true) {
  const patient = await newPatient(hams);
  const { appointmentId } = (await bookVisit(hams, patient, doctor, slot)).json<{ appointmentId: string }>();
  if (isAccepted) await call('PUT', '/appointments/respond', doctor, { appointmentId, action: 'accept' });
  return { patient, appointmentId };
}

async function sendNotices(after = 6000) {
  hams.setNow(thursdayMorning + after);
  return sendLeaveNotices(hams.deps);
}

test('K-05 a leave lists whom it touches, closes its times at once, and holds three times for each', async () => {
  const one = await visit('15:00');
  const other = await visit('11:00', false);
  const preview = (
    await call('GET', `/leaves/preview?from=${thursday}&to=${thursday}`, doctor)
  ).json<LeavePreview>();
  expect(preview.visits.map((touched) => [touched.slot, touched.group, touched.patientPhone])).toEqual([
    ['11:00', 'requests', other.patient.phone],
    ['15:00', 'clinic', one.patient.phone],
  ]);
  expect(preview.freeTimes).toBe(9);

  const leave = (await begin()).json<Leave>();
  expect(leave).toMatchObject({ state: 'sending', touched: 2, waiting: 2 });
  expect(await free(doctor, thursday)).toEqual([]);
  expect((await bookVisit(hams, await newPatient(hams), doctor, '09:00')).json()).toMatchObject({
    code: 'slot_taken',
  });
  expect(await sendLeaveNotices(hams.deps)).toBe(0);

  expect(await sendNotices()).toBe(2);
  const { leave: done, visits } = await detail(leave.leaveId);
  expect(done).toMatchObject({ state: 'done', waiting: 0, unanswered: 2 });
  expect(visits).toMatchObject([
    { noticeKind: 'offered', offers: 3, outcome: 'open', appStatus: 'Rescheduled' },
    { noticeKind: 'offered', offers: 3, outcome: 'open', appStatus: 'Rescheduled' },
  ]);
  const [offer] = await listOffers(one.patient);
  expect(offer).toMatchObject({ appointmentId: one.appointmentId, kind: 'times' });
  // As near to three as possible, on three days; ten o'clock stays free, because the other patient asked for
  // eleven.
  expect(offer?.times.map(({ date, slot }) => [date, slot])).toEqual([
    ['2026-11-27', '15:00'],
    ['2026-11-28', '15:00'],
    ['2026-11-30', '15:00'],
  ]);
  expect(await free(doctor, '2026-11-27')).toEqual(['10:00']);

  const [first, second] = offer?.times ?? [];
  const take = (offerId?: number) =>
    call('POST', `/appointments/${one.appointmentId}/offers/take`, one.patient, { offerId });
  expect((await take(second?.offerId)).json()).toMatchObject({
    date: '2026-11-28',
    slotNumber: '15:00',
    appStatus: 'Pending',
  });
  expect((await take(first?.offerId)).json()).toMatchObject({ code: 'already_replaced' });
  expect(await listOffers(one.patient)).toEqual([]);
  expect(await free(doctor, '2026-11-27')).toEqual(['10:00', '15:00']);
  expect((await detail(leave.leaveId)).visits).toMatchObject([
    { outcome: 'open' },
    { outcome: 'moved', newTime: { date: '2026-11-28', slot: '15:00' } },
  ]);
});

test('K-05 until somebody is told a leave can be undone, and nothing has happened', async () => {
  const one = await visit('15:00');
  const { leaveId } = (await begin()).json<Leave>();
  expect((await call('POST', `/leaves/${leaveId}/undo`, doctor)).json()).toMatchObject({
    state: 'undone',
    notified: 0,
  });
  expect(await sendNotices()).toBe(0);
  expect(await free(doctor, thursday)).toContain('09:00');
  const { rows } = await hams.db.pool.query('select status from appointments where id = $1', [
    Number(one.appointmentId.slice(4)),
  ]);
  expect(rows).toEqual([{ status: 'Pending' }]);
  expect((await call('POST', `/leaves/${leaveId}/undo`, doctor)).json()).toMatchObject({
    code: 'leave_over',
  });
});

test('K-05 a leave that ends early opens its times again, also those that were published meanwhile', async () => {
  const { leaveId } = (await begin()).json<Leave>();
  await publishDay(hams, doctor, thursday, ['12:00', '12:30'], 30);
  expect(await free(doctor, thursday)).toEqual([]);
  await sendNotices();
  await call('POST', `/leaves/${leaveId}/end`, doctor);
  expect(await free(doctor, thursday)).toEqual(['12:00', '12:30']);
});

test('K-05 hours close those hours alone', async () => {
  await visit('15:00');
  const untouched = await visit('10:00');
  const leave = (await begin({ fromTime: '14:00', toTime: '24:00' })).json<Leave>();
  expect(leave).toMatchObject({ touched: 1, fromTime: '14:00', toTime: '24:00' });
  expect((await free(doctor, thursday)).at(-1)).toBe('13:45');
  await sendNotices();
  expect((await detail(leave.leaveId)).visits).toHaveLength(1);
  expect((await call('GET', '/patients/appointments', untouched.patient)).json()).toMatchObject([
    { appStatus: 'Pending' },
  ]);
});

test('K-05 whoever is asked keeps the visit until they pick a time without a second approval, or cancel', async () => {
  const picks = await visit('15:00');
  const cancels = await visit('16:00');
  const { leaveId } = (await begin({ ways: { clinic: 'ask' } })).json<Leave>();
  await sendNotices();
  expect((await detail(leaveId)).visits).toMatchObject([
    { noticeKind: 'asked', appStatus: 'Pending', outcome: 'open' },
    { noticeKind: 'asked', appStatus: 'Pending', outcome: 'open' },
  ]);
  expect(await listOffers(picks.patient)).toMatchObject([{ kind: 'ask', times: [] }]);
  const body = { appointmentId: picks.appointmentId, date: '2026-11-27', slotNumber: '10:00' };
  expect((await call('POST', '/appointments/pick-time', picks.patient, body)).json()).toMatchObject({
    appStatus: 'Pending',
  });
  await call('PUT', '/appointments/cancel', cancels.patient, { appointmentId: cancels.appointmentId });
  expect((await detail(leaveId)).visits).toMatchObject([{ outcome: 'moved' }, { outcome: 'cancelled' }]);
});

test('K-05 a colleague of the same hospital is offered, with the fee; a yes books, a no lets the time go', async () => {
  const colleague = await newDoctor(hams);
  await hams.db.pool.query("update doctors set specialization = 'Leaves' where id = any($1)", [
    [doctor.id, colleague.id],
  ]);
  await hams.db.pool.query('update practices set hospital_id = $1 where doctor_id = any($2)', [
    await insertHospital(hams),
    [doctor.id, colleague.id],
  ]);
  await hams.db.pool.query('update practices set clinic_fee_paise = 90000 where doctor_id = $1', [
    colleague.id,
  ]);
  await hams.db.pool.query('update doctors set confirms_automatically = true where id = $1', [colleague.id]);
  await publishDay(hams, colleague, thursday, ['15:00', '16:00'], 30);
  const yes = await visit('15:00');
  const no = await visit('16:00');
  const { leaveId } = (await begin({ ways: { clinic: 'colleague' } })).json<Leave>();
  await sendNotices();
  const [offer] = await listOffers(yes.patient);
  expect(offer).toMatchObject({ kind: 'colleague', fee: 900, times: [{ date: thursday, slot: '15:00' }] });
  const path = `/appointments/${yes.appointmentId}/offers/take`;
  expect((await call('POST', path, yes.patient, { offerId: offer?.times[0]?.offerId })).json()).toMatchObject(
    {
      doctorId: offer?.doctorId,
      appStatus: 'Pending',
    },
  );
  expect(await free(colleague, thursday)).toEqual([]);
  await call('POST', `/appointments/${no.appointmentId}/offers/decline`, no.patient);
  expect(await free(colleague, thursday)).toEqual(['16:00']);
  expect((await detail(leaveId)).visits).toMatchObject([
    { outcome: 'colleague' },
    { outcome: 'declined', offers: 0 },
  ]);
});

test('K-05 K-02 of a visit at a second practice a colleague is near that one, and so is the time', async () => {
  const [atMain, near] = [await newDoctor(hams), await newDoctor(hams)];
  const far = async (person: TestPerson) => {
    const id = await insertPractice(hams, person, { name: `Evening Clinic ${person.id}` });
    await hams.db.pool.query('update practices set location = point(80.2, 13) where id = $1', [id]);
    return id;
  };
  await hams.db.pool.query("update doctors set specialization = 'Evenings' where id = any($1)", [
    [doctor.id, atMain.id, near.id],
  ]);
  const evening = { date: thursday, interval: 30 };
  for (const [person, slots] of [
    [doctor, ['18:00']],
    [near, ['21:00']],
  ] as const) {
    const practiceId = `PRA-${await far(person)}`;
    await call('POST', `/doctors/${person.id}/slots`, person, { ...evening, slots, practiceId });
  }
  const { patient } = await visit('18:00');
  await begin({ ways: { clinic: 'colleague' } });
  await sendNotices();
  expect(await listOffers(patient)).toMatchObject([
    {
      doctorId: formatId('doctor', near.id),
      hospital: `Evening Clinic ${near.id}`,
      times: [{ slot: '21:00' }],
    },
  ]);
});

test('K-05 whoever does not answer is reminded once, and may pick any time', async () => {
  const one = await visit('15:00');
  const { leaveId } = (await begin()).json<Leave>();
  await sendNotices();
  expect(await remindUnanswered(hams.deps)).toBe(0);
  hams.setNow(thursdayMorning + 3 * 86_400_000);
  expect(await remindUnanswered(hams.deps)).toBeGreaterThanOrEqual(1);
  expect(await remindUnanswered(hams.deps)).toBe(0);
  expect((await detail(leaveId)).visits).toMatchObject([{ outcome: 'unanswered', offers: 0 }]);
  const { rows } = await hams.db.pool.query(
    "select event from announcements where appointment_id = $1 and event like 'leave%' order by id",
    [Number(one.appointmentId.slice(4))],
  );
  expect(rows).toEqual([{ event: 'leaveOffered' }, { event: 'leaveMoved' }]);
  const body = { appointmentId: one.appointmentId, date: '2026-11-30', slotNumber: '10:00' };
  expect((await call('POST', '/appointments/pick-time', one.patient, body)).statusCode).toBe(201);
});

test('K-05 what is no leave is refused with a sentence; another doctor’s is not found', async () => {
  const refused = async (more: object) => (await begin(more)).json<{ code: string }>().code;
  expect(await refused({ from: '2026-11-25', to: '2026-11-25' })).toBe('leave_past');
  expect(await refused({ to: '2026-11-25' })).toBe('leave_backwards');
  expect(await refused({ fromTime: '12:00', toTime: '12:00' })).toBe('leave_backwards');
  expect(await refused({ to: '2028-01-01' })).toBe('leave_long');
  // One time without the other is refused.
  for (const [given, field] of [
    ['fromTime', 'toTime'],
    ['toTime', 'fromTime'],
  ] as const) {
    const asked = await call('GET', `/leaves/preview?from=${thursday}&to=${thursday}&${given}=15:00`, doctor);
    for (const answer of [asked, await begin({ [given]: '15:00' })]) {
      expect(answer.json()).toMatchObject({
        status: 400,
        fields: [{ field, message: expect.stringContaining('a time, for example') }],
      });
    }
  }
  const { leaveId } = (await begin()).json<Leave>();
  expect(await refused({ fromTime: '12:00', toTime: '13:00' })).toBe('leave_overlaps');
  const stranger = await newDoctor(hams);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/undo'],
    ['POST', '/end'],
  ] as const) {
    expect((await call(method, `/leaves/${leaveId}${path}`, stranger)).json()).toMatchObject({
      code: 'leave_not_found',
    });
  }
});
