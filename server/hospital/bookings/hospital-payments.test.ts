import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { recordPayment } from '#server/appointments/payments/record-payment.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { mergeHospitals } from '#server/hospital/registration/merge-hospitals.ts';
import { newDoctorAt, newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import {
  addPatientAtDesk,
  bookForPatient,
  callAsStaff,
  newDesk,
  type TestDesk,
} from '#server/testing/hospital/desk.ts';
import { bookVisit, newPatient, type TestPerson } from '#server/testing/people.ts';

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

const cash = { way: 'cash', amount: 650 } as const;
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

test('M-13 the desk accepts, rejects with a reason and collects, and the payment says who', async () => {
  const asha = await newPatient(hams);
  const other = await newPatient(hams);
  const request = async (who: typeof asha, slot: string) =>
    (await bookVisit(hams, who, desk.doctor, slot)).json<{ appointmentId: string }>().appointmentId;
  const first = await request(asha, '09:00');
  const second = await request(other, '09:15');
  const waiting = await call('GET', '/hospital/visits/requests');
  expect(waiting.body.requests.map((one: { appointmentId: string }) => one.appointmentId)).toEqual([
    first,
    second,
  ]);
  expect(waiting.body.requests[0]).toMatchObject({
    steps: ['accept', 'reject', 'cancel'],
    phone: asha.phone,
    gender: 'Female',
  });
  const respond = (id: string, body: Record<string, unknown>) =>
    call('PUT', `/hospital/visits/${id}/respond`, body);
  expect((await respond(second, { action: 'reject' })).status).toBe(400);
  expect(
    (await respond(second, { action: 'reject', reason: 'The doctor is away' })).body.visit,
  ).toMatchObject({
    appStatus: 'Rejected',
    steps: [],
  });
  expect((await respond(first, { action: 'accept' })).body.visit).toMatchObject({
    steps: ['collect', 'cancel'],
  });
  expect((await respond(first, { action: 'accept' })).body.code).toBe('wrong_status');
  const collect = () => call('POST', `/hospital/visits/${first}/payment`, { way: 'upi', amount: 650 });
  expect((await collect()).body.payment).toMatchObject({
    way: 'upi',
    amount: 650,
    receipt: `H${desk.hospital.id}-2026-000001`,
  });
  expect((await collect()).body.code).toBe('already_paid');
  const [payment] = await query(
    hams.db.pool,
    'select by_role, by_id, doctor_id from payments where appointment_id = :id',
    { id: parseId('appointment', first) },
  );
  expect(payment).toEqual({
    by_role: 'receptionist',
    by_id: desk.lakshmi.id,
    doctor_id: desk.doctor.id,
  });
  const receipt = await hams.app.inject({
    url: `/api/hospital/visits/${first}/receipt.pdf`,
    headers: desk.lakshmi.bearer,
  });
  expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('M-13 a receipt of a mistake is voided by those who lead the hospital, and it is collected again', async () => {
  const asha = await newPatient(hams);
  const { appointmentId } = (await bookVisit(hams, asha, desk.doctor, '09:00')).json<{
    appointmentId: string;
  }>();
  await call('PUT', `/hospital/visits/${appointmentId}/respond`, { action: 'accept' });
  const url = `/hospital/visits/${appointmentId}/payment`;
  const collect = async (amount: number) => (await call('POST', url, { way: 'cash', amount })).body.payment;
  const { receipt } = await collect(6500);
  const voiding = (who: typeof desk.owner, number = receipt) =>
    call('PUT', `${url}/void`, { receipt: number }, who);

  expect((await voiding(desk.lakshmi)).body.code).toBe('forbidden');
  expect((await voiding(desk.owner, 'R-2026-999999')).body.code).toBe('no_receipt');
  expect(await voiding(desk.owner)).toMatchObject({ status: 200, body: { payment: null } });
  expect((await voiding(desk.owner)).body.code).toBe('no_receipt');
  const { visits } = (await call('GET', `/hospital/patients/${formatId('patient', asha.id)}`)).body.person;
  expect(visits[0].steps).toEqual(['collect', 'cancel']);
  expect(await collect(650)).toMatchObject({ amount: 650, receipt: expect.not.stringContaining(receipt) });
  expect(
    await query(
      hams.db.pool,
      'select by_role, by_id, amount_paise from payments where appointment_id = :id and voids is not null',
      { id: parseId('appointment', appointmentId) },
    ),
  ).toEqual([{ by_role: 'owner', by_id: desk.owner.id, amount_paise: 650000 }]);

  const again = (await call('GET', `/hospital/patients/${formatId('patient', asha.id)}`)).body.person
    .visits[0];
  expect(again.steps).toEqual(['void', 'cancel']);
  const elsewhere = await newDesk(hams);
  expect((await voiding(elsewhere.owner)).body.code).toBe('appointment_not_found');
  await letDesk('{answer}');
  expect((await voiding(desk.owner, again.payment.receipt)).status).toBe(200);
});

test('M-09 M-13 what a hospital collected stays its own when the practice moves, its doctor leaves, and it is merged', async () => {
  const books = async (who: typeof desk.owner, id: string) => {
    const { people, receipts } = (await call('GET', `/hospital/payments/${thursday}`, undefined, who)).body;
    const figures = await call('GET', `/hospital/reports?from=${thursday}&to=${thursday}`, undefined, who);
    const printed = await call('GET', `/hospital/visits/${id}/receipt`, undefined, who);
    return [
      receipts.length,
      people.map(({ collected }: { collected: number }) => collected),
      figures.body.total.collected.total,
      printed.status,
    ];
  };
  const ofOurs = [1, [650], 650, 200];
  const ofNone = [0, [], 0, 404];
  const paid = async () => {
    const { appointmentId } = (await bookForPatient(hams, desk, await addPatientAtDesk(hams, desk), '10:00'))
      .body.visit;
    const answer = await call('POST', `/hospital/visits/${appointmentId}/payment`, cash);
    return { id: appointmentId as string, receipt: answer.body.payment.receipt as string };
  };
  const { id, receipt } = await paid();
  const elsewhere = await newDesk(hams);
  await hams.app.inject({
    method: 'PUT',
    url: `/api/practices/${desk.practiceId}`,
    headers: desk.doctor.bearer,
    body: { hospitalId: formatId('hospital', elsewhere.hospital.id) },
  });
  await call('PUT', `/hospital/doctors/${desk.practiceId}/agree`, undefined, elsewhere.owner);
  expect(await books(desk.owner, id)).toEqual(ofOurs);
  expect(await books(elsewhere.owner, id)).toEqual(ofNone);
  const voiding = (who: typeof desk.owner) =>
    call('PUT', `/hospital/visits/${id}/payment/void`, { receipt }, who);
  expect((await voiding(elsewhere.owner)).body.code).toBe('appointment_not_found');
  expect((await voiding(desk.owner)).status).toBe(200);

  desk = await newDesk(hams);
  const { id: second } = await paid();
  await call('PUT', `/hospital/doctors/${desk.practiceId}/withdraw`, undefined, desk.owner);
  expect(await books(desk.owner, second)).toEqual(ofOurs);
  const into = await newDesk(hams);
  await mergeHospitals(commandLineActor, hams.deps, desk.hospital.id, into.hospital.id);
  expect(await books(into.owner, second)).toEqual(ofOurs);
});

test('G-04 M-13 a visit that is moved keeps its payment: it is collected once, and not owed for', async () => {
  const { appointmentId } = (await bookForPatient(hams, desk, await addPatientAtDesk(hams, desk), '10:00'))
    .body.visit;
  const fee = { way: 'cash', amount: 650.5 };
  await call('POST', `/hospital/visits/${appointmentId}/payment`, fee);
  let id = appointmentId;
  for (const slotNumber of ['11:00', '12:00']) {
    id = (await call('PUT', `/hospital/visits/${id}/move`, { date: thursday, slotNumber })).body
      .appointmentId;
  }
  const collected = await call('POST', `/hospital/visits/${id}/payment`, fee);
  expect([id === appointmentId, collected.body.code]).toEqual([false, 'already_paid']);
  hams.setNow(Date.parse(`${thursday}T12:05:00+05:30`));
  const done = await hams.app.inject({
    method: 'PUT',
    url: `/api/appointments/update-status/${id}`,
    headers: desk.doctor.bearer,
    body: { appStatus: 'Completed' },
  });
  expect(done.json().appointment.payment).toMatchObject({ amount: 650.5 });
  const period = `from=${thursday}&to=${thursday}`;
  const owed = await call('GET', `/hospital/reports/visits?${period}&which=owed`, undefined, desk.owner);
  expect(owed.body.owed).toBe(0);
  const figures = await hams.app.inject({ url: '/api/doctors/dashboard', headers: desk.doctor.bearer });
  expect(figures.json().revenue).toBe(650.5);
});

test('M-13 what the doctor recorded, no desk voids', async () => {
  const asha = await newPatient(hams);
  const { appointmentId } = (await bookVisit(hams, asha, desk.doctor, '09:00')).json<{
    appointmentId: string;
  }>();
  await call('PUT', `/hospital/visits/${appointmentId}/respond`, { action: 'accept' });
  const recorded = await hams.app.inject({
    method: 'POST',
    url: `/api/appointments/${appointmentId}/payment`,
    headers: desk.doctor.bearer,
    body: { way: 'cash', amount: 650 },
  });
  const { receipt } = recorded.json<{ payment: { receipt: string } }>().payment;
  const { visits } = (await call('GET', `/hospital/patients/${formatId('patient', asha.id)}`)).body.person;
  expect(visits[0]).toMatchObject({ payment: { receipt }, steps: ['cancel'] });
  const voided = await call('PUT', `/hospital/visits/${appointmentId}/payment/void`, { receipt }, desk.owner);
  expect(voided).toMatchObject({ status: 403, body: { code: 'desk_may_not' } });
});

test('G-04 M-13 a hospital has one series of receipts: its doctors, its desk, and who leaves it', async () => {
  const { hospital, lakshmi, doctor, owner } = desk;
  const [other, reception, asha] = await Promise.all([
    newDoctorAt(hams, hospital),
    newStaff(hams, hospital, 'receptionist'),
    newPatient(hams),
  ]);
  await query(hams.db.pool, "update practices set desk_permissions = '{collect}' where doctor_id = :id", {
    id: other.id,
  });
  const visit = async (of: TestPerson, slot: string) => {
    const visited = { doctor: of, patient: asha, at: `${thursday} ${slot}`, status: 'Pending' } as const;
    return formatId('appointment', await insertAppointment(hams, visited));
  };
  // From when each doctor had a series: old numbers stay, and the doctor's own series continues.
  const [old, first, second, third] = [
    await visit(doctor, '09:00'),
    await visit(doctor, '09:15'),
    await visit(other, '09:30'),
    await visit(doctor, '09:45'),
  ];
  for (const of of [doctor, other]) {
    await query(
      hams.db.pool,
      `with counted as (insert into receipt_counters (doctor_id, year, last) values (:of, 2026, 1))
       insert into payments (appointment_id, doctor_id, way, amount_paise, at, by_role, by_id, receipt_year, receipt_number)
       values (:old, :of, 'cash', 100, :at, 'doctor', :of, 2026, 1)`,
      { of: of.id, old: parseId('appointment', old), at: new Date(thursdayMorning) },
    );
  }
  const name = (number: number) => `H${hospital.id}-2026-00000${number}`;
  const pay = (who: TestStaff, id: string) =>
    call('POST', `/hospital/visits/${id}/payment`, { way: 'cash', amount: 650 }, who);
  // Two at the front desk record one payment at the same time, alongside a colleague's.
  const answers = await Promise.all([pay(lakshmi, first), pay(reception, first), pay(owner, second)]);
  expect(answers.map(({ body }) => body.code ?? body.payment.receipt).toSorted()).toEqual([
    name(1),
    name(2),
    'already_paid',
  ]);
  // A failure after a receipt number was taken uses none up.
  const failing = hams.deps.database.transaction(async (db) => {
    const account = { role: 'receptionist', id: lakshmi.id } as const;
    const actor = { role: 'doctor', id: doctor.id, account } as const;
    await recordPayment(actor, hams.deps, db, parseId('appointment', third) ?? 0, cash);
    throw new Error('killed');
  });
  await expect(failing).rejects.toThrow('killed');
  await query(
    hams.db.pool,
    `update practices set hospital_agreed_at = null, hospital_id = null, name = 'Own' where doctor_id = :id`,
    { id: doctor.id },
  );
  const record = (id: string) =>
    hams.app.inject({
      method: 'POST',
      url: `/api/appointments/${id}/payment`,
      headers: doctor.bearer,
      body: { way: 'upi', amount: 650 },
    });
  expect((await record(third)).json().payment.receipt).toBe(name(3));
  expect((await record(await visit(doctor, '10:00'))).json().payment.receipt).toBe('R-2026-000002');
});

test('M-04 M-13 who comes pays in the same step, or neither happens; who was here already still pays', async () => {
  const person = await addPatientAtDesk(hams, desk, { phone: '9876511117' });
  const booked = async (slot: string) =>
    (await bookForPatient(hams, desk, person, slot)).body.visit.appointmentId;
  const [first, second] = [await booked('10:00'), await booked('11:00')];
  const arrive = (id: string, payment?: unknown) =>
    call('PUT', `/hospital/visits/${id}/arrive`, { ...(payment !== undefined && { payment }) });
  await letDesk('{}');
  expect((await arrive(first, cash)).body.code).toBe('desk_may_not');
  expect(await listEvents(first)).toHaveLength(1);
  await letDesk('{collect}');
  expect((await arrive(first, cash)).body).toMatchObject({ payment: { way: 'cash', amount: 650 } });
  expect((await arrive(first, cash)).body.code).toBe('already_paid');
  expect((await arrive(second)).body).toMatchObject({ payment: null });
  expect((await arrive(second, cash)).body).toMatchObject({
    arrivedAt: expect.any(String),
    payment: { receipt: `H${desk.hospital.id}-2026-000002` },
  });
});

test('F-05 M-11 M-13 the receipt says the item, the amount in words, who collected it and the GSTIN', async () => {
  const person = await addPatientAtDesk(hams, desk, { phone: '9876511118' });
  const id = (await bookForPatient(hams, desk, person, '10:00')).body.visit.appointmentId;
  const saveGstin = (gstin: string) => call('PUT', '/hospital/settings', { gstin }, desk.owner);
  expect((await saveGstin('27AAPFU0939F1ZW')).body).toMatchObject({ fields: [{ field: 'gstin' }] });
  expect((await saveGstin('27aapfu0939f1zv')).status).toBe(200);
  await call('POST', `/hospital/visits/${id}/payment`, { way: 'cash', amount: 125000.5 });
  await saveGstin('');
  const { body } = await call('GET', `/hospital/visits/${id}/receipt`);
  expect(body).toMatchObject({
    number: `H${desk.hospital.id}-2026-000001`,
    inWords: 'Rupees one lakh twenty-five thousand and paise fifty only',
    collectedBy: 'Lakshmi',
    gstin: '27AAPFU0939F1ZV',
    consultStatus: 'Offline',
  });
});
