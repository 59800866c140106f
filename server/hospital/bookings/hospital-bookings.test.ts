import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { newDoctorAt, newStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import {
  addPatientAtDesk,
  bookForPatient,
  callAsStaff,
  newDesk,
  type TestDesk,
} from '#server/testing/hospital/desk.ts';
import { runInLockOrder } from '#server/testing/lock-order.ts';
import { bookVisit, newDoctor, newPatient } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let desk: TestDesk;
beforeAll(async () => {
  hams = await testApp({ REQUESTS_PER_DOCTOR_AND_DAY: '1', OPEN_VISITS_PER_DOCTOR: '3', OPEN_VISITS: '10' });
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  desk = await newDesk(hams);
});

const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: Record<string, unknown>,
  who = desk.lakshmi,
) => callAsStaff(hams, who, method, url, body);
const letDesk = (actions: string) =>
  query(hams.db.pool, 'update practices set desk_permissions = :actions::text[] where doctor_id = :id', {
    actions,
    id: desk.doctor.id,
  });
const listEvents = (appointmentId: string) =>
  query(
    hams.db.pool,
    'select actor_role, actor_id, action from appointment_events where appointment_id = :id order by id',
    { id: parseId('appointment', appointmentId) },
  );
const listNotifications = async (patientId: string) => {
  await createMessages(hams.deps, 100);
  return query<{ event: string; channel: string; recipient: string }>(
    hams.db.pool,
    `select m.event, m.channel, o.recipient from messages m left join outbox o on o.message_id = m.id
     where m.role = 'patient' and m.person_id = :id and m.channel <> 'bell' order by m.id`,
    { id: parseId('patient', patientId) },
  );
};

test('M-13 the event of a booking on behalf has the account, its role and the person', async () => {
  const person = await addPatientAtDesk(hams, desk, { phone: '9876511111' });
  const { status, body } = await bookForPatient(hams, desk, person, '10:00');
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.visit).toMatchObject({
    date: thursday,
    slot: '10:00',
    appStatus: 'Pending',
    bookedBy: { role: 'receptionist', name: 'Lakshmi' },
    steps: ['collect', 'cancel'],
  });
  expect(await listEvents(body.visit.appointmentId)).toEqual([
    { actor_role: 'receptionist', actor_id: desk.lakshmi.id, action: 'book' },
  ]);
  expect((await call('GET', `/hospital/patients/${person}`)).body.person.visits).toMatchObject([
    { appointmentId: body.visit.appointmentId },
  ]);
});

test('M-13 doctor and patient see who of the desk booked', async () => {
  const asha = await newPatient(hams);
  await bookVisit(hams, asha, desk.doctor, '09:00');
  const reason = 'Chest feels tight since Monday';
  const { body } = await bookForPatient(hams, desk, formatId('patient', asha.id), '10:00', { reason });
  const { appointmentId } = body.visit;
  // The desk enters the reason for a visit but cannot read it back.
  const day = await call('GET', `/hospital/days/${thursday}`);
  const person = await call('GET', `/hospital/patients/${formatId('patient', asha.id)}`);
  expect(JSON.stringify([body, day.body, person.body])).not.toContain('Chest');
  const get = async (url: string, { bearer }: { bearer: { authorization: string } }) =>
    (await hams.app.inject({ url: `/api${url}`, headers: bearer })).json();
  const lakshmi = { role: 'receptionist', name: 'Lakshmi' };
  const detail = await get(`/Appointments/detail?appointmentId=${appointmentId}`, desk.doctor);
  expect(detail.appointmentDetails).toMatchObject({
    reason,
    bookedAtDesk: lakshmi,
    bookedBy: null,
    events: [{ by: 'hospital', to: 'Pending' }],
  });
  expect((await get(`/patients/appointments/${appointmentId}`, asha)).bookedAtDesk).toEqual(lakshmi);
});

test('M-13 where the doctor answers requests, a booking of the desk waits for the doctor', async () => {
  await letDesk('{move}');
  const person = await addPatientAtDesk(hams, desk);
  const { body } = await bookForPatient(hams, desk, person, '10:00');
  expect(body.visit).toMatchObject({ appStatus: 'Requested', steps: ['cancel'] });
  const answer = (who = desk.lakshmi) =>
    call('PUT', `/hospital/visits/${body.visit.appointmentId}/respond`, { action: 'accept' }, who);
  expect(await answer()).toMatchObject({ status: 403, body: { code: 'desk_may_not' } });
});

test('M-13 a doctor who takes the desk’s permission back is waited for, and then nothing is done', async () => {
  const asha = await newPatient(hams);
  const requested = (await bookVisit(hams, asha, desk.doctor, '09:00')).json<{ appointmentId: string }>();
  const { body } = await bookForPatient(hams, desk, await addPatientAtDesk(hams, desk), '10:00');
  const visits = `/hospital/visits/${body.visit.appointmentId}`;
  const answers = await runInLockOrder(
    hams.db.pool,
    {
      sql: "update practices set desk_permissions = '{}' where doctor_id = :id",
      values: { id: desk.doctor.id },
    },
    () => call('PUT', `/hospital/visits/${requested.appointmentId}/respond`, { action: 'accept' }),
    () => call('POST', `${visits}/payment`, { way: 'cash', amount: 500 }),
    () => call('PUT', `${visits}/move`, { date: thursday, slotNumber: '11:00' }),
  );
  expect(answers.map(({ body: { code } }) => code)).toEqual(['desk_may_not', 'desk_may_not', 'desk_may_not']);
  expect(await listEvents(body.visit.appointmentId)).toHaveLength(1);
});

test('M-13 two receptionists take one time: one gets it, the other the next three', async () => {
  const other = await newStaff(hams, desk.hospital, 'receptionist');
  const people = await Promise.all([1, 2].map(() => addPatientAtDesk(hams, desk)));
  const answers = await Promise.all(
    people.map((person, index) =>
      bookForPatient(hams, desk, person, '10:00', {}, {}, index === 0 ? desk.lakshmi : other),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'slot_taken',
    nextTimes: ['10:15', '10:30', '10:45'].map((slot) => ({ date: thursday, slot })),
  });
});

test('M-13 who has a visit elsewhere at that time is no “you”, and where they are is not said', async () => {
  const asha = await newPatient(hams);
  expect((await bookVisit(hams, asha, desk.doctor, '09:00')).statusCode).toBe(201);
  expect((await bookVisit(hams, asha, await newDoctor(hams), '10:00')).statusCode).toBe(201);
  const refused = await bookForPatient(hams, desk, formatId('patient', asha.id), '10:00');
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'person_busy',
      message: 'They already have an appointment at this time. Choose another time.',
      nextTimes: [{ date: thursday, slot: '10:15' }, {}, {}],
    },
  });
});

test('M-13 a doctor on the staff who has no other name books by the doctor’s', async () => {
  const [owner] = await query<{ name: string }>(
    hams.db.pool,
    `with unnamed as (update accounts set name = '' where id = :account)
     update doctors set account_id = :account where id = :doctor returning name`,
    { account: desk.owner.id, doctor: (await newDoctor(hams)).id },
  );
  const person = await addPatientAtDesk(hams, desk);
  const { body } = await bookForPatient(hams, desk, person, '12:00', {}, {}, desk.owner);
  expect(body.visit.bookedBy).toEqual({ role: 'owner', name: owner?.name });
});

test('M-13 a repeat with the same key books once, also at the same moment', async () => {
  const person = await addPatientAtDesk(hams, desk);
  const bookWithKey = () =>
    bookForPatient(hams, desk, person, '11:00', {}, { 'idempotency-key': 'one booking' });
  const answers = await Promise.all([bookWithKey(), bookWithKey(), bookWithKey()]);
  const ids = answers.map(({ body }) => body.visit?.appointmentId);
  expect(new Set(ids).size).toBe(1);
  const later = await bookForPatient(hams, desk, person, '11:15', {}, { 'idempotency-key': 'one booking' });
  expect(later.body.code).toBe('idempotency_key_reused');
});

test('M-13 the desk may exceed the limits on open visits, the patient not', async () => {
  const asha = await newPatient(hams);
  await bookVisit(hams, asha, desk.doctor, '09:00');
  const again = await bookVisit(hams, asha, desk.doctor, '09:15');
  expect(again.json()).toMatchObject({ code: 'day_request_limit' });
  const id = formatId('patient', asha.id);
  for (const slot of ['09:15', '09:30', '09:45', '10:00', '10:15', '10:30']) {
    expect((await bookForPatient(hams, desk, id, slot)).status).toBe(201);
  }
});

test('M-13 the person hears of it as of their own booking; without an account by the phone that the desk was told', async () => {
  const asha = await newPatient(hams);
  await bookVisit(hams, asha, desk.doctor, '09:00');
  const own = formatId('patient', asha.id);
  await bookForPatient(hams, desk, own, '10:00');
  expect(await listNotifications(own)).toContainEqual(
    expect.objectContaining({ event: 'booked', channel: 'email' }),
  );
  const person = await addPatientAtDesk(hams, desk, { phone: '9876522222' });
  await bookForPatient(hams, desk, person, '11:00');
  expect(await listNotifications(person)).toEqual([
    { event: 'booked', channel: 'sms', recipient: '9876522222' },
  ]);
  const without = await addPatientAtDesk(hams, desk);
  await bookForPatient(hams, desk, without, '12:00');
  expect(await listNotifications(without)).toEqual([]);
});

test('M-13 P-04 a phone that the desk was told gets no more than twenty SMS a day, whoever has it', async () => {
  const phone = '9876533333';
  const people = await Promise.all([1, 2].map(() => addPatientAtDesk(hams, desk, { phone })));
  const ids = people.map((id) => parseId('patient', id) ?? 0);
  await bookForPatient(hams, desk, people[0] ?? '', '10:00');
  const announce = (count: number) =>
    query(
      hams.db.pool,
      `insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at)
       select 'accepted', a.id, a.starts_at, a.sequence, '{}', :now, :now
       from appointments a, generate_series(1, :count) where a.patient_id = any(:ids::bigint[])`,
      { count, ids, now: new Date(hams.deps.clock.now()) },
    );
  await announce(15);
  await listNotifications('');
  await bookForPatient(hams, desk, people[1] ?? '', '11:00');
  await announce(15);
  const readTexts = async () => {
    const all = [
      ...(await listNotifications(people[0] ?? '')),
      ...(await listNotifications(people[1] ?? '')),
    ];
    return all.filter(({ channel }) => channel === 'sms').length;
  };
  expect(await readTexts()).toBe(20);
  hams.setNow(thursdayMorning + 24 * 60 * 60_000);
  await announce(1);
  expect(await readTexts()).toBe(22);
});

test('M-13 neither practice nor person nor visit of elsewhere is booked at, for or acted on', async () => {
  const elsewhere = await newDesk(hams);
  const person = await addPatientAtDesk(hams, desk);
  const theirs = await addPatientAtDesk(hams, elsewhere);
  const stranger = await newDoctor(hams);
  const second = await newDoctorAt(hams, desk.hospital);
  expect((await bookForPatient(hams, desk, theirs, '10:00')).body.code).toBe('patient_not_found');
  for (const more of [
    { practiceId: elsewhere.practiceId, doctorId: formatId('doctor', elsewhere.doctor.id) },
    { doctorId: formatId('doctor', stranger.id) },
    { doctorId: formatId('doctor', second.id) },
  ]) {
    expect((await bookForPatient(hams, desk, person, '10:00', more)).body.code).toBe('practice_not_found');
  }
  const visit = (await bookForPatient(hams, elsewhere, theirs, '10:00')).body.visit.appointmentId;
  const entries = await listAddedEntries(hams, async () => {
    for (const [method, url, body] of [
      ['PUT', 'respond', { action: 'accept' }],
      ['PUT', 'cancel', undefined],
      ['POST', 'payment', { way: 'cash', amount: 1 }],
      ['GET', 'receipt.pdf', undefined],
    ] as const) {
      expect((await call(method, `/hospital/visits/${visit}/${url}`, body)).body.code).toBe(
        'appointment_not_found',
      );
    }
  });
  expect(entries).toMatchObject(Array(4).fill({ event: 'call_refused', actor_role: 'receptionist' }));
});

test('M-13 at a practice that the hospital has lost, nothing is booked and nothing done', async () => {
  const person = await addPatientAtDesk(hams, desk);
  const visit = (await bookForPatient(hams, desk, person, '10:00')).body.visit.appointmentId;
  await query(hams.db.pool, 'update practices set hospital_agreed_at = null where doctor_id = :id', {
    id: desk.doctor.id,
  });
  expect((await bookForPatient(hams, desk, person, '11:00')).body.code).toBe('practice_not_found');
  const collect = await call('POST', `/hospital/visits/${visit}/payment`, { way: 'cash', amount: 1 });
  expect(collect.body.code).toBe('desk_may_not');
});

test('M-13 free times are the next day’s that has any, and those of a day that is asked for', async () => {
  const asked = `doctorId=${desk.doctor.id}&practiceId=${desk.practiceId}`;
  const times = async (more = '') => (await call('GET', `/hospital/visits/times?${asked}${more}`)).body;
  const change = (sql: string, values: { id: number }) => query(hams.db.pool, sql, values);
  expect(await times()).toMatchObject({ date: thursday });
  expect(await times(`&date=${thursday}&mode=Online`)).toMatchObject({
    free: expect.arrayContaining(['10:00']),
  });
  expect(await times('&date=2026-12-24')).toMatchObject({ date: '2026-12-24', free: [] });
  // A full day: a colleague here with the same specialization has a free slot; others are left out.
  const [colleague, other] = [await newDoctorAt(hams, desk.hospital), await newDoctorAt(hams, desk.hospital)];
  await change("update doctors set specialization = 'Dermatology' where id = :id", { id: other.id });
  await change("update published_days set starts = '{600}' where doctor_id = :id", { id: desk.doctor.id });
  await bookForPatient(hams, desk, await addPatientAtDesk(hams, desk), '10:00');
  expect(await times(`&date=${thursday}`)).toMatchObject({
    free: [],
    instead: [{ doctorId: formatId('doctor', colleague.id), date: thursday, slot: '09:00' }],
  });
});

test('M-13 E-07 on a full day one visit is squeezed in beside another, with a reason, and never a second', async () => {
  const why = 'Chest pain since morning';
  const newcomer = () => addPatientAtDesk(hams, desk);
  const listTaken = async () => {
    const asked = `doctorId=${desk.doctor.id}&practiceId=${desk.practiceId}&date=${thursday}`;
    return (await call('GET', `/hospital/visits/times?${asked}`)).body.taken;
  };
  const held = await newcomer();
  await bookForPatient(hams, desk, held, '10:00');
  expect(await listTaken()).toEqual(['10:00']);
  expect((await bookForPatient(hams, desk, await newcomer(), '10:00')).body.code).toBe('slot_taken');
  expect((await bookForPatient(hams, desk, held, '10:00', { squeezeIn: why })).body.code).toBe('person_busy');

  const racers = await Promise.all(Array.from({ length: 6 }, newcomer));
  const answers = await Promise.all(
    racers.map((one) => bookForPatient(hams, desk, one, '10:00', { squeezeIn: why })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['squeezed_in_already']));
  expect(await listTaken()).toEqual([]);
  const day = (await call('GET', `/hospital/days/${thursday}`)).body.visits;
  expect(day.map((one: { squeezedIn: string | null }) => one.squeezedIn).sort()).toEqual([why, null]);
  const list = await hams.app.inject({
    url: `/api/appointments/previous?doctorId=${formatId('doctor', desk.doctor.id)}`,
    headers: desk.doctor.bearer,
  });
  expect(list.body).toContain(why);

  // A slot reserved for the same patient does not count as taken.
  const asha = await newPatient(hams);
  await query(
    hams.db.pool,
    `insert into appointments (doctor_id, patient_id, practice_id, hospital, reason, consult_status, pay_status, fee_paise,
       starts_at, ends_at, status, reserved_until, booked_at)
     select doctor_id, :patient, practice_id, hospital, '', consult_status, pay_status, 0,
       starts_at + interval '15 minutes', ends_at + interval '15 minutes', 'Held', booked_at + interval '1 day', booked_at
     from appointments where doctor_id = :doctor limit 1`,
    { patient: asha.id, doctor: desk.doctor.id },
  );
  await bookVisit(hams, asha, desk.doctor, '16:45'); // a visit makes the hospital know her
  const own = await bookForPatient(hams, desk, formatId('patient', asha.id), '10:15', { squeezeIn: why });
  expect([own.status, own.body.visit?.squeezedIn ?? null]).toEqual([201, null]);
  expect((await bookForPatient(hams, desk, await newcomer(), '10:15')).body.code).toBe('slot_taken');

  // The reason is ignored for a free slot; unpublished slots and a leave are refused.
  const free = await bookForPatient(hams, desk, await newcomer(), '11:00', { squeezeIn: why });
  expect(free.status).toBe(201);
  expect((await bookForPatient(hams, desk, await newcomer(), '11:00')).body.code).toBe('slot_taken');
  expect((await bookForPatient(hams, desk, await newcomer(), '20:00', { squeezeIn: why })).body.code).toBe(
    'slot_not_published',
  );
  const leave = { from: thursday, to: thursday, ways: {} };
  const headers = desk.doctor.bearer;
  await hams.app.inject({ method: 'POST', url: '/api/leaves', headers, body: leave });
  expect((await bookForPatient(hams, desk, await newcomer(), '11:00', { squeezeIn: why })).body.code).toBe(
    'doctor_on_leave',
  );
  expect(await listTaken()).toEqual([]);
});

test('K-01 M-13 the doctor says what the desk of a hospital may do', async () => {
  const change = (deskPermissions: string[]) =>
    hams.app.inject({
      method: 'PUT',
      url: `/api/practices/${desk.practiceId}`,
      headers: desk.doctor.bearer,
      body: { deskPermissions },
    });
  expect((await change(['collect', 'answer'])).json().practice.deskPermissions).toEqual([
    'answer',
    'collect',
  ]);
  expect((await change([])).json().practice.deskPermissions).toEqual([]);
  expect((await change(['everything'])).statusCode).toBe(400);
});
