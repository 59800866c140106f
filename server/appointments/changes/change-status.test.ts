import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AppointmentAction,
  type AppointmentStatus,
  appointmentStatuses,
  findNextStatus,
  transitions,
} from '#domain/appointments/appointment-lifecycle.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let otherPatients: TestPerson[];

beforeAll(async () => {
  hams = await testApp();
  [doctor, patient, ...otherPatients] = await Promise.all([
    newDoctor(hams),
    newPatient(hams),
    newDoctor(hams),
    newPatient(hams),
  ]);
});
afterAll(() => hams.close());

interface Sent {
  method: 'POST' | 'PUT';
  url: string;
  body: Record<string, unknown>;
}
const as = (person: TestPerson, { method, url, body }: Sent) =>
  hams.app.inject({ method, url: `/api${url}`, headers: person.bearer, body });

const put = (url: string, body: Record<string, unknown>): Sent => ({ method: 'PUT', url, body });
const post = (url: string, body: Record<string, unknown>): Sent => ({ method: 'POST', url, body });
const closeAs = (id: string, appStatus: AppointmentStatus) =>
  put(`/appointments/update-status/${id}`, { appStatus, rejectionReason: 'Called away' });

const calls: Record<Exclude<AppointmentAction, 'lapse'>, (appointmentId: string) => Sent> = {
  accept: (appointmentId) => put('/appointments/respond', { appointmentId, action: 'accept' }),
  reject: (appointmentId) =>
    put('/appointments/respond', { appointmentId, action: 'reject', reason: 'Away' }),
  confirm: (appointmentId) => put('/appointments/confirm', { appointmentId }),
  cancel: (appointmentId) => post('/patients/cancel-appointment', { appointmentId }),
  askToReschedule: (appointmentId) =>
    post('/patient/request-reschedule', { appointmentId, reason: 'A journey' }),
  declineReschedule: (appointmentId) =>
    post('/doctors/handle-reschedule', { appointmentId, action: 'reject' }),
  withdrawReschedule: (appointmentId) => put('/appointments/withdraw-reschedule', { appointmentId }),
  approveReschedule: (appointmentId) =>
    post('/doctors/handle-reschedule', { appointmentId, action: 'approve' }),
  complete: (id) => closeAs(id, 'Completed'),
  reopen: (appointmentId) => put('/appointments/reopen', { appointmentId }),
  completeLate: (id) => closeAs(id, 'Completed'),
  didNotCome: (appointmentId) => put('/appointments/did-not-come', { appointmentId }),
  callOff: (id) => closeAs(id, 'Rejected'),
  reschedule: (id) => closeAs(id, 'Rescheduled'),
};
const actions = Object.keys(calls) as (keyof typeof calls)[];

let lastStart = Date.parse('2026-11-26T17:00+05:30');
async function appointmentIn(
  status: AppointmentStatus,
  more: { online?: boolean; start?: Date | string } = {},
) {
  lastStart += 120_000;
  const id = await insertAppointment(hams, {
    ...{ doctor, patient, status, minutes: 1, mode: more.online ? 'Online' : 'Offline' },
    at: more.start ?? new Date(lastStart),
    formerStatus: status === 'Request for Rescheduling' || status === 'Completed' ? 'Confirmed' : null,
  });
  // An Incomplete one was accepted before; otherwise it was never a visit.
  const step = {
    Completed: ['complete', 'Confirmed', 'Completed'],
    Incomplete: ['accept', 'Requested', 'Pending'],
  };
  if (status === 'Completed' || status === 'Incomplete') {
    await hams.db.pool.query(
      `insert into appointment_events (appointment_id, at, actor_role, action, from_status, to_status, note)
       values ($1, $2, 'doctor', $3, $4, $5, 'before')`,
      [id, new Date(hams.deps.clock.now()), ...step[status]],
    );
  }
  return String(id);
}

const stored = async (id: string) =>
  (await hams.db.pool.query('select * from appointments where id = $1', [id])).rows[0];
const listEvents = async (id: string) =>
  (
    await hams.db.pool.query(
      "select action, actor_role, actor_id, from_status, to_status, note from appointment_events where appointment_id = $1 and note is distinct from 'before' order by id",
      [id],
    )
  ).rows;

const cells = actions.flatMap((action) => appointmentStatuses.map((status) => ({ action, status })));

function expectedAction(action: keyof typeof calls, status: AppointmentStatus): AppointmentAction | null {
  // Today's table offers "Rejected" for a request too, as another way to reject it.
  if (action === 'callOff' && status === 'Requested') return 'reject';
  // "Done" asks for Completed even after the visit's day.
  if (action === 'complete' && status === 'Incomplete') return 'completeLate';
  if (action === 'completeLate' && status !== 'Incomplete') return expectedAction('complete', status);
  const from: readonly AppointmentStatus[] = transitions[action].from;
  return from.includes(status) ? action : null;
}

describe('every action from every status', () => {
  test.each(cells)('G-04 $action of $status', async ({ action, status }) => {
    // Only a visit that has begun can be missed, and only a marked one unmarked.
    const start = `2026-11-25 10:0${appointmentStatuses.indexOf(status)}`;
    const id = await appointmentIn(status, action === 'didNotCome' ? { start } : {});
    if (action === 'reopen' && status === 'Incomplete') {
      const marked = `update appointments set did_not_come = true, former_status = 'Confirmed' where id = $1`;
      await hams.db.pool.query(marked, [id]);
    }
    const by = transitions[action].by as 'doctor' | 'patient';
    const actor = by === 'doctor' ? doctor : patient;
    const answer = await as(actor, calls[action](id));
    const taken = expectedAction(action, status);

    if (taken) {
      const to = findNextStatus(taken, 'Confirmed');
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ appStatus: to, message: expect.any(String) });
      expect(await stored(id)).toMatchObject({ status: to });
      expect(await listEvents(id)).toEqual([
        expect.objectContaining({
          action: taken,
          actor_role: by,
          actor_id: actor.id,
          from_status: status,
          to_status: to,
        }),
      ]);
    } else if (action === 'cancel' && status === 'Cancelled') {
      expect(answer.statusCode).toBe(200);
      expect(await listEvents(id)).toEqual([]);
    } else {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'wrong_status', appStatus: status });
      expect(answer.json<{ message: string }>().message).toContain(status);
      expect(await stored(id)).toMatchObject({ status });
      expect(await listEvents(id)).toEqual([]);
    }
  });

  test.each(actions)('A-11 %s is nobody else’s: the other role 403, the same role 404', async (action) => {
    const [from] = transitions[action].from;
    const id = await appointmentIn(from);
    const [otherDoctor, otherPatient] = otherPatients as [TestPerson, TestPerson];
    const isDoctors = transitions[action].by === 'doctor';
    const same = await as(isDoctors ? otherDoctor : otherPatient, calls[action](id));
    const other = await as(isDoctors ? patient : doctor, calls[action](id));
    expect([same.statusCode, other.statusCode]).toEqual([404, 403]);
    expect(same.json()).toMatchObject({ code: 'appointment_not_found' });
    expect(await stored(id)).toMatchObject({ status: from });
  });

  test.each(actions)('A-11 %s of something that is no appointment is 404', async (action) => {
    const person = transitions[action].by === 'doctor' ? doctor : patient;
    for (const id of ['999999', 'DOC-000001', 'nonsense']) {
      expect((await as(person, calls[action](id))).statusCode).toBe(404);
    }
  });
});

describe('what goes with a change', () => {
  test('G-03 accepting an online visit makes its room; another status change keeps it', async () => {
    const id = await appointmentIn('Requested', { online: true });
    await as(doctor, calls.accept(id));
    const { meeting_link } = await stored(id);
    expect(meeting_link).toMatch(/^hams-[\w-]{22}$/);
    await as(patient, calls.confirm(id));
    expect(await stored(id)).toMatchObject({ meeting_link });
    const offline = await appointmentIn('Requested');
    await as(doctor, calls.accept(offline));
    expect(await stored(offline)).toMatchObject({ meeting_link: null });
  });

  test('G-03 a reason to reject is stored and told to the patient', async () => {
    const id = await appointmentIn('Requested');
    await as(doctor, calls.reject(id));
    expect(await stored(id)).toMatchObject({ rejection_reason: 'Away' });
    expect(await listEvents(id)).toMatchObject([{ note: 'Away' }]);
  });

  test.each(['', '   ', null, undefined])(
    'G-04 a blank reason (%j) is a field error and changes nothing',
    async (reason) => {
      const id = await appointmentIn('Requested');
      const rejected = await as(
        doctor,
        put('/appointments/respond', { appointmentId: id, action: 'reject', reason }),
      );
      expect(rejected.statusCode).toBe(400);
      expect(rejected.json()).toMatchObject({
        fields: [{ field: 'reason', message: 'Please provide a reason.' }],
      });
      const pending = await appointmentIn('Pending');
      const closed = await as(
        doctor,
        put(`/appointments/update-status/${pending}`, { appStatus: 'Rejected', rejectionReason: reason }),
      );
      expect(closed.json()).toMatchObject({ fields: [{ field: 'rejectionReason' }] });
      expect([await stored(id), await stored(pending)]).toMatchObject([
        { status: 'Requested' },
        { status: 'Pending' },
      ]);
    },
  );

  test('F-09 a reason to reschedule and the preferred time reach the doctor; declining forgets neither status nor slot', async () => {
    const id = await appointmentIn('Confirmed');
    const preferred = { preferredDate: '2026-12-03', preferredSlot: '11:00' };
    const asked = await as(
      patient,
      post('/patient/request-reschedule', { appointmentId: id, reason: 'A journey', ...preferred }),
    );
    expect(asked.json()).toMatchObject({ message: 'Reschedule request sent!' });
    const list = await hams.app.inject({ url: '/api/doctors/reschedule-requests', headers: doctor.bearer });
    expect(list.json<{ requests: { appointmentId: string }[] }>().requests).toContainEqual(
      expect.objectContaining({
        appointmentId: `APT-${id.padStart(6, '0')}`,
        reason: 'A journey',
        patientName: 'Asha Menon',
        preferred: { date: '2026-12-03', slot: '11:00' },
      }),
    );
    await as(doctor, calls.declineReschedule(id));
    expect(await stored(id)).toMatchObject({ status: 'Confirmed', former_status: null });
  });

  test.each([
    { reason: '' },
    { reason: 'x'.repeat(501) },
    { reason: 'ok', preferredDate: '2026-02-30', preferredSlot: '11:00' },
    { reason: 'ok', preferredDate: '2026-11-25', preferredSlot: '11:00' },
    { reason: 'ok', preferredDate: '2026-12-03', preferredSlot: '25:00' },
    { reason: 'ok', preferredDate: '2026-12-03' },
    { reason: 'ok', preferredSlot: '11:00' },
  ])('F-09 what cannot be asked for is a field error: %j', async (body) => {
    const id = await appointmentIn('Pending');
    const answer = await as(patient, post('/patient/request-reschedule', { appointmentId: id, ...body }));
    expect(answer.statusCode).toBe(400);
    expect(await stored(id)).toMatchObject({ status: 'Pending' });
  });

  test('F-10 both cancel calls do the same, and free the slot', async () => {
    const [first, second] = await Promise.all([newPatient(hams), newPatient(hams)]);
    for (const call of [
      calls.cancel,
      (appointmentId: string) => put('/appointments/cancel', { appointmentId }),
    ]) {
      const booked = await bookVisit(hams, first, doctor, '16:00');
      const { appointmentId } = booked.json<{ appointmentId: string }>();
      expect((await as(first, call(appointmentId))).json()).toMatchObject({
        message: 'Appointment Cancelled',
      });
      const taken = await bookVisit(hams, second, doctor, '16:00');
      expect(taken.statusCode).toBe(201);
      await as(second, calls.cancel(taken.json<{ appointmentId: string }>().appointmentId));
    }
  });
});

describe('the promise of two hours (docs/product.md#life-of-an-appointment)', () => {
  const start = Date.parse(`${thursday}T12:00:00+05:30`);
  const minutesBefore = (minutes: number) => start - minutes * 60_000;
  test.each([
    ['cancel', 'Pending', 121, 200],
    ['cancel', 'Confirmed', 120, 200],
    ['cancel', 'Confirmed', 119, 409],
    ['askToReschedule', 'Pending', 119, 409],
    ['cancel', 'Requested', 1, 200],
    ['cancel', 'Requested', -1, 409],
    ['confirm', 'Pending', 1, 200],
  ] as const)(
    'F-10 %s of %s %i minutes before the start answers %i',
    async (action, status, minutes, code) => {
      await hams.db.pool.query('delete from appointment_events; delete from appointments');
      const id = await appointmentIn(status, { start: new Date(start) });
      hams.setNow(minutesBefore(minutes));
      const answer = await as(patient, calls[action](id));
      expect(answer.statusCode).toBe(code);
      if (code === 409) {
        expect(answer.json()).toMatchObject({
          code: 'too_late',
          message: 'Appointments can be cancelled or rescheduled at least 2 hours before they start.',
        });
      }
      hams.setNow(Date.parse(`${thursday}T08:00:00+05:30`));
    },
  );
});

describe('closing a visit', () => {
  const prescription = {
    diagnosis: 'Viral fever',
    medicines: [{ name: 'Paracetamol', strength: '500 mg', form: 'Tablet', frequency: 'three times a day' }],
    followUpDate: '2026-12-10',
  };

  test('G-04 Completed with a prescription stores both and gives them back as text', async () => {
    const id = await appointmentIn('Pending');
    const answer = await as(
      doctor,
      put(`/appointments/update-status/${id}`, { appStatus: 'Completed', prescription }),
    );
    expect(answer.json()).toMatchObject({
      appStatus: 'Completed',
      appointment: {
        appStatus: 'Completed',
        prescription:
          'Diagnosis: Viral fever\n1. Tablet Paracetamol 500 mg: three times a day\nFollow-up: 2026-12-10',
      },
    });
  });

  test('G-04 a prescription in plain text comes back letter for letter; a blank one is none', async () => {
    const plain = 'Rest.\nTab. Paracetamol 1-0-1';
    const [first, second] = [await appointmentIn('Pending'), await appointmentIn('Pending')];
    const written = await as(
      doctor,
      put(`/appointments/update-status/${first}`, { appStatus: 'Completed', prescription: plain }),
    );
    const blank = await as(
      doctor,
      put(`/appointments/update-status/${second}`, { appStatus: 'Completed', prescription: ' ' }),
    );
    expect(written.json()).toMatchObject({ appointment: { prescription: plain } });
    expect(blank.json()).toMatchObject({ appointment: { appStatus: 'Completed', prescription: null } });
  });

  test.each([{ diagnosis: 7 }, {}, { medicines: [{ name: '' }] }, { diagnosis: 'x', followUpDate: 'soon' }])(
    'G-05 a prescription that is none (%j) closes nothing',
    async (wrong) => {
      const id = await appointmentIn('Pending');
      const answer = await as(
        doctor,
        put(`/appointments/update-status/${id}`, { appStatus: 'Completed', prescription: wrong }),
      );
      expect(answer.statusCode).toBe(400);
      expect(await stored(id)).toMatchObject({ status: 'Pending' });
    },
  );

  test('G-04 a status that does not exist is a field error', async () => {
    const id = await appointmentIn('Pending');
    const answer = await as(doctor, put(`/appointments/update-status/${id}`, { appStatus: 'Done' }));
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ field: 'appStatus' }] });
  });
});
