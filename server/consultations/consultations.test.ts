import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentVersion } from '#contract/consultations.ts';
import type { Problem } from '#contract/refusals.ts';
import { readableId } from '#domain/readable-ids.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/platform/test-app.ts';
import { book, newDoctor, newPatient, type TestPerson } from '#server/platform/test-people.ts';
import { mayEnterRoom } from './may-enter-room.ts';

let it: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
/** An accepted online visit from 16:00 to 16:15 on Thursday. */
let id: string;

const at = (time: string) => Date.parse(`${thursday}T${time}+05:30`);
const roomOf = (appointmentId: string, bearer?: TestPerson['bearer']) =>
  it.app.inject({ url: `/api/consultations/${appointmentId}`, ...(bearer && { headers: bearer }) });
const consentTo = (
  appointmentId: string,
  bearer?: TestPerson['bearer'],
  body: object = { version: consentVersion },
) =>
  it.app.inject({
    method: 'POST',
    url: `/api/consultations/${appointmentId}/consent`,
    headers: { 'accept-language': 'hi', ...bearer },
    body,
  });
const refusal = async (answer: ReturnType<typeof roomOf>) => {
  const { statusCode, ...rest } = await answer;
  return [statusCode, rest.json<Problem>().code];
};
const respond = (appointmentId: string, action: string, reason?: string) =>
  it.app.inject({
    method: 'PUT',
    url: '/api/appointments/respond',
    headers: doctor.bearer,
    body: { appointmentId, action, ...(reason && { reason }) },
  });

/** Books an online visit; accepted unless told otherwise. */
async function visit(slot: string, { accepted = true, who = patient, more = {} } = {}): Promise<string> {
  it.setNow(thursdayMorning);
  const booked = await book(it, who, doctor, slot, { consultStatus: 'Online', ...more });
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  if (accepted) await respond(appointmentId, 'accept');
  return appointmentId;
}
const statusBecomes = (appointmentId: string, status: string, former: string | null = null) =>
  it.db.pool.query('update appointments set status = $2, former_status = $3 where id = $1', [
    Number(appointmentId.slice(4)),
    status,
    former,
  ]);

beforeAll(async () => {
  it = await testApp();
  await newPatient(it); // so that the two below have different numbers
  [doctor, patient] = await Promise.all([newDoctor(it), newPatient(it)]);
  id = await visit('16:00', { more: { reason: 'Chest Pain' } });
});
afterAll(() => it.close());
beforeEach(() => it.setNow(at('16:05:00')));

describe('F-11 the two people of a visit', () => {
  test('F-11 the patient sees the room, the doctor in it, and no third party', async () => {
    const answer = await roomOf(id, patient.bearer);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      appointmentId: id,
      opensAt: new Date(at('15:50:00')).toISOString(),
      startsAt: new Date(at('16:00:00')).toISOString(),
      endsAt: new Date(at('16:15:00')).toISOString(),
      closesAt: new Date(at('17:15:00')).toISOString(),
      now: new Date(at('16:05:00')).toISOString(),
      reason: 'Chest Pain',
      me: { role: 'patient', name: 'Asha Menon', photo: null },
      other: { role: 'doctor', name: 'Dr. Kabir Sethi', photo: null },
      provider: { kind: 'builtin', iceServers: [] },
      consent: null,
    });
  });

  test('F-11 the doctor sees the same room from the other side, under either spelling of its id', async () => {
    for (const spelling of [id, id.toLowerCase(), String(Number(id.slice(4)))]) {
      const answer = await roomOf(spelling, doctor.bearer);
      expect(answer.json()).toMatchObject({
        appointmentId: id,
        me: { role: 'doctor', name: 'Dr. Kabir Sethi' },
        other: { role: 'patient', name: 'Asha Menon' },
      });
    }
  });
});

describe('A-11 everybody else', () => {
  test('A-11 nobody without a login', async () => {
    expect(await refusal(roomOf(id))).toEqual([401, 'unauthenticated']);
    expect(await refusal(consentTo(id))).toEqual([401, 'unauthenticated']);
  });

  test('A-11 no other patient and no other doctor: for them there is no such visit', async () => {
    const [otherPatient, otherDoctor] = await Promise.all([newPatient(it), newDoctor(it)]);
    for (const { bearer } of [otherPatient, otherDoctor]) {
      expect(await refusal(roomOf(id, bearer))).toEqual([404, 'appointment_not_found']);
    }
    expect(await refusal(consentTo(id, otherPatient.bearer))).toEqual([404, 'appointment_not_found']);
  });

  test('A-11 not who has the number of one of the two in the other role', async () => {
    expect(doctor.id).not.toBe(patient.id);
    const [asPatient, asDoctor] = [
      { sessionId: '', role: 'patient', id: doctor.id },
      { sessionId: '', role: 'doctor', id: patient.id },
    ] as const;
    expect(await mayEnterRoom(it.deps, asPatient, id)).toBe('forbidden');
    expect(await mayEnterRoom(it.deps, asDoctor, id)).toBe('forbidden');
  });

  test('A-11 the doctor agrees to nothing in the patient’s place', async () => {
    expect(await refusal(consentTo(id, doctor.bearer))).toEqual([403, 'forbidden']);
  });

  test('A-12 nobody whose session has ended', async () => {
    const leaving = await newPatient(it);
    const own = await visit('15:45', { who: leaving });
    it.setNow(at('15:50:00'));
    expect((await roomOf(own, leaving.bearer)).statusCode).toBe(200);
    await it.app.inject({ method: 'POST', url: '/api/logout', headers: leaving.bearer });
    expect(await refusal(roomOf(own, leaving.bearer))).toEqual([401, 'unauthenticated']);
  });

  test.each([
    'APT-999999',
    'APT-x',
    'DOC-000001',
    '0',
    '-1',
    '1%20or%201=1',
    '%F0%9F%92%8A',
    'APT-999999999999999',
  ])('A-11 %s is no visit', async (wrong) => {
    expect(await refusal(roomOf(wrong, patient.bearer))).toEqual([404, 'appointment_not_found']);
  });

  test('A-11 an id without end is refused', async () => {
    expect(await refusal(roomOf('1'.repeat(150), patient.bearer))).toEqual([400, 'invalid_request']);
  });
});

describe('F-11 when the room is shut', () => {
  test('F-11 before it opens: from when on, and in words', async () => {
    it.setNow(at('15:49:59'));
    const answer = await roomOf(id, patient.bearer);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'room_not_open',
      message: 'The video room opens 10 minutes before the visit starts.',
      opensAt: new Date(at('15:50:00')).toISOString(),
    });
    expect(await refusal(consentTo(id, patient.bearer))).toEqual([409, 'room_not_open']);
  });

  test.each([
    ['15:50:00', 200],
    ['17:14:59', 200],
    ['17:15:00', 409],
    ['23:59:59', 409],
  ])('F-11 at %s: %i', async (time, status) => {
    it.setNow(at(time));
    for (const { bearer } of [patient, doctor]) expect((await roomOf(id, bearer)).statusCode).toBe(status);
  });

  test('F-11 after it closed it says so', async () => {
    it.setNow(at('17:15:00'));
    expect(await refusal(roomOf(id, doctor.bearer))).toEqual([409, 'room_closed']);
    expect(await refusal(consentTo(id, patient.bearer))).toEqual([409, 'room_closed']);
  });

  test('F-11 the patient’s other visit has a room of its own, with its own time', async () => {
    const other = await visit('12:00');
    it.setNow(at('16:05:00'));
    expect(await refusal(roomOf(other, patient.bearer))).toEqual([409, 'room_closed']);
    it.setNow(at('12:05:00'));
    expect(await refusal(roomOf(id, patient.bearer))).toEqual([409, 'room_not_open']);
    expect((await roomOf(other, patient.bearer)).json()).toMatchObject({ appointmentId: other });
  });

  test('F-11 a visit in the clinic has none', async () => {
    const offline = await visit('11:00', { more: { consultStatus: 'Offline' } });
    it.setNow(at('11:05:00'));
    expect(await refusal(roomOf(offline, patient.bearer))).toEqual([409, 'not_online']);
    expect(await refusal(consentTo(offline, patient.bearer))).toEqual([409, 'not_online']);
  });

  test('F-11 a visit that was not accepted has none, and the answer names its status', async () => {
    const requested = await visit('11:30', { accepted: false });
    it.setNow(at('11:35:00'));
    expect((await roomOf(requested, patient.bearer)).json()).toMatchObject({
      code: 'wrong_status',
      appStatus: 'Requested',
      message: 'This cannot be done: the appointment is now Requested.',
    });
    await respond(requested, 'reject', 'Away');
    expect((await roomOf(requested, doctor.bearer)).json()).toMatchObject({ appStatus: 'Rejected' });
  });

  test.each([
    ['Confirmed', null, 200],
    ['Completed', null, 200],
    ['Request for Rescheduling', 'Pending', 200],
    ['Request for Rescheduling', 'Requested', 409],
    ['Cancelled', null, 409],
    ['Rejected', null, 409],
    ['Rescheduled', null, 409],
    ['Incomplete', null, 409],
  ])('F-11 %s (before that %s): %i', async (status, former, answered) => {
    await statusBecomes(id, status, former);
    try {
      for (const { bearer } of [patient, doctor]) {
        expect((await roomOf(id, bearer)).statusCode).toBe(answered);
      }
      const caller = { sessionId: '', role: 'patient', id: patient.id } as const;
      expect(await mayEnterRoom(it.deps, caller, id)).toBe(answered === 200 ? 'open' : 'room_closed');
    } finally {
      await statusBecomes(id, 'Pending');
    }
  });
});

describe('F-11 who may follow a visit on the live line', () => {
  const callers = () => ({
    patient: { sessionId: '', role: 'patient', id: patient.id } as const,
    doctor: { sessionId: '', role: 'doctor', id: doctor.id } as const,
  });

  test.each([
    ['15:49:59', 'room_closed'],
    ['15:50:00', 'waiting'],
    ['16:00:00', 'open'],
    ['17:15:00', 'room_closed'],
  ])('F-11 at %s: %s', async (time, answer) => {
    it.setNow(at(time));
    const { patient: p, doctor: d } = callers();
    expect([await mayEnterRoom(it.deps, p, id), await mayEnterRoom(it.deps, d, id)]).toEqual([
      answer,
      answer,
    ]);
  });

  test('F-11 nobody else, and nothing that is no visit', async () => {
    const { patient: p } = callers();
    expect(await mayEnterRoom(it.deps, { ...p, id: p.id + 1000 }, id)).toBe('forbidden');
    expect(await mayEnterRoom(it.deps, p, 'APT-999999')).toBe('forbidden');
    expect(await mayEnterRoom(it.deps, p, 'nonsense')).toBe('forbidden');
  });
});

describe('F-12 the consent to a tele-consultation', () => {
  test('F-12 who, when, to which text, read in which language; given once', async () => {
    const first = await consentTo(id, patient.bearer);
    const given = { at: new Date(at('16:05:00')).toISOString(), version: consentVersion };
    expect([first.statusCode, first.json()]).toEqual([200, given]);
    it.setNow(at('16:10:00'));
    expect((await consentTo(id, patient.bearer)).json()).toEqual(given);
    for (const { bearer } of [patient, doctor]) {
      expect((await roomOf(id, bearer)).json()).toMatchObject({ consent: given });
    }
    const { rows } = await it.db.pool.query(
      'select appointment_id, version, patient_id, given_at, language from consents',
    );
    expect(rows).toEqual([
      {
        appointment_id: Number(id.slice(4)),
        version: consentVersion,
        patient_id: patient.id,
        given_at: new Date(at('16:05:00')),
        language: 'hi',
      },
    ]);
  });

  test('F-12 two taps at once are one consent', async () => {
    const other = await visit('14:00');
    it.setNow(at('14:00:00'));
    const answers = await Promise.all([1, 2, 3].map(() => consentTo(other, patient.bearer)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { rowCount } = await it.db.pool.query('select from consents where appointment_id = $1', [
      Number(other.slice(4)),
    ]);
    expect(rowCount).toBe(1);
  });

  test.each([{}, { version: '2020-01' }, { version: null }, { version: 7 }])(
    'F-12 %j is no consent to our text',
    async (body) => {
      const answer = await consentTo(id, patient.bearer, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Problem>().fields?.[0]?.field).toBe('version');
    },
  );
});

test('F-12 with a TURN server of one’s own: credentials that end with the room', async () => {
  const own = await testApp({ ICE_SERVERS: 'stun:t.example.org,turn:t.example.org', TURN_SECRET: 'shared' });
  try {
    const [its, theirs] = await Promise.all([newDoctor(own), newPatient(own)]);
    const booked = await book(own, theirs, its, '16:00', { consultStatus: 'Online' });
    const { appointmentId } = booked.json<{ appointmentId: string }>();
    await own.app.inject({
      method: 'PUT',
      url: '/api/appointments/respond',
      headers: its.bearer,
      body: { appointmentId, action: 'accept' },
    });
    own.setNow(at('16:00:00'));
    const answer = await own.app.inject({
      url: `/api/consultations/${appointmentId}`,
      headers: theirs.bearer,
    });
    expect(answer.json().provider).toEqual({
      kind: 'builtin',
      iceServers: [
        { urls: ['stun:t.example.org'] },
        {
          urls: ['turn:t.example.org'],
          username: `${at('17:15:00') / 1000}:${readableId('appointment', 1)}-patient`,
          credential: expect.stringMatching(/^[\w+/]{27}=$/),
        },
      ],
    });
  } finally {
    await own.close();
  }
});
