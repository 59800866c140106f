import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Channel, RecipientRole } from '#domain/messaging/announcements.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';

let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
});
afterAll(() => hams.close());

interface NewMessageRow {
  event: string;
  role: RecipientRole;
  channel: Channel;
}

let lastMessageId = 0;
/** New messages since the last call, as `reader event: channels`. */
async function listNewMessages(): Promise<string[]> {
  await hams.deps.outbox.deliver();
  const { rows } = await hams.db.pool.query<NewMessageRow & { id: number }>(
    'select id, event, role, channel from messages where id > $1 order by id',
    [lastMessageId],
  );
  lastMessageId = rows.at(-1)?.id ?? lastMessageId;
  const grouped = Map.groupBy(rows, ({ role, event }) => `${role} ${event}`);
  return [...grouped].map(([key, all]) => `${key}: ${all.map(({ channel }) => channel).join(' ')}`);
}

async function booked(slot = '16:00'): Promise<string> {
  const answer = await bookVisit(hams, patient, doctor, slot);
  expect(answer.statusCode).toBe(201);
  const { appointmentId } = answer.json<{ appointmentId: string }>();
  return String(parseId('appointment', appointmentId));
}

async function call(who: TestPerson, method: 'POST' | 'PUT', url: string, body: Record<string, unknown>) {
  const answer = await hams.app.inject({ method, url: `/api${url}`, headers: who.bearer, body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}
const respond = (appointmentId: string, more: Record<string, unknown>) =>
  call(doctor, 'PUT', '/appointments/respond', { appointmentId, ...more });
const close = (id: string, body: Record<string, unknown>) =>
  call(doctor, 'PUT', `/appointments/update-status/${id}`, body);
const askToMove = (appointmentId: string, more: Record<string, unknown> = {}) =>
  call(patient, 'POST', '/patient/request-reschedule', { appointmentId, reason: 'A journey', ...more });
const answerMove = (appointmentId: string, more: Record<string, unknown>) =>
  call(doctor, 'POST', '/doctors/handle-reschedule', { appointmentId, ...more });

async function bookAccepted(): Promise<string> {
  const id = await booked();
  await respond(id, { action: 'accept' });
  await listNewMessages();
  return id;
}

const everyWay = 'bell email push sms';

describe('each change tells whom the table says, in the transaction of the change', () => {
  test('N-01 a request is told to both, the answer to the patient', async () => {
    const id = await booked();
    expect(await listNewMessages()).toEqual([
      'patient requested: bell email',
      'doctor requested: bell push email',
    ]);
    await respond(id, { action: 'accept' });
    expect(await listNewMessages()).toEqual([`patient accepted: ${everyWay}`]);
    const other = await booked('09:00');
    await listNewMessages();
    await respond(other, { action: 'reject', reason: 'No time' });
    expect(await listNewMessages()).toEqual([`patient rejected: ${everyWay}`]);
  });

  test('N-01 N-07 whoever has a phone alone hears of the request, the answer and the refusal by SMS', async () => {
    await hams.db.pool.query("update accounts set email = '' where phone = $1", [patient.phone]);
    const id = await booked();
    expect(await listNewMessages()).toEqual([
      'patient requested: bell sms',
      'doctor requested: bell push email',
    ]);
    await respond(id, { action: 'accept' });
    expect(await listNewMessages()).toEqual(['patient accepted: bell push sms']);
    const other = await booked('09:00');
    await listNewMessages();
    await respond(other, { action: 'reject', reason: 'No time' });
    expect(await listNewMessages()).toEqual(['patient rejected: bell push sms']);
  });

  test('N-01 a reason with half of a letter, as keyboards leave behind, is told as well', async () => {
    const id = await booked('10:00');
    await listNewMessages();
    await respond(id, { action: 'reject', reason: 'No time \ud83d' });
    expect(await listNewMessages()).toEqual([`patient rejected: ${everyWay}`]);
  });

  test('N-01 a booking that is accepted by itself is told as booked', async () => {
    await hams.db.pool.query('update doctors set confirms_automatically = true where id = $1', [doctor.id]);
    await booked();
    expect(await listNewMessages()).toEqual(['patient booked: bell email sms', 'doctor booked: bell push']);
  });

  test('N-01 the patient comes, asks for another time, gets it', async () => {
    const id = await bookAccepted();
    await call(patient, 'PUT', '/appointments/confirm', { appointmentId: id });
    expect(await listNewMessages()).toEqual(['doctor confirmed: bell']);
    await askToMove(id);
    expect(await listNewMessages()).toEqual(['doctor rescheduleAsked: bell push email']);
    await answerMove(id, { action: 'reject' });
    expect(await listNewMessages()).toEqual([`patient rescheduleDeclined: ${everyWay}`]);
    await askToMove(id, { preferredDate: '2026-11-26', preferredSlot: '11:00' });
    await listNewMessages();
    await answerMove(id, { action: 'approve' });
    expect(await listNewMessages()).toEqual([`patient movedByDoctor: ${everyWay}`]);
  });

  test('N-01 a doctor who is away asks for a new time, which tells the doctor when it is picked', async () => {
    const id = await bookAccepted();
    await close(id, { appStatus: 'Rescheduled' });
    expect(await listNewMessages()).toEqual([`patient timeToPick: ${everyWay}`]);
    const time = { appointmentId: id, date: '2026-11-26', slotNumber: '11:00' };
    await call(patient, 'POST', '/appointments/pick-time', time);
    expect(await listNewMessages()).toEqual([
      'patient movedByPatient: bell email',
      'doctor movedByPatient: bell push email',
    ]);
  });

  test('N-01 either side cancels', async () => {
    await call(patient, 'POST', '/patients/cancel-appointment', { appointmentId: await bookAccepted() });
    expect(await listNewMessages()).toEqual([
      'patient cancelled: bell email',
      'doctor cancelled: bell push email',
    ]);
    await close(await bookAccepted(), { appStatus: 'Rejected', rejectionReason: 'I am ill' });
    expect(await listNewMessages()).toEqual([`patient calledOff: ${everyWay}`]);
  });

  test('N-01 a visit that is done brings the prescription, and next day the question how it was', async () => {
    await close(await bookAccepted(), { appStatus: 'Completed', prescription: 'Rest' });
    expect(await listNewMessages()).toEqual(['patient prescriptionReady: bell email push']);
    hams.setNow(Date.parse('2026-11-27T10:59:00+05:30'));
    expect(await listNewMessages()).toEqual([]);
    hams.setNow(Date.parse('2026-11-27T11:00:00+05:30'));
    expect(await listNewMessages()).toEqual(['patient reviewInvited: bell email']);
  });

  test('N-01 whoever has reviewed the doctor is not asked for it', async () => {
    const id = await bookAccepted();
    await close(id, { appStatus: 'Completed' });
    await call(patient, 'POST', '/reviews', { doctorId: String(doctor.id), rating: 5, comment: 'Good' });
    hams.setNow(Date.parse('2026-11-27T11:00:00+05:30'));
    expect(await listNewMessages()).toEqual([]);
  });

  test('N-01 what is refused or repeated tells nobody', async () => {
    const id = await bookAccepted();
    await call(patient, 'POST', '/patients/cancel-appointment', { appointmentId: id });
    await listNewMessages();
    await call(patient, 'POST', '/patients/cancel-appointment', { appointmentId: id });
    const again = await hams.app.inject({
      method: 'PUT',
      url: '/api/appointments/respond',
      headers: doctor.bearer,
      body: { appointmentId: id, action: 'accept' },
    });
    expect(again.statusCode).toBe(409);
    expect(await listNewMessages()).toEqual([]);
  });

  test('N-01 with MESSAGES=off nothing is announced', async () => {
    const quiet = await testApp({ MESSAGES: 'off' });
    const [one, other] = [await newPatient(quiet), await newDoctor(quiet)];
    expect((await bookVisit(quiet, one, other, '16:00')).statusCode).toBe(201);
    expect((await quiet.db.pool.query('select 1 from announcements')).rows).toEqual([]);
    await quiet.close();
  });
});

test('N-01 any number of processes at once tell each thing once', async () => {
  await booked();
  await Promise.all(Array.from({ length: 8 }, () => hams.deps.outbox.deliver()));
  expect(await listNewMessages()).toEqual([
    'patient requested: bell email',
    'doctor requested: bell push email',
  ]);
});

test('N-06 what somebody has turned off is not sent; the bell stays', async () => {
  const choose = (topic: string, channel: Channel, wanted: boolean) =>
    hams.db.pool.query(
      `insert into message_choices (role, person_id, topic, channel, wanted, at, locale, text_version, source)
       values ('patient', $1, $2, $3, $4, now(), 'en', 1, 'settings')`,
      [patient.id, topic, channel, wanted],
    );
  await choose('visits', 'sms', false);
  await choose('visits', 'push', true);
  await choose('visits', 'push', false);
  await choose('visits', 'whatsapp', true);
  await choose('reminders', 'email', false);
  const id = await booked();
  await listNewMessages();
  await respond(id, { action: 'accept' });
  expect(await listNewMessages()).toEqual(['patient accepted: bell email whatsapp']);
});

test('N-08 a doctor who wants requests by the hour hears of each only from the bell', async () => {
  await hams.db.pool.query("update doctors set request_notices = 'hourly' where id = $1", [doctor.id]);
  await booked();
  expect(await listNewMessages()).toEqual(['patient requested: bell email', 'doctor requested: bell']);
});

test('N-02 each message is in the language of its reader and names the person', async () => {
  await hams.db.pool.query("update accounts set locale = 'hi' where phone = $1", [patient.phone]);
  const id = await booked();
  await listNewMessages();
  await respond(id, { action: 'accept' });
  await listNewMessages();
  const { rows } = await hams.db.pool.query<{ form: string; locale: string; subject: string; body: string }>(
    'select form, locale, subject, body from demo_mailbox order by id desc limit 3',
  );
  for (const { locale, subject, body } of rows) {
    expect(locale).toBe('hi');
    expect(subject + body).toMatch(/[ऀ-ॿ]/);
    expect(subject + body).toContain('Asha Menon');
  }
});

test('N-01 an announcement that cannot be told holds up no other, and is told when it can be', async () => {
  const log = quietLog('error');
  const id = await booked('12:00');
  // A newer version may run alongside this one.
  await hams.db.pool.query(
    `insert into announcements (event, appointment_id, facts, made_at, due_at)
     values ('ofANewerVersion', $1, '{"minutes": 5}', $2, $2)`,
    [id, new Date(thursdayMorning - 1000)],
  );
  expect(await listNewMessages()).toEqual([
    'patient requested: bell email',
    'doctor requested: bell push email',
  ]);
  expect(log).toHaveBeenCalledTimes(1);
  await hams.db.pool.query("update announcements set event = 'runningLate' where event = 'ofANewerVersion'");
  expect(await listNewMessages()).toEqual([]);
  hams.setNow(thursdayMorning + 10 * 60_000);
  expect(await listNewMessages()).toEqual(['doctor runningLate: bell push']);
  log.mockRestore();
});
