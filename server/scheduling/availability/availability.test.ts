import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await publishDay(hams, doctor, '2026-11-27', ['09:00', '10:00', '11:00'], 60);
  await bookVisit(hams, patient, doctor, '10:30');
});
afterAll(() => hams.close());

const get = async (path: string) => (await hams.app.inject(`/api${path}`)).json();

describe('what a visitor sees', () => {
  test('H-05 published slots from today on, booked ones included, by day', async () => {
    const { availableSlots } = await get(`/doctors/${doctor.id}/slots`);
    expect(Object.keys(availableSlots)).toEqual([thursday, '2026-11-27']);
    expect(availableSlots[thursday]).toHaveLength(32);
    expect(availableSlots[thursday].at(-1)).toBe('16:45');
    expect(availableSlots[thursday]).toContain('10:30');
  });

  test('H-06 booked slots of a day; none on a day without slots', async () => {
    expect(await get(`/doctors/${doctor.id}/booked-slots?date=${thursday}`)).toEqual({
      bookedSlots: ['10:30'],
      occupied: [{ from: '10:30', to: '10:45' }],
    });
    expect(await get(`/doctors/${doctor.id}/booked-slots?date=2026-12-25`)).toEqual({
      bookedSlots: [],
      occupied: [],
    });
  });

  test('E-02 of today only what has not begun is free', async () => {
    hams.setNow(Date.parse('2026-11-26T16:15:00+05:30'));
    const { today, days } = await get(`/doctors/${doctor.id}/availability?days=2`);
    hams.setNow(thursdayMorning);
    expect(today).toBe(thursday);
    expect(days).toMatchObject([
      { date: thursday, interval: 15, free: ['16:30', '16:45'], booked: ['10:30'] },
      { date: '2026-11-27', interval: 60, free: ['09:00', '10:00', '11:00'], booked: [] },
    ]);
  });

  test('E-01 the clinic’s day counts: half past midnight in India is still yesterday in UTC', async () => {
    hams.setNow(Date.parse('2026-11-27T00:30:00+05:30'));
    const { availableSlots } = await get(`/doctors/${doctor.id}/slots`);
    hams.setNow(thursdayMorning);
    expect(Object.keys(availableSlots)).toEqual(['2026-11-27']);
  });

  test('E-01 the next free slot of several doctors, null where there is none', async () => {
    const idle = await newDoctor(hams);
    await publishDay(hams, idle, thursday, [], 15);
    const { next } = await get(`/doctors/next-free-slots?doctorIds=${doctor.id},DOC-${idle.id},nonsense`);
    expect(next).toEqual({
      [String(doctor.id)]: { date: thursday, slot: '09:00' },
      [`DOC-${idle.id}`]: null,
      nonsense: null,
    });
  });

  test.each([
    ['/doctors/424242/slots', 404],
    ['/doctors/nobody/slots', 404],
    ['/doctors/PAT-000001/slots', 404],
    [`/doctors/424242/booked-slots?date=${thursday}`, 404],
    ['/doctors/424242/availability', 404],
    ['/doctors/1/booked-slots', 400],
    ['/doctors/1/booked-slots?date=2026-13-01', 400],
    ['/doctors/1/availability?days=0', 400],
    ['/doctors/1/availability?days=400', 400],
    ['/doctors/1/availability?from=soon', 400],
  ])('H-05 %s is %i', async (path, status) => {
    expect(await get(path)).toMatchObject({ status });
  });
});

describe('publishing', () => {
  test('H-07 replaces the day; duplicates are folded; a slot with a live appointment stays', async () => {
    const [changing, one] = await Promise.all([newDoctor(hams), newPatient(hams)]);
    await bookVisit(hams, one, changing, '12:15');
    const answer = await publishDay(hams, changing, thursday, ['15:00', '09:00', '09:00'], 60);
    expect(answer.json()).toEqual({
      message: 'Slots saved successfully',
      date: thursday,
      slots: ['09:00', '12:15', '15:00'],
      retained: ['12:15'],
    });
  });

  test('H-07 G-08 an empty list is a day off; what is booked stays, with the day’s new interval', async () => {
    const [changing, one] = await Promise.all([newDoctor(hams), newPatient(hams)]);
    await bookVisit(hams, one, changing, '12:15');
    const answer = await publishDay(hams, changing, thursday, [], 30);
    expect(answer.json()).toMatchObject({ slots: ['12:15'], retained: ['12:15'] });
    const { availableSlots, intervals } = await get(`/doctors/${changing.id}/slots`);
    expect(availableSlots).toEqual({ [thursday]: ['12:15'] });
    expect(intervals).toEqual({ [thursday]: 30 });
    expect((await get(`/doctors/${changing.id}/availability?days=1`)).days).toMatchObject([
      { free: [], booked: ['12:15'] },
    ]);
  });

  test('H-06 an appointment makes every slot that it overlaps booked, whatever the interval', async () => {
    const [changing, one] = await Promise.all([newDoctor(hams), newPatient(hams)]);
    await bookVisit(hams, one, changing, '09:45');
    await publishDay(hams, changing, thursday, ['09:00', '10:00'], 60);
    expect(await get(`/doctors/${changing.id}/booked-slots?date=${thursday}`)).toEqual({
      bookedSlots: ['09:00', '09:45'],
      occupied: [{ from: '09:45', to: '10:00' }],
    });
  });

  test.each([
    ['a past day', { date: '2026-11-25' }, 422, 'day_past'],
    ['a day more than a year away', { date: '2027-11-28' }, 422, 'day_too_far'],
    ['a time off the grid', { slots: ['09:10'] }, 422, 'slot_off_grid'],
    ['a half hour on the grid of hours', { slots: ['09:30'], interval: 60 }, 422, 'slot_off_grid'],
    ['the end of the day', { slots: ['17:00'] }, 422, 'slot_off_grid'],
    ['a time before the day begins', { slots: ['08:45'] }, 422, 'slot_off_grid'],
    ['an interval that is none', { interval: 20 }, 400, 'invalid_request'],
    ['no list', { slots: 'all' }, 400, 'invalid_request'],
    ['a time that is none', { slots: ['25:61'] }, 400, 'invalid_request'],
    ['one bad time among good ones', { slots: ['09:15', '10:00', '10:10'] }, 422, 'slot_off_grid'],
    ['more times than a day can have', { slots: Array(97).fill('09:00') }, 400, 'invalid_request'],
    ['a day that does not exist', { date: '2026-02-30' }, 400, 'invalid_request'],
    ['no day', { date: undefined }, 400, 'invalid_request'],
  ])('H-07 %s is refused, and nothing changes', async (_, change, status, code) => {
    const before = await get(`/doctors/${doctor.id}/slots`);
    const answer = await hams.app.inject({
      method: 'POST',
      url: `/api/doctors/${doctor.id}/slots`,
      headers: doctor.bearer,
      body: { date: thursday, slots: ['09:00'], interval: 15, ...change },
    });
    expect(answer.json()).toMatchObject({ status, code });
    expect(await get(`/doctors/${doctor.id}/slots`)).toEqual(before);
  });
});
