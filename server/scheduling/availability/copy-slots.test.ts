import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/platform/calendar-days.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { waitForLockedStatements } from '#server/testing/lock-order.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let patient: TestPerson;
let otherDoctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [patient, otherDoctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
});
afterAll(() => hams.close());

const copy = (doctor: TestPerson, body: unknown, id: number | string = doctor.id) =>
  hams.app.inject({
    method: 'POST',
    url: `/api/doctors/${id}/slots/copy`,
    headers: { ...doctor.bearer, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const fetchSlots = async (doctor: TestPerson) =>
  (await hams.app.inject(`/api/doctors/${doctor.id}/slots`)).json();

async function createDoctor() {
  const doctor = await newDoctor(hams);
  await publishDay(hams, doctor, thursday, ['10:00', '14:00'], 60);
  return doctor;
}

describe('copying a day', () => {
  test('G-08 H-07 the chosen weekdays up to and with the last day get the list and its interval', async () => {
    const doctor = await createDoctor();
    const answer = await copy(doctor, { date: thursday, weekdays: [5, 1, 1], until: '2026-12-04' });
    const dates = ['2026-11-27', '2026-11-30', '2026-12-04'];
    expect(answer.json()).toEqual({ message: 'Slots copied', dates, retained: {} });
    const { availableSlots, intervals } = await fetchSlots(doctor);
    const all = [thursday, ...dates];
    expect(availableSlots).toEqual(Object.fromEntries(all.map((date) => [date, ['10:00', '14:00']])));
    expect(intervals).toEqual(Object.fromEntries(all.map((date) => [date, 60])));
  });

  test('G-08 what those days offered is replaced, booked slots stay and are named by day', async () => {
    const doctor = await createDoctor();
    await publishDay(hams, doctor, '2026-11-27', ['09:00', '10:00', '11:15'], 15);
    await publishDay(hams, doctor, '2026-11-30', ['14:00'], 15);
    await bookVisit(hams, patient, doctor, '10:00', { date: '2026-11-27' });
    await bookVisit(hams, patient, doctor, '11:15', { date: '2026-11-27' });
    await bookVisit(hams, patient, doctor, '14:00', { date: '2026-11-30' });
    const answer = await copy(doctor, { date: thursday, weekdays: [1, 5], until: '2026-11-30' });
    expect(answer.json().retained).toEqual({ '2026-11-27': ['11:15'] });
    const { availableSlots } = await fetchSlots(doctor);
    expect(availableSlots['2026-11-27']).toEqual(['10:00', '11:15', '14:00']);
    expect(availableSlots['2026-11-30']).toEqual(['10:00', '14:00']);
  });

  test('G-08 a start that stayed for a visit of another length is not copied', async () => {
    const [doctor, one] = await Promise.all([newDoctor(hams), newPatient(hams)]);
    await bookVisit(hams, one, doctor, '09:45');
    await publishDay(hams, doctor, thursday, ['10:00'], 60);
    await copy(doctor, { date: thursday, weekdays: [5], until: '2026-11-27' });
    expect((await fetchSlots(doctor)).availableSlots).toEqual({
      [thursday]: ['09:45', '10:00'],
      '2026-11-27': ['10:00'],
    });
  });

  test('G-08 a weekday that does not come up again is no mistake: nothing changes', async () => {
    const doctor = await createDoctor();
    const before = await fetchSlots(doctor);
    const answer = await copy(doctor, { date: thursday, weekdays: [4], until: '2026-12-02' });
    expect(answer.json()).toMatchObject({ dates: [], retained: {} });
    expect(await fetchSlots(doctor)).toEqual(before);
  });

  test('G-08 every day of a year goes in one call', async () => {
    const doctor = await newDoctor(hams);
    const until = addDays(thursday, 366);
    const answer = await copy(doctor, { date: thursday, weekdays: [1, 2, 3, 4, 5, 6, 7], until });
    expect(answer.json().dates).toHaveLength(366);
    const { availableSlots } = await fetchSlots(doctor);
    expect(Object.keys(availableSlots)).toHaveLength(367);
    expect(availableSlots[until]).toEqual(listGridStarts(15).map(formatSlotTime));
  });
});

describe('a copy that is refused', () => {
  const fine = { date: thursday, weekdays: [5], until: '2026-12-04' };

  test.each([
    ['a past day', { date: '2026-11-25' }, 422, 'day_past'],
    ['a last day more than a year away', { until: '2027-11-28' }, 422, 'day_too_far'],
    ['a last day in another age', { until: '8999-12-31' }, 422, 'day_too_far'],
    ['a day without slots', { date: '2026-11-27' }, 422, 'day_not_published'],
    ['a day off', { date: '2026-11-28' }, 422, 'day_not_published'],
  ])('G-08 %s changes nothing', async (_, change, status, code) => {
    const doctor = await createDoctor();
    await publishDay(hams, doctor, '2026-11-28', [], 15);
    const before = await fetchSlots(doctor);
    const answer = await copy(doctor, { ...fine, ...change });
    expect(answer.json()).toMatchObject({ status, code });
    expect(await fetchSlots(doctor)).toEqual(before);
  });

  test.each([
    ['the day itself as the last', { until: thursday }, 'until'],
    ['a last day before the day', { until: '2026-11-20' }, 'until'],
    ['a last day that does not exist', { until: '2026-02-30' }, 'until'],
    ['no last day', { until: undefined }, 'until'],
    ['no weekday', { weekdays: [] }, 'weekdays'],
    ['weekdays left out', { weekdays: undefined }, 'weekdays'],
    ['weekdays in words', { weekdays: 'Monday' }, 'weekdays'],
    ['an eighth weekday', { weekdays: [8] }, 'weekdays.0'],
    ['half a weekday', { weekdays: [1.5] }, 'weekdays.0'],
    ['a day that is none', { date: 'today' }, 'date'],
  ])('G-08 %s is a mistake in that field', async (_, change, field) => {
    const doctor = await createDoctor();
    const before = await fetchSlots(doctor);
    const answer = await copy(doctor, { ...fine, ...change });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ field }] });
    expect(answer.json().fields[0].message).toMatch(/^(Choose|Enter|This)/);
    expect(await fetchSlots(doctor)).toEqual(before);
  });

  test('G-08 A-11 somebody else’s day, under either spelling of the id', async () => {
    const doctor = await createDoctor();
    const before = await fetchSlots(otherDoctor);
    for (const id of [otherDoctor.id, `DOC-${String(otherDoctor.id).padStart(6, '0')}`, 424242]) {
      expect((await copy(doctor, fine, id)).json()).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect((await copy(doctor, fine, 'nobody')).statusCode).toBe(404);
    expect((await copy(patient, fine, otherDoctor.id)).statusCode).toBe(403);
    expect(await fetchSlots(otherDoctor)).toEqual(before);
  });

  test('G-08 the clinic’s day counts: at half past midnight in India yesterday is past', async () => {
    const doctor = await createDoctor();
    hams.setNow(Date.parse('2026-11-27T00:30:00+05:30'));
    const answer = await copy(doctor, fine);
    hams.setNow(thursdayMorning);
    expect(answer.json()).toMatchObject({ status: 422, code: 'day_past' });
  });
});

describe('while patients book', () => {
  const friday = '2026-11-27';

  test('G-08 a copy waits for a booking that is under way, and keeps its slot', async () => {
    const doctor = await createDoctor();
    await publishDay(hams, doctor, friday, ['11:30'], 15);
    const client = await hams.db.pool.connect();
    try {
      await client.query('begin');
      // The lock of insertBooking, taken before its end.
      await client.query('select 1 from published_days where doctor_id = $1 and day = $2 for share', [
        doctor.id,
        friday,
      ]);
      await client.query(
        `insert into appointments (practice_id, doctor_id, patient_id, hospital, starts_at, ends_at, status, reason,
           consult_status, pay_status, fee_paise, booked_at)
         values ((select id from practices where doctor_id = $1 and is_main), $1, $2, 'Care Hospital', '2026-11-27T11:30+05:30', '2026-11-27T11:45+05:30', 'Requested', 'Fever',
           'Offline', 'Unpaid', 0, now())`,
        [doctor.id, patient.id],
      );
      const answer = copy(doctor, { date: thursday, weekdays: [5], until: friday });
      await waitForLockedStatements(hams.db.pool, 1);
      await client.query('commit');
      expect((await answer).json()).toMatchObject({ dates: [friday], retained: { [friday]: ['11:30'] } });
    } finally {
      client.release(true);
    }
    expect((await fetchSlots(doctor)).availableSlots[friday]).toEqual(['10:00', '11:30', '14:00']);
  });

  test('G-08 H-07 of bookings and copies at the same moment, no booked slot is ever lost', async () => {
    const doctor = await createDoctor();
    const days = Array.from({ length: 8 }, (_, index) => addDays(thursday, 7 * (index + 1)));
    for (const date of days) await publishDay(hams, doctor, date, ['09:15', '16:30'], 15);
    const patients = await Promise.all(days.map(() => newPatient(hams)));
    const until = addDays(thursday, 7 * 8);
    const [bookings, copies] = await Promise.all([
      Promise.all(
        patients.map((each, index) => bookVisit(hams, each, doctor, '16:30', { date: days[index] })),
      ),
      Promise.all([1, 2, 3].map(() => copy(doctor, { date: thursday, weekdays: [4], until }))),
      publishDay(hams, doctor, days[3] ?? '', ['12:00'], 60),
    ]);
    expect(copies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { availableSlots } = await fetchSlots(doctor);
    for (const [index, booking] of bookings.entries()) {
      const listed = availableSlots[days[index] ?? ''];
      // A late booking was refused, so no appointment is outside of the published list.
      if (booking.statusCode === 201) expect(listed).toContain('16:30');
      else expect(booking.json()).toMatchObject({ code: 'slot_not_published' });
    }
  });
});
