import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Leave } from '#contract/appointments/leaves.ts';
import { query } from '#db/statement.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { sendLeaveNotices } from './send-leave-notices.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(() => hams.setNow(thursdayMorning));

const post = (path: string, { bearer }: TestPerson, body: object = {}) =>
  hams.app.inject({ method: 'POST', url: `/api/leaves${path}`, headers: bearer, body });
const beginLeave = async (doctor: TestPerson, ways: object = {}) =>
  (await post('', doctor, { from: thursday, to: thursday, ways })).json<Leave>().leaveId;

async function visitAt(doctor: TestPerson, slot: string) {
  const patient = await newPatient(hams);
  const { appointmentId } = (await bookVisit(hams, patient, doctor, slot)).json<{ appointmentId: string }>();
  const respond = { appointmentId, action: 'accept' };
  await hams.app.inject({
    method: 'PUT',
    url: '/api/appointments/respond',
    headers: doctor.bearer,
    body: respond,
  });
}

/** Outcome and number of notifications of each visit, in time order. */
const listVisits = (leaveIds: readonly number[]) =>
  query<{ state: string; notice_kind: string | null; status: string; announced: number; held: number }>(
    hams.db.pool,
    `select lv.state, lv.notice_kind, a.status,
       (select count(*)::int from announcements n where n.appointment_id = a.id and n.event like 'leave%') as announced,
       (select count(*)::int from leave_offers o join appointments h on h.id = o.reservation_id
        where o.appointment_id = a.id and h.status = 'Held') as held
     from leave_visits lv join appointments a on a.id = lv.appointment_id where lv.leave_id = any(:leaveIds)
     order by a.starts_at`,
    { leaveIds },
  );

/** Undoes after this many transactions of the notification batch, so each number hits another point. */
function undoAfter<Answer>(transactions: number, undo: () => Promise<Answer>): Promise<Answer> {
  const { database } = hams.deps;
  const begin = database.transaction.bind(database);
  let begun = 0;
  return new Promise((resolve, reject) => {
    const spy = vi.spyOn(database, 'transaction').mockImplementation((work) => {
      begun += 1;
      if (begun === transactions) {
        spy.mockRestore();
        undo().then(resolve, reject);
      }
      return begin(work);
    });
  });
}

test('K-05 an undo while three processes tell: whoever was told is counted, everybody else was left alone', async () => {
  const slots = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30', '15:00', '15:30'];
  let notified = 0;
  let left = 0;
  // The undo comes before, during and after the notifications.
  for (let after = 0; after < 4; after += 1) {
    const doctor = await newDoctor(hams);
    for (const date of ['2026-11-27', '2026-11-28', '2026-11-30'])
      await publishDay(hams, doctor, date, slots, 30);
    for (const slot of slots) await visitAt(doctor, slot);
    const leaveId = await beginLeave(doctor);
    hams.setNow(thursdayMorning + 6000);
    const undo = () => post(`/${leaveId}/undo`, doctor);
    const undone = after === 0 ? Promise.resolve(await undo()) : undoAfter(after * 2 + 1, undo);
    await Promise.all([
      sendLeaveNotices(hams.deps),
      sendLeaveNotices(hams.deps),
      sendLeaveNotices(hams.deps),
    ]);
    const answer = (await undone).json<{ notified?: number; code?: string }>();
    const visits = await listVisits([leaveId]);
    const touched = visits.filter(({ state }) => state === 'told');
    expect(visits).toHaveLength(slots.length);
    // All had been notified when the undo came, so the leave is over.
    expect(answer.notified ?? (answer.code === 'leave_over' && slots.length)).toBe(touched.length);
    for (const visit of visits) {
      const expected =
        visit.state === 'told'
          ? { notice_kind: 'offered', status: 'Rescheduled', announced: 1, held: 3 }
          : { notice_kind: null, status: 'Pending', announced: 0, held: 0 };
      expect(visit).toMatchObject(expected);
    }
    notified += touched.length;
    left += visits.length - touched.length;
    hams.setNow(thursdayMorning);
  }
  expect(notified).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
});

test('K-05 two leaves at one moment offer a colleague’s only time to one patient, and nobody is left without an answer', async () => {
  for (let round = 0; round < 5; round += 1) {
    const doctors = await Promise.all([newDoctor(hams), newDoctor(hams)]);
    const colleague = await newDoctor(hams);
    const ids = [...doctors, colleague].map(({ id }) => id);
    await query(hams.db.pool, 'update doctors set specialization = :name where id = any(:ids)', {
      name: `Round ${round}`,
      ids,
    });
    await publishDay(hams, colleague, thursday, ['15:00'], 30);
    for (const doctor of doctors) await visitAt(doctor, '15:00');
    const leaveIds = await Promise.all(doctors.map((doctor) => beginLeave(doctor, { clinic: 'colleague' })));
    hams.setNow(thursdayMorning + 6000);
    await Promise.all([sendLeaveNotices(hams.deps), sendLeaveNotices(hams.deps)]);
    const visits = await listVisits(leaveIds);
    expect(visits.map(({ notice_kind: as }) => as).toSorted()).toEqual(['colleague', 'moved']);
    expect(visits.map(({ held }) => held).toSorted()).toEqual([0, 1]);
    expect(visits.map(({ announced }) => announced)).toEqual([1, 1]);
    hams.setNow(thursdayMorning);
  }
});
