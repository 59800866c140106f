import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { findMainPractice, insertPractice } from '#server/testing/practices.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let main: number;
let evening: number;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  main = await findMainPractice(hams, doctor);
  evening = await insertPractice(hams, doctor);
  await publishEvening(['18:00', '18:20', '18:40', '22:40']);
});

const sent = (url: string, body: object, person = doctor) =>
  hams.app.inject({ method: 'POST', url: `/api${url}`, headers: person.bearer, body });
const publishEvening = (slots: string[], more: object = {}) =>
  sent(`/doctors/${doctor.id}/slots`, {
    date: thursday,
    slots,
    interval: 20,
    practiceId: `PRA-${evening}`,
    ...more,
  });
const get = async (path: string) => (await hams.app.inject(`/api${path}`)).json();
const readRow = async (id: string) => {
  const { rows } = await hams.db.pool.query(
    `select practice_id, hospital, fee_paise::int as fee, (extract(epoch from ends_at - starts_at) / 60)::int as minutes
     from appointments where id = $1`,
    [Number(id.slice(4))],
  );
  return rows[0];
};
const idFor = (id: number) => `PRA-${String(id).padStart(6, '0')}`;

describe('what is published at two practices', () => {
  test('H-05 H-06 K-01 days are the union, and say of each time which practice it is of', async () => {
    await publishDay(hams, doctor, thursday, ['09:00', '10:00'], 60);
    const { availableSlots, intervals, parts } = await get(`/doctors/${doctor.id}/slots`);
    expect(availableSlots[thursday]).toEqual(['09:00', '10:00', '18:00', '18:20', '18:40', '22:40']);
    expect(intervals[thursday]).toBe(20);
    const mode = 'Any';
    expect(parts[thursday]).toEqual([
      { practiceId: idFor(main), interval: 60, mode, slots: ['09:00', '10:00'], retained: [] },
      {
        practiceId: idFor(evening),
        interval: 20,
        mode,
        slots: ['18:00', '18:20', '18:40', '22:40'],
        retained: [],
      },
    ]);
    await bookVisit(hams, patient, doctor, '18:20');
    const { days } = await get(`/doctors/${doctor.id}/availability?days=1`);
    expect(days[0]).toMatchObject({
      free: ['09:00', '10:00', '18:00', '18:40', '22:40'],
      booked: ['18:20'],
      parts: [
        { practiceId: idFor(main), free: ['09:00', '10:00'], booked: [] },
        { practiceId: idFor(evening), free: ['18:00', '18:40', '22:40'], booked: ['18:20'] },
      ],
    });
    expect(await get(`/doctors/${doctor.id}/booked-slots?date=${thursday}`)).toEqual({
      bookedSlots: ['18:20'],
      occupied: [{ from: '18:20', to: '18:40' }],
    });
  });

  test('H-05 K-01 of one practice nothing more is said than before', async () => {
    const only = await newDoctor(hams);
    expect(Object.keys(await get(`/doctors/${only.id}/slots`))).toEqual(['availableSlots', 'intervals']);
    const { days } = await get(`/doctors/${only.id}/availability?days=1`);
    expect(Object.keys(days[0])).toEqual(['date', 'interval', 'free', 'booked']);
  });

  test('H-07 K-01 a day that overlaps the other practice is refused in words, and nothing changes', async () => {
    const before = await get(`/doctors/${doctor.id}/slots`);
    const answer = await publishEvening(['16:40']);
    expect(answer.json()).toMatchObject({ status: 409, code: 'slots_overlap' });
    expect(answer.json().message).toMatch(/overlap/);
    expect(await get(`/doctors/${doctor.id}/slots`)).toEqual(before);
  });

  test.each([
    ['a time after eleven at night', { slots: ['22:50'] }, 422, 'slot_outside_hours'],
    ['a time before six', { slots: ['05:40'] }, 422, 'slot_outside_hours'],
    ['a length of four minutes', { interval: 4 }, 400, 'invalid_request'],
    ['somebody else’s practice', { practiceId: 'PRA-424242' }, 404, 'practice_not_found'],
    ['a practice that is none', { practiceId: 'DOC-000001' }, 404, 'practice_not_found'],
    ['another length without a practice', { practiceId: undefined }, 400, 'invalid_request'],
  ])('H-07 K-01 %s is refused', async (_, change, status, code) => {
    expect((await publishEvening(['19:00'], change)).json()).toMatchObject({ status, code });
  });

  test('H-15 K-01 the lists of the own profile may be sent back as they came: nothing changes', async () => {
    const before = await get(`/doctors/${doctor.id}/slots`);
    const own = await hams.app.inject({ url: '/api/doctors/profile', headers: doctor.bearer });
    const { availableSlots } = own.json().doctor;
    expect(availableSlots[thursday]).toEqual([
      ...listGridStarts(15).map(formatSlotTime),
      '18:00',
      '18:20',
      '18:40',
      '22:40',
    ]);
    const form = new FormData();
    form.set('availableSlots', JSON.stringify(availableSlots));
    const answer = await hams.app.inject({
      method: 'PUT',
      url: '/api/doctors/editProfile',
      headers: doctor.bearer,
      body: form,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await get(`/doctors/${doctor.id}/slots`)).toEqual(before);
  });

  test('G-08 K-01 a copied day and a day off are those of the practice that is named', async () => {
    const copied = await sent(`/doctors/${doctor.id}/slots/copy`, {
      date: thursday,
      weekdays: [5],
      until: '2026-11-27',
      practiceId: idFor(evening),
    });
    expect(copied.json()).toMatchObject({ dates: ['2026-11-27'] });
    const one = await bookVisit(hams, patient, doctor, '18:00', { date: '2026-11-27' });
    await publishDay(hams, doctor, '2026-11-27', ['09:00'], 15);
    const two = await bookVisit(hams, patient, doctor, '09:00', { date: '2026-11-27' });
    const closed = await hams.app.inject({
      method: 'PUT',
      url: '/api/doctors/days/2026-11-27/close',
      headers: doctor.bearer,
      body: { way: 'cancel', reason: 'Fever', practiceId: idFor(evening) },
    });
    expect(closed.json()).toMatchObject({ notified: 1 });
    const { rows } = await hams.db.pool.query(
      'select status from appointments where id = any($1) order by starts_at',
      [[one, two].map((answer) => Number(answer.json().appointmentId.slice(4)))],
    );
    expect(rows).toEqual([{ status: 'Requested' }, { status: 'Rejected' }]);
    const { availableSlots } = await get(`/doctors/${doctor.id}/slots`);
    expect(availableSlots['2026-11-27']).toEqual(['09:00']);
  });
});

describe('a booking', () => {
  test('E-05 K-02 names its practice, which says the place, the length and the fee', async () => {
    const answer = await bookVisit(hams, patient, doctor, '18:20', {
      practiceId: idFor(evening),
      Hospital: 'Care Hospital',
    });
    expect(answer.json()).toMatchObject({
      practiceId: idFor(evening),
      practiceName: 'Evening Clinic',
      Hospital: 'Evening Clinic',
    });
    expect(await readRow(answer.json().appointmentId)).toEqual({
      practice_id: evening,
      hospital: 'Evening Clinic',
      fee: 50_000,
      minutes: 20,
    });
    const online = await bookVisit(hams, await newPatient(hams), doctor, '18:00', {
      consultStatus: 'Online',
    });
    expect(await readRow(online.json().appointmentId)).toMatchObject({
      hospital: 'Evening Clinic',
      fee: 40_000,
    });
    const asBefore = await bookVisit(hams, await newPatient(hams), doctor, '09:00', {
      Hospital: 'Somewhere',
    });
    expect(await readRow(asBefore.json().appointmentId)).toEqual({
      practice_id: main,
      hospital: 'Somewhere',
      fee: 65_050,
      minutes: 15,
    });
  });

  test('E-05 K-02 a repeat is the same booking, and one for another practice is not', async () => {
    const key = { 'idempotency-key': 'once' };
    const body = { practiceId: idFor(evening) };
    const first = await bookVisit(hams, patient, doctor, '18:20', body, key);
    expect((await bookVisit(hams, patient, doctor, '18:20', body, key)).json()).toEqual(first.json());
    expect((await bookVisit(hams, patient, doctor, '18:20', {}, key)).statusCode).toBe(201);
    const other = await bookVisit(hams, patient, doctor, '18:20', { practiceId: idFor(main) }, key);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test.each([
    ['a time of the other practice', '09:00', {}, 'slot_not_published'],
    ['a practice that is none', '18:20', { practiceId: 'nowhere' }, 'practice_not_found'],
  ])('K-02 %s is refused', async (_, slot, change, code) => {
    const answer = await bookVisit(hams, patient, doctor, slot, { practiceId: idFor(evening), ...change });
    expect(answer.json()).toMatchObject({ code });
  });

  test('K-02 a way that the time or the practice does not offer is refused in words', async () => {
    await publishEvening(['18:20'], { mode: 'Online' });
    const inClinic = await bookVisit(hams, patient, doctor, '18:20');
    expect(inClinic.json()).toMatchObject({ status: 422, code: 'mode_not_offered' });
    await hams.db.pool.query("update practices set modes = '{Offline}' where id = $1", [main]);
    const byVideo = await bookVisit(hams, patient, doctor, '09:00', { consultStatus: 'Online' });
    expect(byVideo.json()).toMatchObject({ status: 422, code: 'mode_not_offered' });
    expect((await bookVisit(hams, patient, doctor, '18:20', { consultStatus: 'Online' })).statusCode).toBe(
      201,
    );
  });

  test('K-02 soon after a completed visit there, and only there, the follow-up’s fee holds', async () => {
    await hams.db.pool.query(
      'update practices set follow_up_fee_paise = 20000, follow_up_days = 7 where id = $1',
      [evening],
    );
    const { appointmentId } = (await bookVisit(hams, patient, doctor, '18:20')).json();
    await hams.db.pool.query(
      "update appointments set status = 'Completed', starts_at = starts_at - interval '8 days', ends_at = ends_at - interval '8 days' where id = $1",
      [Number(appointmentId.slice(4))],
    );
    const feeAt = async (slot: string) =>
      (await readRow((await bookVisit(hams, patient, doctor, slot)).json().appointmentId)).fee;
    expect(await feeAt('18:00')).toBe(50_000);
    await hams.db.pool.query(
      "update appointments set status = case status when 'Completed' then status else 'Cancelled' end, starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'",
    );
    expect(await feeAt('18:40')).toBe(20_000);
    await hams.db.pool.query("update appointments set status = 'Cancelled' where status = 'Requested'");
    expect(await feeAt('09:00')).toBe(65_050);
    await hams.db.pool.query("update appointments set status = 'Cancelled'");
    expect(await feeAt('18:00')).toBe(50_000);
  });

  test('F-09 K-02 a new time keeps its practice where that offers it, and takes the other’s place elsewhere', async () => {
    const { appointmentId } = (await bookVisit(hams, patient, doctor, '18:20')).json();
    const pickAgain = async (id: string, slotNumber: string) => {
      await hams.db.pool.query("update appointments set status = 'Rescheduled' where id = $1", [
        Number(id.slice(4)),
      ]);
      const body = { appointmentId: id, date: thursday, slotNumber };
      return (await sent('/appointments/pick-time', body, patient)).json();
    };
    const later = await pickAgain(appointmentId, '18:40');
    expect(await readRow(later.appointmentId)).toMatchObject({ practice_id: evening, fee: 50_000 });
    const elsewhere = await pickAgain(later.appointmentId, '09:00');
    expect(elsewhere).toMatchObject({ practiceId: idFor(main), Hospital: 'Care Hospital' });
  });
});
