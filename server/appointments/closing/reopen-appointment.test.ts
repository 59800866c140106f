import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseId } from '#domain/platform/readable-ids.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

const minute = 60_000;
let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
let visit: string;
let id: number;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  visit = (await bookVisit(hams, patient, doctor, '10:00')).json<{ appointmentId: string }>().appointmentId;
  id = parseId('appointment', visit) ?? 0;
  await send('/respond', { appointmentId: visit, action: 'accept' });
  await hams.deps.outbox.deliver();
});

const send = (url: string, body: Record<string, unknown>, person = doctor) =>
  hams.app.inject({ method: 'PUT', url: `/api/appointments${url}`, headers: person.bearer, body });
const get = (url: string, { bearer } = patient) => hams.app.inject({ url: `/api${url}`, headers: bearer });
const done = (more: Record<string, unknown> = {}) =>
  send(`/update-status/${id}`, { appStatus: 'Completed', ...more });
const reopen = () => send('/reopen', { appointmentId: visit });
const rows = async <Row extends object>(sql: string) => (await hams.db.pool.query<Row>(sql, [id])).rows;

describe('a visit that was completed by mistake', () => {
  test('G-04 is reopened to what it was, and its patient confirmed it all the same', async () => {
    await send('/confirm', { appointmentId: visit }, patient);
    await done();
    const answer = await reopen();
    expect(answer.json()).toMatchObject({
      appStatus: 'Confirmed',
      message: 'Visit reopened',
      appointment: { appStatus: 'Confirmed', reopenUntil: null, closed: null },
    });
    expect(answer.json().appointment.allowedActions).toContain('complete');
  });

  test('G-04 says until when it can be reopened, and who completed it', async () => {
    const answer = await done();
    expect(answer.json().appointment).toMatchObject({
      allowedActions: ['reopen'],
      reopenUntil: '2026-11-26T02:40:00.000Z',
      closed: { by: 'doctor', at: '2026-11-26T02:30:00.000Z', status: 'Completed' },
    });
  });

  test('G-04 stays completed after ten minutes, and a sentence says so', async () => {
    await done();
    hams.setNow(thursdayMorning + 10 * minute + 1);
    const answer = await reopen();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'reopen_closed',
      message: 'You can reopen a visit for up to 10 minutes after completing it. That time has passed.',
    });
  });

  test('G-04 can be completed and reopened again', async () => {
    for (const status of ['Completed', 'Pending', 'Completed', 'Pending']) {
      const answer = status === 'Completed' ? await done() : await reopen();
      expect(answer.json()).toMatchObject({ appStatus: status });
    }
  });

  test('G-04 completed a day late, it is Incomplete again', async () => {
    await hams.db.pool.query(`update appointments set status = 'Incomplete' where id = $1`, [id]);
    hams.setNow(thursdayMorning + 24 * 60 * minute);
    expect((await done()).json()).toMatchObject({ appStatus: 'Completed' });
    expect((await reopen()).json()).toMatchObject({ appStatus: 'Incomplete' });
  });

  test('G-04 before its day it cannot be completed at all', async () => {
    hams.setNow(Date.parse('2026-11-25T23:59:59+05:30'));
    const answer = await done({ prescription: 'Rest' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'too_early',
      message: 'You can complete a visit on the day, not before.',
    });
    expect(await rows('select from prescriptions where appointment_id = $1')).toEqual([]);
    hams.setNow(Date.parse('2026-11-26T00:00:00+05:30'));
    expect((await done()).statusCode).toBe(200);
  });
});

describe('its prescription is a draft until it is completed again', () => {
  const seen = async (person: TestPerson) => {
    const [paper, detail, list, pdf] = await Promise.all([
      get(`/appointments/${visit}/prescription`, person),
      get(`/Appointments/detail?appointmentId=${visit}`, person),
      person === patient ? get('/patients/appointments') : null,
      get(`/appointments/${visit}/prescription.pdf`, person),
    ]);
    return {
      paper: paper.json().prescription?.text ?? null,
      detail: detail.json().appointmentDetails.prescription,
      list: list ? list.json()[0].hasPrescription : null,
      pdf: pdf.statusCode,
    };
  };

  test('G-05 the doctor sees it all the time, the patient only while the visit is completed', async () => {
    await done({ prescription: 'Rest' });
    expect(await seen(patient)).toEqual({ paper: 'Rest', detail: 'Rest', list: true, pdf: 200 });
    await reopen();
    expect(await seen(patient)).toEqual({ paper: null, detail: null, list: false, pdf: 404 });
    expect(await seen(doctor)).toMatchObject({ paper: 'Rest', detail: 'Rest', pdf: 200 });
    await done();
    expect(await seen(patient)).toEqual({ paper: 'Rest', detail: 'Rest', list: true, pdf: 200 });
    await reopen();
    await done({ prescription: 'Rest, and much to drink' });
    expect(await seen(patient)).toMatchObject({ paper: 'Rest, and much to drink', list: true });
  });

  test('N-01 what was not delivered yet is not sent any more, and the bell does not ring for it', async () => {
    await done({ prescription: 'Rest' });
    await createMessages(hams.deps, 100);
    const bell = () => get('/bell').then((answer) => JSON.stringify(answer.json()));
    expect(await bell()).toContain('prescriptionReady');
    await reopen();
    expect(
      await rows('select from outbox o join messages m on m.id = o.message_id where m.appointment_id = $1'),
    ).toEqual([]);
    const failures = await rows<{ failure: string | null }>(
      `select failure from messages where appointment_id = $1 and event = 'prescriptionReady'`,
    );
    expect(new Set(failures.map(({ failure }) => failure))).toEqual(new Set(['superseded']));
    expect(await bell()).not.toContain('prescriptionReady');
  });

  test('N-01 what is not even made into messages is forgotten; the next completion tells of the same prescription', async () => {
    await done({ prescription: 'Rest' });
    await reopen();
    expect(
      await rows('select from announcements where appointment_id = $1 and announced_at is null'),
    ).toEqual([]);
    await done();
    expect(
      await rows(
        'select event from announcements where appointment_id = $1 and announced_at is null order by event',
      ),
    ).toEqual([{ event: 'prescriptionReady' }, { event: 'reviewInvited' }]);
  });

  test('F-06 a review is verified while the visit is completed', async () => {
    await done();
    const added = await hams.app.inject({
      method: 'POST',
      url: '/api/reviews',
      headers: patient.bearer,
      body: { doctorId: String(doctor.id), rating: 5, comment: 'Good' },
    });
    expect(added.statusCode).toBe(201);
    const verified = async () =>
      (await hams.db.pool.query('select verified from reviews where doctor_id = $1', [doctor.id])).rows;
    expect(await verified()).toEqual([{ verified: true }]);
    await reopen();
    expect(await verified()).toEqual([{ verified: false }]);
    await done();
    expect(await verified()).toEqual([{ verified: true }]);
  });
});

describe('two tabs', () => {
  const outcome = (answers: { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);
  const events = async () =>
    (
      await rows<{ action: string }>(
        'select action from appointment_events where appointment_id = $1 order by id offset 2',
      )
    ).map(({ action }) => action);

  test('G-04 Done twice: one wins, the other hears that it is completed', async () => {
    const answers = await Promise.all([done({ prescription: 'Rest' }), done({ prescription: 'Run' })]);
    expect(outcome(answers)).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'wrong_status',
      message: 'This can’t be done: the appointment is now Completed.',
    });
    expect(await events()).toEqual(['complete']);
    expect(await rows('select from prescriptions where appointment_id = $1')).toHaveLength(1);
  });

  test('G-04 Reopen twice: one wins', async () => {
    await done();
    const answers = await Promise.all([reopen(), reopen()]);
    expect(outcome(answers)).toEqual([200, 409]);
    expect(await events()).toEqual(['complete', 'reopen']);
  });

  test('G-04 Reopen against Done: whoever is first, each answer is true', async () => {
    await done();
    const [reopened, again] = await Promise.all([reopen(), done()]);
    expect(reopened.statusCode).toBe(200);
    const last = (await events()).at(-1);
    if (again.statusCode === 200) expect(last).toBe('complete');
    else {
      expect(again.json()).toMatchObject({ code: 'wrong_status', appStatus: 'Completed' });
      expect(last).toBe('reopen');
    }
  });
});
