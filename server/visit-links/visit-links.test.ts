import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/platform/test-app.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/platform/test-people.ts';
import { newVisitLink } from './new-visit-link.ts';
import {
  approve,
  ask,
  at,
  everything,
  type LinkedVisit,
  linkedVisit,
  requestedVisit,
  reschedule,
} from './test-visit-links.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  doctor = await newDoctor(hams);
  quarters = 0;
});
afterEach(() => hams.setNow(thursdayMorning));
afterAll(() => hams.close());

/** The next free time of the doctor's, from 11:15 on. */
let quarters = 0;
function nextSlot(): string {
  const minutes = 11 * 60 + 15 + 15 * quarters;
  quarters += 1;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
const accepted = () => linkedVisit(hams, doctor, nextSlot());
const requested = () => requestedVisit(hams, doctor, nextSlot());

const eventsOf = async (id: number) =>
  (
    await hams.db.pool.query<{ action: string; actor_role: string; via: string | null; note: string | null }>(
      'select action, actor_role, via, note from appointment_events where appointment_id = $1 order by id',
      [id],
    )
  ).rows;
const namesOf = async (visit: LinkedVisit) => (await eventsOf(visit.id)).map(({ action }) => action);
const offered = async (visit: LinkedVisit) => (await visit.open()).visit.actions.map(({ action }) => action);

describe('N-04 opening a link', () => {
  test('N-04 shows the visit without a login, and nothing that a stranger should not read', async () => {
    const slot = nextSlot();
    const visit = await linkedVisit(hams, doctor, slot);
    const { status, visit: shown } = await visit.open();
    expect(status).toBe(200);
    expect(shown).toEqual({
      role: 'patient',
      patientName: 'Asha Menon',
      doctorId: `DOC-${String(doctor.id).padStart(6, '0')}`,
      doctorName: 'Dr. Kabir Sethi',
      specialization: 'Cardiology',
      hospital: 'Own Practice',
      consultStatus: 'Offline',
      date: thursday,
      slot,
      startsAt: new Date(at(slot)).toISOString(),
      endsAt: new Date(at(slot) + 15 * 60_000).toISOString(),
      appStatus: 'Pending',
      movedFrom: null,
      preferred: null,
      canPickTime: false,
      lateMinutes: null,
      over: false,
      actions: ['confirm', 'move', 'cancel'].map((action) => ({ action, closed: null })),
      reminders: { email: true, sms: true },
      reviews: true,
    });
  });

  test('N-04 changes nothing, however often and by whatever program', async () => {
    const visit = await accepted();
    const before = await everything(hams);
    for (const token of [visit.token, visit.doctorToken, 'x'.repeat(22)]) {
      await ask(hams, token);
      await hams.app.inject({ method: 'HEAD', url: `/api/visit-links/${token}` });
    }
    expect(await everything(hams)).toEqual(before);
  });

  test('N-04 its answer is kept by nobody and does not pass on its address', async () => {
    const { token } = await accepted();
    for (const [url, status] of [
      [token, 200],
      ['x'.repeat(22), 404],
    ] as const) {
      const answer = await hams.app.inject({ url: `/api/visit-links/${url}` });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test.each([
    ['forged', 'A'.repeat(22)],
    ['cut off', 'AAAA'],
    ['too long', 'A'.repeat(23)],
    ['not of our letters', `${'A'.repeat(21)}%2B`],
    ['with something else in it', `${'A'.repeat(20)}%00x`],
  ])('N-04 a link that is %s is unknown, to look at and to use', async (_what, token) => {
    expect(await ask(hams, token)).toMatchObject({ status: 404, code: 'link_unknown' });
    expect(await ask(hams, `${token}/confirm`, {})).toMatchObject({ status: 404, code: 'link_unknown' });
    expect(await ask(hams, `${token}/unsubscribe`, {})).toMatchObject({ status: 404, code: 'link_unknown' });
  });

  test('N-04 a link that names somebody else’s visit is unknown', async () => {
    const { id } = await accepted();
    const { id: personId } = await newPatient(hams);
    const now = new Date(thursdayMorning);
    const token = await newVisitLink(hams.db.pool, { appointmentId: id, role: 'patient', personId, now });
    expect(await ask(hams, token)).toMatchObject({ status: 404, code: 'link_unknown' });
  });

  test('N-04 only the hash of a token is stored', async () => {
    const { token } = await accepted();
    const { rows } = await hams.db.pool.query('select * from visit_links');
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes).toHaveLength(16);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ token_hash }: { token_hash: Buffer }) => token_hash.includes(bytes))).toBe(false);
  });
});

describe('N-04 by one tap', () => {
  test('N-04 the patient confirms; again it answers the same and changes nothing', async () => {
    const visit = await accepted();
    expect(await visit.act('confirm')).toMatchObject({ status: 200, visit: { appStatus: 'Confirmed' } });
    const before = await everything(hams);
    expect(await visit.act('confirm')).toMatchObject({ status: 200, visit: { appStatus: 'Confirmed' } });
    expect(await everything(hams)).toEqual(before);
    expect((await eventsOf(visit.id)).at(-1)).toEqual({
      action: 'confirm',
      actor_role: 'patient',
      via: 'link',
      note: null,
    });
  });

  test('N-04 the patient cancels; again it answers the same and changes nothing', async () => {
    const visit = await accepted();
    expect(await visit.act('cancel')).toMatchObject({ status: 200, visit: { appStatus: 'Cancelled' } });
    const before = await everything(hams);
    expect(await visit.act('cancel')).toMatchObject({ status: 200, visit: { appStatus: 'Cancelled' } });
    expect(await everything(hams)).toEqual(before);
    expect((await eventsOf(visit.id)).at(-1)).toMatchObject({ action: 'cancel', via: 'link' });
    expect(await offered(visit)).toEqual([]);
  });

  test('N-04 the doctor accepts by a link or a notification; again changes nothing', async () => {
    for (const via of ['link', 'notification']) {
      const visit = await requested();
      const accept = () => ask(hams, `${visit.doctorToken}/accept`, { via });
      expect(await accept()).toMatchObject({ status: 200, visit: { role: 'doctor', appStatus: 'Pending' } });
      expect(await accept()).toMatchObject({ status: 200, visit: { appStatus: 'Pending', reminders: null } });
      expect((await eventsOf(visit.id)).map(({ action, via: by }) => [action, by])).toEqual([
        ['book', null],
        ['accept', via],
      ]);
    }
  });

  test('N-04 nobody does by their link what is another’s', async () => {
    const visit = await requested();
    expect(await visit.act('accept')).toMatchObject({ status: 403, code: 'forbidden' });
    const move = { date: thursday, slotNumber: '16:00' };
    const bodies = { confirm: {}, cancel: {}, move, late: { minutes: 10 }, unsubscribe: {} };
    for (const [action, body] of Object.entries(bodies)) {
      const answer = await ask(hams, `${visit.doctorToken}/${action}`, body);
      expect(answer, action).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(await namesOf(visit)).toEqual(['book']);
  });

  test('N-04 what the status forbids says the present status', async () => {
    const visit = await accepted();
    await visit.act('cancel');
    expect(await visit.act('confirm')).toMatchObject({
      status: 409,
      code: 'wrong_status',
      problemStatus: 'Cancelled',
    });
    const late = await requested();
    expect(await late.act('confirm')).toMatchObject({ code: 'wrong_status', problemStatus: 'Requested' });
  });

  test('N-04 confirmed and cancelled at the same moment, one is refused with the status or both follow each other', async () => {
    const visit = await accepted();
    const answers = await Promise.all([visit.act('confirm'), visit.act('cancel')]);
    const { visit: present } = await visit.open();
    expect(['Confirmed', 'Cancelled']).toContain(present.appStatus);
    for (const { status, problemStatus } of answers) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(problemStatus).toBe(present.appStatus);
    }
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThan(0);
    expect(await namesOf(visit)).toHaveLength(2 + done);
  });

  test('N-04 tapped ten times at once it happens once', async () => {
    const visit = await accepted();
    const answers = await Promise.all(Array.from({ length: 10 }, () => visit.act('confirm')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await namesOf(visit)).toEqual(['book', 'accept', 'confirm']);
  });

  test('N-04 within the notice a visit can be neither moved nor cancelled, and the link says why', async () => {
    const visit = await linkedVisit(hams, doctor, '09:00');
    hams.setNow(at('07:30'));
    const { actions } = (await visit.open()).visit;
    expect(actions.map(({ action }) => action)).toEqual(['confirm', 'move', 'cancel', 'late']);
    expect(actions.filter(({ closed }) => closed).map(({ action }) => action)).toEqual(['move', 'cancel']);
    expect(actions[1]?.closed).toMatch(/at least 2 hours before/);
    expect(await visit.act('cancel')).toMatchObject({ status: 409, code: 'too_late' });
    const move = { date: thursday, slotNumber: '16:00' };
    expect(await visit.act('move', move)).toMatchObject({ status: 409, code: 'too_late' });
  });

  test('N-04 once the visit has begun its link shows what it was and changes it no more', async () => {
    const slot = nextSlot();
    const visit = await linkedVisit(hams, doctor, slot);
    hams.setNow(at(slot) + 3_600_001);
    expect((await visit.open()).visit).toMatchObject({ slot, over: true, actions: [] });
    const move = { date: thursday, slotNumber: '16:45' };
    const bodies = { confirm: {}, cancel: {}, move, late: { minutes: 10 } };
    for (const [action, body] of Object.entries(bodies)) {
      expect(await visit.act(action, body), action).toMatchObject({ status: 410, code: 'link_expired' });
    }
    const byDoctor = await ask(hams, `${visit.doctorToken}/accept`, {});
    expect(byDoctor).toMatchObject({ status: 410, code: 'link_expired' });
    expect(await visit.act('unsubscribe')).toMatchObject({ status: 200 });
  });
});

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
    expect((await eventsOf(visit.id)).at(-1)).toMatchObject({
      action: 'askToReschedule',
      via: 'link',
      note: 'Asked by the link in a message',
    });
    const before = await everything(hams);
    expect(await visit.act('move', { ...move, reason: 'Rain' })).toMatchObject({ status: 200 });
    expect(await everything(hams)).toEqual(before);
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
    expect((await eventsOf(visit.id)).at(-1)).toMatchObject({ note: 'A journey' });
  });

  test('N-04 an old link leads to the newest time, through every move', async () => {
    const slot = nextSlot();
    const visit = await linkedVisit(hams, doctor, slot);
    const [second, third] = [nextSlot(), nextSlot()];
    await visit.act('move', { date: thursday, slotNumber: second });
    await approve(hams, doctor, visit);
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
    await approve(hams, doctor, next);
    expect((await visit.open()).visit).toMatchObject({ slot: third, movedFrom: { slot } });
    expect((await ask(hams, visit.doctorToken)).visit).toMatchObject({ slot: third });
  });

  test('N-04 what was tapped on a page of before the move is not done to a time that nobody saw', async () => {
    const visit = await linkedVisit(hams, doctor, nextSlot());
    const { startsAt: shown } = (await visit.open()).visit;
    await visit.act('move', { date: thursday, slotNumber: nextSlot() });
    await approve(hams, doctor, visit);
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
    const visit = await linkedVisit(hams, doctor, slot);
    await reschedule(hams, doctor, visit);
    hams.setNow(at(slot) + 1);
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
    expect(await eventsOf(Number(rows[0]?.id))).toMatchObject([{ action: 'book', via: 'link' }]);
  });

  test('N-04 a picked time that is taken, past or not offered is refused as in a booking', async () => {
    const taken = await linkedVisit(hams, doctor, '10:45');
    const { slot } = (await taken.open()).visit;
    const visit = await accepted();
    await reschedule(hams, doctor, visit);
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
    const visit = await linkedVisit(hams, doctor, slot);
    hams.setNow(at(slot) - 3 * 3_600_000);
    for (const minutes of [15, 15, 30]) {
      expect(await visit.act('late', { minutes })).toMatchObject({
        status: 200,
        visit: { appStatus: 'Pending', lateMinutes: minutes },
      });
    }
    expect(await announced(visit.id)).toEqual([{ facts: { minutes: 15 } }, { facts: { minutes: 30 } }]);
    expect((await eventsOf(visit.id)).slice(2)).toEqual([
      { action: 'late', actor_role: 'patient', via: 'link', note: '15' },
      { action: 'late', actor_role: 'patient', via: 'link', note: '30' },
    ]);
    hams.setNow(at(slot) + 3_600_000);
    expect(await visit.act('late', { minutes: 60 })).toMatchObject({ status: 200 });
  });

  test('N-04 the tabs of the two people hear of it', async () => {
    const visit = await accepted();
    const told = await hams.db.database.transaction(async (db) => {
      await db.query('update appointments set late_minutes = 5 where id = $1', [visit.id]);
      const { rows } = await db.query<{ message: string }>(
        'select message from live_changes where xmin = pg_current_xact_id()::xid',
      );
      return rows.map(({ message }) => JSON.parse(message) as Record<string, unknown>);
    });
    expect(told).toEqual([
      { kind: 'appointment', id: visit.id, doctor: doctor.id, patient: visit.patient.id, slots: [] },
    ]);
  });

  test('N-04 not days before, not for a visit that is not accepted, not by any number of minutes', async () => {
    const slot = nextSlot();
    const visit = await linkedVisit(hams, doctor, slot);
    hams.setNow(at(slot) - 3 * 3_600_000 - 1);
    expect(await offered(visit)).not.toContain('late');
    expect(await visit.act('late', { minutes: 15 })).toMatchObject({ status: 409, code: 'late_closed' });
    const waiting = await requested();
    hams.setNow(at((await waiting.open()).visit.slot) - 60_000);
    expect(await waiting.act('late', { minutes: 15 })).toMatchObject({ code: 'wrong_status' });
    for (const minutes of [0, 7, -5, 120, '15', null]) {
      expect((await visit.act('late', { minutes })).status).toBe(400);
    }
    expect(await announced(visit.id)).toEqual([]);
  });
});

test('N-04 the doctor reads in the detail how late the patient will be, and when that was said', async () => {
  const slot = nextSlot();
  const visit = await linkedVisit(hams, doctor, slot);
  hams.setNow(at(slot) - 60_000);
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

describe('N-04 whoever tries links', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ RATE_LIMIT: 'on' });
  });
  afterAll(() => limited.close());

  test('N-04 an address that keeps trying is told to wait; a known link works from there all the same', async () => {
    const visit = await linkedVisit(limited, await newDoctor(limited), '12:00');
    const guess = (address: string) => ask(limited, 'A'.repeat(22), undefined, address);
    for (let tries = 0; tries < 60; tries += 1) expect((await guess('10.0.0.9')).status).toBe(404);
    expect(await guess('10.0.0.9')).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await guess('10.0.0.8')).status).toBe(404);
    expect((await ask(limited, visit.token, undefined, '10.0.0.9')).status).toBe(200);
    limited.setNow(thursdayMorning + 60_000);
    expect((await guess('10.0.0.9')).status).toBe(404);
  });
});
