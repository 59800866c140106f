import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DayVisit, FrontDeskDay, HospitalWeek } from '#contract/hospital/front-desk-day.ts';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import {
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { insertLeave } from '#server/testing/insert-test-rows.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let hospital: TestHospital;
let receptionist: TestStaff;
let rao: TestPerson;
let gupta: TestPerson;
let elsewhere: TestPerson;
let asha: TestPerson;
let ravi: TestPerson;
let visit = '';

beforeAll(async () => {
  hams = await testApp();
  hospital = await newHospital(hams);
  receptionist = await newStaff(hams, hospital, 'receptionist');
  rao = await newDoctorAt(hams, hospital);
  gupta = await newDoctorAt(hams, hospital);
  elsewhere = await newDoctorAt(hams, await newHospital(hams));
  [asha, ravi] = await Promise.all([newPatient(hams), newPatient(hams)]);
  const reason = { reason: 'A secret complaint' };
  visit = (await bookVisit(hams, asha, rao, '10:00', reason)).json<{ appointmentId: string }>().appointmentId;
  await bookVisit(hams, ravi, rao, '10:15', { ...reason, consultStatus: 'Online' });
  await bookVisit(hams, ravi, elsewhere, '12:00', reason);
  await accept(rao, visit);
});
afterAll(() => hams.close());

const at = (time: string) => Date.parse(`${thursday}T${time}:00+05:30`);

function accept(doctor: TestPerson, appointmentId: string) {
  return hams.app.inject({
    method: 'PUT',
    url: '/api/appointments/respond',
    headers: doctor.bearer,
    body: { appointmentId, action: 'accept' },
  });
}

const get = (url: string, who = receptionist) =>
  hams.app.inject({ method: 'GET', url: `/api${url}`, headers: who.bearer });
const day = async (search = '', date = thursday) =>
  (await get(`/hospital/days/${date}${search}`)).json<FrontDeskDay>();
const doc = ({ id }: TestPerson) => formatId('doctor', id);

describe('the day', () => {
  test('M-04 shows the doctors who practise there with their times and visits, and nobody else', async () => {
    const shown = await day();
    expect(shown.doctors.map(({ doctorId }) => doctorId).sort()).toEqual([doc(rao), doc(gupta)].sort());
    const ofRao = shown.doctors.find(({ doctorId }) => doctorId === doc(rao));
    expect(ofRao?.days).toHaveLength(1);
    expect(ofRao?.days[0]).toMatchObject({ state: 'comes', from: '09:00', to: '17:00', leave: null });
    const times = new Map(ofRao?.days[0]?.times.map(({ slot, isFree }) => [slot, isFree]));
    expect([times.get('09:45'), times.get('10:00'), times.get('10:15')]).toEqual([true, false, false]);
    const reservedOnce = ofRao?.days[0]?.times.filter((time) => time.reservedOnce).map(({ slot }) => slot);
    expect(reservedOnce).toEqual(['10:00', '10:15']);
    expect(ofRao?.nextFree).toEqual({ date: thursday, slot: '09:00' });
    expect(shown.visits.map(({ slot, appStatus }) => [slot, appStatus])).toEqual([
      ['10:00', 'Pending'],
      ['10:15', 'Requested'],
    ]);
    expect(shown.visits[1]).toMatchObject({ steps: ['accept', 'reject', 'cancel'] });
    expect(shown.visits[0]).toMatchObject({
      appointmentId: visit,
      minutes: 15,
      canMove: true,
      canCancel: true,
      steps: ['collect', 'cancel'],
      fee: 650.5,
      payment: null,
      patient: { name: 'Asha Menon', age: 36, gender: 'Female', phone: asha.phone },
    });
  });

  test('M-04 says nothing clinical, nor how to get into a video visit', async () => {
    const { body } = await get(`/hospital/days/${thursday}`);
    expect(body).not.toContain('A secret complaint');
    expect(body).not.toMatch(/HAMS_|"reason"|prescription|meet/i);
  });

  test('M-04 who of the staff reads it, of whom and as what, is in the audit log', async () => {
    const added = await listAddedEntries(hams, () => get(`/hospital/days/${thursday}`));
    expect(added).toMatchObject([
      {
        event: 'record_read',
        actor_role: 'receptionist',
        actor_id: receptionist.id,
        patient_ids: [asha.id, ravi.id],
        operation: 'GET /hospital/days/:date',
      },
    ]);
  });

  test('M-04 a doctor of another hospital is not found', async () => {
    const answer = await get(`/hospital/days/${thursday}?doctors=${doc(elsewhere)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'doctor_not_found']);
  });

  test('M-04 by doctors, by specialization, and those on duty alone', async () => {
    expect((await day(`?doctors=${doc(gupta)}`)).doctors.map(({ doctorId }) => doctorId)).toEqual([
      doc(gupta),
    ]);
    expect((await day('?specialization=Neurology')).found).toBe(0);
    expect((await day('?onDuty=true')).found).toBe(2);
    const sunday = await day('?onDuty=true', '2026-11-29');
    expect([sunday.found, sunday.all.map(({ state }) => state)]).toEqual([0, ['off', 'off']]);
  });

  test('M-04 twelve doctors to a page, those on duty first', async () => {
    const large = await newHospital(hams);
    const desk = await newStaff(hams, large, 'admin');
    const doctors: TestPerson[] = [];
    for (let index = 0; index < 14; index += 1) doctors.push(await newDoctorAt(hams, large));
    const [first] = doctors;
    if (!first) throw new Error('There is no doctor');
    await query(hams.db.pool, 'delete from published_days where doctor_id = :id', { id: first.id });
    const page = async (number: number) =>
      (await get(`/hospital/days/${thursday}?page=${number}`, desk)).json<FrontDeskDay>();
    const [one, two] = [await page(1), await page(2)];
    expect([one.doctors.length, two.doctors.length, one.found]).toEqual([12, 2, 14]);
    expect(two.doctors.at(-1)?.doctorId).toBe(doc(first));
    expect(one.all.at(-1)).toMatchObject({ doctorId: doc(first), state: 'off' });
  });

  test('M-04 a leave closes the day, and says until when', async () => {
    const doctor = await newDoctor(hams);
    await query(
      hams.db.pool,
      `update practices set hospital_id = :hospital, hospital_agreed_at = :now where doctor_id = :doctor`,
      { hospital: hospital.id, doctor: doctor.id, now: new Date(thursdayMorning) },
    );
    await insertLeave(hams, doctor, { from: '2026-11-25', to: '2026-11-28' });
    const found = (await day(`?doctors=${doc(doctor)}`)).doctors[0]?.days[0];
    expect(found).toMatchObject({ state: 'leave', leave: { since: '2026-11-25', until: '2026-11-28' } });
    expect(found?.times.filter(({ isFree }) => isFree)).toEqual([]);
  });
});

test('M-05 the week of chosen doctors, from Monday on', async () => {
  const answer = await get(`/hospital/weeks/${thursday}?doctors=${doc(rao)},${doc(gupta)}`);
  const week = answer.json<HospitalWeek>();
  expect([week.dates[0], week.dates[6]]).toEqual(['2026-11-23', '2026-11-29']);
  expect(week.doctors.map(({ days }) => days.length)).toEqual([7, 7]);
  expect(week.visits.map(({ date, slot }) => `${date} ${slot}`)).toEqual([
    `${thursday} 10:00`,
    `${thursday} 10:15`,
  ]);
  expect((await get(`/hospital/weeks/${thursday}?doctors=${doc(elsewhere)}`)).statusCode).toBe(404);
  expect((await get(`/hospital/weeks/${thursday}`)).statusCode).toBe(400);
  const many = Array.from({ length: 13 }, (_, index) => `DOC-${index + 1}`).join(',');
  expect((await get(`/hospital/weeks/${thursday}?doctors=${many}`)).statusCode).toBe(400);
});

describe('who has come', () => {
  const arrive = (id: string, who = receptionist) =>
    hams.app.inject({ method: 'PUT', url: `/api/hospital/visits/${id}/arrive`, headers: who.bearer });
  const appointmentIds = (visits: readonly DayVisit[]) => visits.map(({ appointmentId }) => appointmentId);

  test('M-04 is expected within the hour, then waits, and the doctor is behind', async () => {
    hams.setNow(at('08:30'));
    expect(appointmentIds((await day()).expected)).toEqual([]);
    hams.setNow(at('09:50'));
    expect(appointmentIds((await day()).expected)).toEqual([visit]);
    expect((await arrive(visit)).json().arrivedAt).toBe(new Date(at('09:50')).toISOString());
    hams.setNow(at('10:17'));
    expect((await arrive(visit)).json().arrivedAt).toBe(new Date(at('09:50')).toISOString());
    const shown = await day();
    expect([appointmentIds(shown.waiting), appointmentIds(shown.expected)]).toEqual([[visit], []]);
    const ofRao = shown.doctors.find(({ doctorId }) => doctorId === doc(rao));
    expect([ofRao?.days[0]?.state, ofRao?.minutesBehind]).toEqual(['onDuty', 17]);
  });

  test('M-13 the event names the account and its role', async () => {
    const events = await query(
      hams.db.pool,
      "select actor_role, actor_id from appointment_events where action = 'arrive'",
      {},
    );
    expect(events).toEqual([{ actor_role: 'receptionist', actor_id: receptionist.id }]);
  });

  test('M-04 the visit of another hospital is not found', async () => {
    const stranger = await newStaff(hams, await newHospital(hams), 'owner');
    expect((await arrive(visit, stranger)).json().code).toBe('appointment_not_found');
  });
});
