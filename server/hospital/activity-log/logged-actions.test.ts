import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityLog, ActivityLogLine } from '#contract/hospital/activity-log.ts';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { newDoctorAt, newHospital, newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
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
let nurse: TestStaff;

beforeAll(async () => {
  hams = await testApp();
  desk = await newDesk(hams);
  nurse = await newStaff(hams, desk.hospital, 'nurse', 'Meera Nair');
});
afterAll(() => hams.close());

const as = (
  { bearer }: Pick<TestPerson, 'bearer'>,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) => hams.app.inject({ method, url: `/api${url}`, headers: bearer, ...(body && { body }) });

async function addedLines(action: () => Promise<unknown>): Promise<ActivityLogLine[]> {
  const read = async () =>
    (await callAsStaff(hams, desk.owner, 'GET', '/hospital/activity-log')).body as ActivityLog;
  const before = new Set((await read()).lines.map(({ id }) => id));
  await action();
  const { lines } = await read();
  return lines.filter(({ id, event }) => !before.has(id) && event !== 'log').toReversed();
}

const addedDescriptions = async (action: () => Promise<unknown>) =>
  (await addedLines(action)).map(({ what }) => what);
const visitAt = (slot: string) => bookVisit(hams, visitor, desk.doctor, slot, { consultStatus: 'Offline' });
const idOfAnswer = (answer: { json(): unknown }) =>
  (answer.json() as { appointmentId: string }).appointmentId;
let visitor: TestPerson;

test('M-10 M-13 what the desk did with a visit stands there in its own words, and not as seen besides', async () => {
  visitor = await newPatient(hams);
  const here = { name: 'Lakshmi', role: 'receptionist', event: 'visits', address: '127.0.0.1' };
  const asked = [idOfAnswer(await visitAt('10:00')), idOfAnswer(await visitAt('10:15'))];
  const patientId = formatId('patient', visitor.id);
  const staff = desk.lakshmi;
  const respond = (id: string | undefined, body: object) =>
    callAsStaff(hams, staff, 'PUT', `/hospital/visits/${id}/respond`, { ...body });

  expect(await addedLines(() => respond(asked[0], { action: 'accept' }))).toMatchObject([
    { ...here, what: 'Accepted a request', visit: asked[0], person: { patientId, name: 'Asha Menon' } },
  ]);
  expect(
    await addedDescriptions(() => respond(asked[1], { action: 'reject', reason: 'The doctor is away' })),
  ).toEqual(['Rejected a request']);
  const pay = (way: string) => () =>
    callAsStaff(hams, staff, 'POST', `/hospital/visits/${asked[0]}/payment`, { way, amount: 650 });
  expect(await addedDescriptions(pay('later'))).toEqual(['Marked as unpaid']);
  expect(await addedDescriptions(pay('cash'))).toEqual(['Recorded a payment']);
  expect(await addedDescriptions(pay('cash'))).toEqual([]);
  const undo = () =>
    callAsStaff(hams, desk.owner, 'PUT', `/hospital/visits/${asked[0]}/payment/void`, {
      receipt: `H${desk.hospital.id}-2026-000001`,
    });
  expect(await addedDescriptions(undo)).toEqual(['Voided a receipt']);
  expect(await addedDescriptions(undo)).toEqual([]);
  const moved = { date: thursday, slotNumber: '15:00' };
  expect(
    await addedDescriptions(() =>
      callAsStaff(hams, staff, 'PUT', `/hospital/visits/${asked[0]}/move`, moved),
    ),
  ).toEqual(['Moved an appointment']);
  const booked = await addedLines(() =>
    bookForPatient(hams, desk, patientId, '11:00', {}, { 'idempotency-key': 'a' }),
  );
  expect(booked).toMatchObject([{ ...here, what: 'Booked an appointment' }]);
  const again = () => bookForPatient(hams, desk, patientId, '11:00', {}, { 'idempotency-key': 'a' });
  expect(await addedDescriptions(again)).toEqual([]);
  const arrive = () => callAsStaff(hams, staff, 'PUT', `/hospital/visits/${booked[0]?.visit}/arrive`);
  hams.setNow(Date.parse(`${thursday}T10:50:00+05:30`));
  expect(await addedDescriptions(arrive)).toEqual(['Checked in a patient']);
  expect(await addedDescriptions(arrive)).toEqual([]);
  hams.setNow(thursdayMorning);
  const { lines } = (await callAsStaff(hams, desk.owner, 'GET', '/hospital/activity-log?event=visits'))
    .body as ActivityLog;
  expect(new Set(lines.map(({ event }) => event))).toEqual(new Set(['visits']));
});

test('M-10 J-06 the patient still reads which of the staff saw the visit', async () => {
  const { readings } = (
    await hams.app.inject({ url: '/api/people/readings', headers: visitor.bearer })
  ).json<{ readings: { name: string; what: string }[] }>();
  expect(readings).toContainEqual(expect.objectContaining({ name: 'Lakshmi', what: 'visit' }));
});

test('M-10 somebody is written down, corrected, merged: each with whose record it is', async () => {
  let kept = '';
  const lines = await addedLines(async () => {
    kept = await addPatientAtDesk(hams, desk, { name: 'Zubeida Khan' });
  });
  expect(lines).toMatchObject([
    { what: 'Added a patient', person: { patientId: kept, name: 'Zubeida Khan' } },
  ]);
  const form = { name: 'Zubeida Khanum', gender: 'Female', age: 61 };
  const correct = () => callAsStaff(hams, desk.lakshmi, 'PUT', `/hospital/patients/${kept}`, form);
  expect((await addedLines(correct))[0]).toMatchObject({
    what: 'Edited a patient’s details',
    person: { patientId: kept },
  });
  const other = await addPatientAtDesk(hams, desk, { name: 'Zubeda Khan' });
  const ask = () => callAsStaff(hams, desk.owner, 'POST', `/hospital/patients/${kept}/merge`, { other });
  expect(await addedLines(ask)).toMatchObject([
    { what: 'Asked to merge two records', person: { patientId: kept } },
  ]);
  expect(await addedDescriptions(ask)).toEqual([]);
  const { merge } = (await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/patients/${kept}`)).body.person;
  const confirm = () => callAsStaff(hams, desk.lakshmi, 'PUT', `/hospital/merges/${merge.mergeId}/confirm`);
  expect((await addedLines(confirm))[0]).toMatchObject({
    what: 'Merged two patient records',
    person: { patientId: kept },
  });
  const ofGone = await callAsStaff(hams, desk.owner, 'GET', `/hospital/activity-log?patientId=${other}`);
  expect(ofGone.body.lines.map(({ what }: ActivityLogLine) => what)).toContain('Merged two patient records');
});

test('M-10 M-03 vitals are recorded, an emergency is seen', async () => {
  const patient = await newPatient(hams);
  await bookVisit(hams, patient, desk.doctor, '16:00');
  const person = `/hospital/patients/${patient.id}`;
  expect(
    await addedDescriptions(() => callAsStaff(hams, nurse, 'POST', `${person}/vitals`, { heartRate: 71 })),
  ).toEqual(['Recorded vitals']);
  const reason = { reason: 'Unconscious at the desk' };
  await callAsStaff(hams, nurse, 'POST', `${person}/emergency-access`, reason);
  const { accesses } = (await callAsStaff(hams, desk.owner, 'GET', '/hospital/emergency-accesses')).body;
  const see = () =>
    callAsStaff(hams, desk.owner, 'PUT', `/hospital/emergency-accesses/${accesses[0].accessId}/seen`);
  expect(await addedLines(see)).toMatchObject([
    { what: 'Marked emergency access as seen', why: reason.reason, person: { name: 'Asha Menon' } },
  ]);
  expect(await addedDescriptions(see)).toEqual([]);
});

test('M-10 M-08 the log names whom of the staff a change was about, from where, and which role became which', async () => {
  const member = await newStaff(hams, desk.hospital, 'nurse', 'Anu Thomas');
  const url = `/hospital/team/${formatId('membership', member.membershipId)}`;
  const changed = await addedLines(() => callAsStaff(hams, desk.owner, 'PUT', url, { role: 'admin' }));
  expect(changed).toContainEqual(
    expect.objectContaining({
      what: 'Changed a team role: Nurse → Administrator',
      member: 'Anu Thomas',
      address: '127.0.0.1',
    }),
  );
  expect(await addedLines(() => callAsStaff(hams, desk.owner, 'PUT', `${url}/end`))).toMatchObject([
    { event: 'team', member: 'Anu Thomas' },
  ]);
  const login = { phone: desk.lakshmi.phone, password: 'wrong' };
  const refused = await addedLines(() =>
    hams.app.inject({ method: 'POST', url: '/api/hospitals/login', body: login }),
  );
  expect(refused).toMatchObject([{ event: 'refused', member: 'Lakshmi', name: '', role: 'nobody' }]);
});

test('M-10 M-07 rooms, hours, settings and agreements have an address and a doctor', async () => {
  const doctor = await newDoctorAt(hams, desk.hospital);
  const { practices } = (await hams.app.inject({ url: '/api/practices', headers: doctor.bearer })).json<{
    practices: { practiceId: string }[];
  }>();
  const practice = `/hospital/doctors/${practices[0]?.practiceId}`;
  const put = (url: string, body: Record<string, unknown> = {}) =>
    callAsStaff(hams, desk.owner, 'PUT', url, body);
  const lines = await addedLines(async () => {
    await put(`${practice}/room`, { room: '4' });
    await put('/hospital/settings', { whatToBring: 'Earlier papers' });
    await put(`${practice}/withdraw`);
    await put(`${practice}/agree`);
  });
  expect(
    lines.map(({ what }) =>
      what.replace(
        /(Changed|Removed|Confirmed that) (?!the ).*(’s room| from this hospital| practises here)$/,
        '$1 …$2',
      ),
    ),
  ).toEqual([
    'Changed …’s room',
    'Changed the hospital’s settings',
    'Removed … from this hospital',
    'Confirmed that … practises here',
  ]);
  expect(lines.map(({ address }) => address)).toEqual(Array(4).fill('127.0.0.1'));
  expect(lines.map(({ event }) => event)).toEqual(['doctors', 'settings', 'doctors', 'doctors']);
});

test('M-10 a doctor who takes a practice away from a hospital, or whom the team sends away, stands in its log', async () => {
  const [moving, sent] = await Promise.all([
    newDoctorAt(hams, desk.hospital),
    newDoctorAt(hams, desk.hospital),
  ]);
  const elsewhere = formatId('hospital', (await newHospital(hams)).id);
  const { practices } = (await hams.app.inject({ url: '/api/practices', headers: moving.bearer })).json<{
    practices: { practiceId: string }[];
  }>();
  const move = () => as(moving, 'PUT', `/practices/${practices[0]?.practiceId}`, { hospitalId: elsewhere });
  expect(await addedLines(move)).toMatchObject([
    {
      role: 'doctor',
      event: 'doctors',
      what: expect.stringContaining('stopped practising here'),
    },
  ]);
  const [membership] = await query<{ id: number }>(
    hams.db.pool,
    `select m.id from memberships m join doctors d on d.account_id = m.account_id
     where d.id = :doctor and m.hospital_id = :hospital and m.until is null`,
    { doctor: sent.id, hospital: desk.hospital.id },
  );
  const url = `/hospital/team/${formatId('membership', membership?.id ?? 0)}/end`;
  expect((await addedDescriptions(() => callAsStaff(hams, desk.owner, 'PUT', url)))[0]).toMatch(
    /^Removed .* from this hospital$/,
  );
});

test('M-10 a desk that ends by itself is in the log of its hospital, done by nobody who had logged in', async () => {
  const made = await callAsStaff(hams, desk.owner, 'POST', '/hospital/desks', { name: 'Ground floor' });
  const { secret } = made.body;
  const leave = () =>
    hams.app.inject({ method: 'POST', url: '/api/hospital/desk/end', body: { desk: secret } });
  expect(await addedLines(leave)).toMatchObject([{ what: 'Removed a shared computer', role: 'nobody' }]);
});
