import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import {
  approveReschedule,
  callLink,
  createSlotSupply,
  type LinkedVisit,
  listVisitEvents,
  newLinkedVisit,
  newRequestedVisit,
  rescheduleVisit,
  summarizeTables,
  thursdayAt,
} from '#server/testing/messaging/visit-links.ts';
import { newDoctor, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
const slots = createSlotSupply();
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  doctor = await newDoctor(hams);
  slots.restart();
});
afterEach(() => hams.setNow(thursdayMorning));
afterAll(() => hams.close());

const nextSlot = slots.next;
const accepted = () => newLinkedVisit(hams, doctor, slots.next());
const requested = () => newRequestedVisit(hams, doctor, slots.next());
const listEvents = (id: number) => listVisitEvents(hams, id);
const offered = async (visit: LinkedVisit) => (await visit.open()).visit.actions.map(({ action }) => action);

describe('N-04 moving a visit', () => {
  test('N-04 the patient asks for a time; again with the same time changes nothing, another waits', async () => {
    const visit = await accepted();
    const move = { date: thursday, slotNumber: '16:30' };
    const asked = await visit.act('move', move);
    expect(asked).toMatchObject({
      status: 200,
      visit: { appStatus: 'Request for Rescheduling', preferred: { date: thursday, slot: '16:30' } },
    });
    expect(asked.visit.actions).toEqual([]);
    expect((await listEvents(visit.id)).at(-1)).toMatchObject({
      action: 'askToReschedule',
      via: 'link',
      note: 'Requested through a link in a message',
    });
    const before = await summarizeTables(hams);
    expect(await visit.act('move', { ...move, reason: 'Rain' })).toMatchObject({ status: 200 });
    expect(await summarizeTables(hams)).toEqual(before);
    expect(await visit.act('move', { ...move, slotNumber: '16:45' })).toMatchObject({
      status: 409,
      problemStatus: 'Request for Rescheduling',
    });
  });

  test('N-04 a reason goes to the doctor, and the time that it has already is not asked for', async () => {
    const visit = await accepted();
    const { slot } = (await visit.open()).visit;
    const has = await visit.act('move', { date: thursday, slotNumber: slot });
    expect(has).toMatchObject({ status: 200, visit: { appStatus: 'Pending' } });
    await visit.act('move', { date: thursday, slotNumber: '16:30', reason: ' A journey ' });
    expect((await listEvents(visit.id)).at(-1)).toMatchObject({ note: 'A journey' });
  });

  test('N-04 an old link leads to the newest time, through every move', async () => {
    const slot = nextSlot();
    const visit = await newLinkedVisit(hams, doctor, slot);
    const [second, third] = [nextSlot(), nextSlot()];
    await visit.act('move', { date: thursday, slotNumber: second });
    await approveReschedule(hams, doctor, visit);
    const moved = await visit.open();
    expect(moved.visit).toMatchObject({
      slot: second,
      appStatus: 'Pending',
      movedFrom: { date: thursday, slot },
      preferred: null,
    });
    expect(await visit.act('confirm')).toMatchObject({ visit: { slot: second, appStatus: 'Confirmed' } });
    const { rows } = await hams.db.pool.query<{ id: number }>(
      'select id from appointments where replaces_id = $1',
      [visit.id],
    );
    const next = { ...visit, id: Number(rows[0]?.id) };
    await visit.act('move', { date: thursday, slotNumber: third });
    await approveReschedule(hams, doctor, next);
    expect((await visit.open()).visit).toMatchObject({ slot: third, movedFrom: { slot } });
    expect((await callLink(hams, visit.doctorToken)).visit).toMatchObject({ slot: third });
  });

  test('N-04 what was tapped on a page of before the move is not done to a time that nobody saw', async () => {
    const visit = await newLinkedVisit(hams, doctor, nextSlot());
    const { startsAt: shown } = (await visit.open()).visit;
    await visit.act('move', { date: thursday, slotNumber: nextSlot() });
    await approveReschedule(hams, doctor, visit);
    const stale = (action: string) => visit.act(`${action}?shown=${encodeURIComponent(shown)}`);
    for (const action of ['confirm', 'cancel']) {
      expect(await stale(action)).toMatchObject({ status: 409, code: 'visit_moved' });
    }
    expect((await visit.open()).visit.appStatus).toBe('Pending');
    const { startsAt: present } = (await visit.open()).visit;
    const seen = await visit.act(`confirm?shown=${encodeURIComponent(present)}`);
    expect(seen).toMatchObject({ status: 200, visit: { appStatus: 'Confirmed' } });
  });

  test('N-04 a new time that the patient picks counts at once, once, also after the old start', async () => {
    const slot = nextSlot();
    const visit = await newLinkedVisit(hams, doctor, slot);
    await rescheduleVisit(hams, doctor, visit);
    hams.setNow(thursdayAt(slot) + 1);
    const open = await visit.open();
    expect(open.visit).toMatchObject({ canPickTime: true, over: false });
    expect(open.visit.actions).toEqual([{ action: 'move', closed: null }]);
    const move = { date: thursday, slotNumber: '16:15' };
    const answers = await Promise.all([visit.act('move', move), visit.act('move', move)]);
    for (const { status, visit: shown } of [...answers, await visit.act('move', move)]) {
      expect(status).toBe(200);
      expect(shown).toMatchObject({ slot: '16:15', appStatus: 'Pending', canPickTime: false });
    }
    const { rows } = await hams.db.pool.query<{ id: number }>(
      'select id from appointments where replaces_id = $1',
      [visit.id],
    );
    expect(rows).toHaveLength(1);
    expect(await listEvents(Number(rows[0]?.id))).toMatchObject([{ action: 'book', via: 'link' }]);
  });

  test('N-04 a picked time that is taken, past or not offered is refused as in a booking', async () => {
    const taken = await newLinkedVisit(hams, doctor, '10:45');
    const { slot } = (await taken.open()).visit;
    const visit = await accepted();
    await rescheduleVisit(hams, doctor, visit);
    const pick = (slotNumber: string, date = thursday) => visit.act('move', { date, slotNumber });
    expect(await pick(slot)).toMatchObject({ status: 409, code: 'slot_taken' });
    expect(await pick('07:00')).toMatchObject({ status: 422, code: 'slot_past' });
    expect(await pick('10:50')).toMatchObject({ status: 422, code: 'slot_not_published' });
    expect(await pick('25:00')).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});

describe('N-04 being late', () => {
  const announced = async (id: number) =>
    (
      await hams.db.pool.query(
        "select facts from announcements where appointment_id = $1 and event = 'runningLate' order by id",
        [id],
      )
    ).rows;

  test('N-04 the doctor is told how late, and of another figure again', async () => {
    const slot = nextSlot();
    const visit = await newLinkedVisit(hams, doctor, slot);
    hams.setNow(thursdayAt(slot) - 3 * 3_600_000);
    for (const minutes of [15, 15, 30]) {
      expect(await visit.act('late', { minutes })).toMatchObject({
        status: 200,
        visit: { appStatus: 'Pending', lateMinutes: minutes },
      });
    }
    expect(await announced(visit.id)).toEqual([{ facts: { minutes: 15 } }, { facts: { minutes: 30 } }]);
    expect((await listEvents(visit.id)).slice(2)).toEqual([
      { action: 'late', actor_role: 'patient', via: 'link', note: '15' },
      { action: 'late', actor_role: 'patient', via: 'link', note: '30' },
    ]);
    hams.setNow(thursdayAt(slot) + 3_600_000);
    expect(await visit.act('late', { minutes: 60 })).toMatchObject({ status: 200 });
  });

  test('N-04 the tabs of the two people hear of it', async () => {
    const visit = await accepted();
    const notified = await hams.db.database.transaction(async (db) => {
      await db.query('update appointments set late_minutes = 5 where id = $1', [visit.id]);
      const { rows } = await db.query<{ message: string }>(
        'select message from live_changes where xmin = pg_current_xact_id()::xid',
      );
      return rows.map(({ message }) => JSON.parse(message) as Record<string, unknown>);
    });
    expect(notified).toEqual([
      {
        kind: 'appointment',
        id: visit.id,
        doctor: doctor.id,
        patient: visit.patient.id,
        hospital: null,
        slots: [],
      },
    ]);
  });

  test('N-04 not days before, not for a visit that is not accepted, not by any number of minutes', async () => {
    const slot = nextSlot();
    const visit = await newLinkedVisit(hams, doctor, slot);
    hams.setNow(thursdayAt(slot) - 3 * 3_600_000 - 1);
    expect(await offered(visit)).not.toContain('late');
    expect(await visit.act('late', { minutes: 15 })).toMatchObject({ status: 409, code: 'late_closed' });
    const waiting = await requested();
    hams.setNow(thursdayAt((await waiting.open()).visit.slot) - 60_000);
    expect(await waiting.act('late', { minutes: 15 })).toMatchObject({ code: 'wrong_status' });
    for (const minutes of [0, 7, -5, 120, '15', null]) {
      expect((await visit.act('late', { minutes })).status).toBe(400);
    }
    expect(await announced(visit.id)).toEqual([]);
  });
});

test('N-04 the doctor reads in the detail how late the patient will be, and when that was said', async () => {
  const slot = nextSlot();
  const visit = await newLinkedVisit(hams, doctor, slot);
  hams.setNow(thursdayAt(slot) - 60_000);
  await visit.act('late', { minutes: 10 });
  const detail = await hams.app.inject({
    url: `/api/Appointments/detail?appointmentId=${visit.id}`,
    headers: doctor.bearer,
  });
  expect(detail.json().appointmentDetails).toMatchObject({
    lateMinutes: 10,
    events: [{}, {}, { by: 'patient', to: 'Pending', note: null, lateMinutes: 10 }],
  });
  const list = await hams.app.inject({
    url: `/api/appointments/pending/${thursday}`,
    headers: doctor.bearer,
  });
  expect(list.json().appointments).toMatchObject([{ lateMinutes: 10 }]);
});
