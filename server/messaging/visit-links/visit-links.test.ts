import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import {
  callLink,
  createSlotSupply,
  type LinkedVisit,
  listVisitEvents,
  newLinkedVisit,
  newRequestedVisit,
  summarizeTables,
  thursdayAt,
} from '#server/testing/messaging/visit-links.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { createVisitLink } from './create-visit-link.ts';

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
const listActions = async (visit: LinkedVisit) => (await listEvents(visit.id)).map(({ action }) => action);
const offered = async (visit: LinkedVisit) => (await visit.open()).visit.actions.map(({ action }) => action);

describe('N-04 opening a link', () => {
  test('N-04 shows the visit without a login, and nothing that a stranger should not read', async () => {
    const slot = nextSlot();
    const visit = await newLinkedVisit(hams, doctor, slot);
    const { status, visit: shown } = await visit.open();
    expect(status).toBe(200);
    expect(shown).toEqual({
      role: 'patient',
      patientName: 'Asha Menon',
      doctorId: `DOC-${String(doctor.id).padStart(6, '0')}`,
      doctorName: 'Dr. Kabir Sethi',
      specialization: 'Cardiology',
      hospital: 'Own Practice',
      address: null,
      phone: null,
      practiceId: expect.stringMatching(/^PRA-\d{6}$/),
      consultStatus: 'Offline',
      date: thursday,
      slot,
      startsAt: new Date(thursdayAt(slot)).toISOString(),
      endsAt: new Date(thursdayAt(slot) + 15 * 60_000).toISOString(),
      appStatus: 'Pending',
      movedFrom: null,
      preferred: null,
      canPickTime: false,
      lateMinutes: null,
      doctorLate: null,
      over: false,
      actions: ['confirm', 'move', 'cancel'].map((action) => ({ action, closed: null })),
      reminders: { email: true, sms: true },
      reviews: true,
    });
  });

  test('N-04 changes nothing, however often and by whatever program', async () => {
    const visit = await accepted();
    const before = await summarizeTables(hams);
    for (const token of [visit.token, visit.doctorToken, 'x'.repeat(22)]) {
      await callLink(hams, token);
      await hams.app.inject({ method: 'HEAD', url: `/api/visit-links/${token}` });
    }
    expect(await summarizeTables(hams)).toEqual(before);
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
    expect(await callLink(hams, token)).toMatchObject({ status: 404, code: 'link_unknown' });
    expect(await callLink(hams, `${token}/confirm`, {})).toMatchObject({ status: 404, code: 'link_unknown' });
    expect(await callLink(hams, `${token}/unsubscribe`, {})).toMatchObject({
      status: 404,
      code: 'link_unknown',
    });
  });

  test('N-04 a link that names somebody else’s visit is unknown', async () => {
    const { id } = await accepted();
    const { id: personId } = await newPatient(hams);
    const now = new Date(thursdayMorning);
    const token = await createVisitLink(hams.db.pool, { appointmentId: id, role: 'patient', personId, now });
    expect(await callLink(hams, token)).toMatchObject({ status: 404, code: 'link_unknown' });
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
    const before = await summarizeTables(hams);
    expect(await visit.act('confirm')).toMatchObject({ status: 200, visit: { appStatus: 'Confirmed' } });
    expect(await summarizeTables(hams)).toEqual(before);
    expect((await listEvents(visit.id)).at(-1)).toEqual({
      action: 'confirm',
      actor_role: 'patient',
      via: 'link',
      note: null,
    });
  });

  test('N-04 the patient cancels; again it answers the same and changes nothing', async () => {
    const visit = await accepted();
    expect(await visit.act('cancel')).toMatchObject({ status: 200, visit: { appStatus: 'Cancelled' } });
    const before = await summarizeTables(hams);
    expect(await visit.act('cancel')).toMatchObject({ status: 200, visit: { appStatus: 'Cancelled' } });
    expect(await summarizeTables(hams)).toEqual(before);
    expect((await listEvents(visit.id)).at(-1)).toMatchObject({ action: 'cancel', via: 'link' });
    expect(await offered(visit)).toEqual([]);
  });

  test('N-04 the doctor accepts by a link or a notification; again changes nothing', async () => {
    for (const via of ['link', 'notification']) {
      const visit = await requested();
      const accept = () => callLink(hams, `${visit.doctorToken}/accept`, { via });
      expect(await accept()).toMatchObject({ status: 200, visit: { role: 'doctor', appStatus: 'Pending' } });
      expect(await accept()).toMatchObject({ status: 200, visit: { appStatus: 'Pending', reminders: null } });
      expect((await listEvents(visit.id)).map(({ action, via: by }) => [action, by])).toEqual([
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
      const answer = await callLink(hams, `${visit.doctorToken}/${action}`, body);
      expect(answer, action).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(await listActions(visit)).toEqual(['book']);
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
    expect(await listActions(visit)).toHaveLength(2 + done);
  });

  test('N-04 tapped ten times at once it happens once', async () => {
    const visit = await accepted();
    const answers = await Promise.all(Array.from({ length: 10 }, () => visit.act('confirm')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await listActions(visit)).toEqual(['book', 'accept', 'confirm']);
  });

  test('N-04 within the notice a visit can be neither moved nor cancelled, and the link says why', async () => {
    const visit = await newLinkedVisit(hams, doctor, '09:00');
    hams.setNow(thursdayAt('07:30'));
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
    const visit = await newLinkedVisit(hams, doctor, slot);
    hams.setNow(thursdayAt(slot) + 3_600_001);
    expect((await visit.open()).visit).toMatchObject({ slot, over: true, actions: [] });
    const move = { date: thursday, slotNumber: '16:45' };
    const bodies = { confirm: {}, cancel: {}, move, late: { minutes: 10 } };
    for (const [action, body] of Object.entries(bodies)) {
      expect(await visit.act(action, body), action).toMatchObject({ status: 410, code: 'link_expired' });
    }
    const byDoctor = await callLink(hams, `${visit.doctorToken}/accept`, {});
    expect(byDoctor).toMatchObject({ status: 410, code: 'link_expired' });
    expect(await visit.act('unsubscribe')).toMatchObject({ status: 200 });
  });
});

describe('N-04 whoever tries links', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ RATE_LIMIT: 'on' });
  });
  afterAll(() => limited.close());

  test('N-04 an address that keeps trying is told to wait; a known link works from there all the same', async () => {
    const visit = await newLinkedVisit(limited, await newDoctor(limited), '12:00');
    const guess = (address: string) => callLink(limited, 'A'.repeat(22), undefined, address);
    for (let tries = 0; tries < 60; tries += 1) expect((await guess('10.0.0.9')).status).toBe(404);
    expect(await guess('10.0.0.9')).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await guess('10.0.0.8')).status).toBe(404);
    expect((await callLink(limited, visit.token, undefined, '10.0.0.9')).status).toBe(200);
    limited.setNow(thursdayMorning + 60_000);
    expect((await guess('10.0.0.9')).status).toBe(404);
  });
});
