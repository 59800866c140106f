import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { runInLockOrder } from '#server/testing/lock-order.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { sendLeaveNotices } from './send-leave-notices.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, person: TestPerson, body?: object) =>
  hams.app.inject({ method, url: `/api${url}`, headers: person.bearer, ...(body && { body }) });
const listOffers = async (patient: TestPerson) =>
  (await call('GET', '/patients/appointments/open', patient)).json<{ offers?: LeaveOffer[] }>().offers ?? [];
const listTimes = async (patient: TestPerson) =>
  (await listOffers(patient)).flatMap(({ times }) => times.map(({ date, slot }) => `${date} ${slot}`));

async function eveningPractice(doctor: TestPerson): Promise<string> {
  const evening = {
    name: 'Evenings',
    location: { type: 'Point', coordinates: [76, 9] },
    fees: { clinic: 100 },
  };
  const { practice } = (await call('POST', '/practices', doctor, evening)).json<{
    practice: { practiceId: string };
  }>();
  const { practiceId } = practice;
  for (const date of [thursday, '2026-11-27', '2026-11-28']) {
    const body = { date, practiceId, slots: ['18:00', '18:30'], interval: 30 };
    expect((await call('POST', `/doctors/${doctor.id}/slots`, doctor, body)).statusCode).toBe(200);
  }
  return practiceId;
}

test('K-05 an offered time is no visit that keeps a practice; whoever has no other offer left gets others', async () => {
  hams.setNow(thursdayMorning);
  const [doctor, patient] = [await newDoctor(hams), await newPatient(hams)];
  const practiceId = await eveningPractice(doctor);
  const booked = await bookVisit(hams, patient, doctor, '18:00', { practiceId });
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  await call('POST', '/leaves', doctor, { from: thursday, to: thursday });
  hams.setNow(thursdayMorning + 6000);
  await sendLeaveNotices(hams.deps);
  expect(await listTimes(patient)).toEqual(['2026-11-27 18:00', '2026-11-27 18:30', '2026-11-28 18:00']);
  const [offer] = await listOffers(patient);

  await publishDay(hams, doctor, '2026-11-30', ['10:00'], 30);
  expect((await call('PUT', `/practices/${practiceId}/end`, doctor)).statusCode).toBe(200);
  const take = await call('POST', `/appointments/${appointmentId}/offers/take`, patient, {
    offerId: offer?.times[0]?.offerId,
  });
  expect(take.json()).toMatchObject({ code: 'offer_gone' });
  await sendLeaveNotices(hams.deps);
  expect(await listTimes(patient)).toEqual(['2026-11-30 10:00']);
});

test('K-05 a time that was offered on a day that its doctor takes off then is withdrawn; the other offers stay', async () => {
  hams.setNow(thursdayMorning);
  const [doctor, patient] = [await newDoctor(hams), await newPatient(hams)];
  for (const day of ['2026-11-27', '2026-11-28']) await publishDay(hams, doctor, day, ['10:00'], 30);
  const { appointmentId } = (await bookVisit(hams, patient, doctor, '10:00')).json<{
    appointmentId: string;
  }>();
  await call('POST', '/leaves', doctor, { from: thursday, to: thursday });
  hams.setNow(thursdayMorning + 6000);
  await sendLeaveNotices(hams.deps);
  const [offer] = await listOffers(patient);
  expect(await listTimes(patient)).toEqual(['2026-11-27 10:00', '2026-11-28 10:00']);

  const closed = await call('PUT', '/doctors/days/2026-11-27/close', doctor, {
    way: 'reschedule',
    reason: 'Ill',
  });
  expect(closed.json()).toMatchObject({ notified: 0 });
  expect(await listTimes(patient)).toEqual(['2026-11-28 10:00']);
  const take = async (at: number) =>
    call('POST', `/appointments/${appointmentId}/offers/take`, patient, {
      offerId: offer?.times[at]?.offerId,
    });
  expect((await take(0)).json()).toMatchObject({ code: 'offer_gone' });
  expect((await take(1)).json()).toMatchObject({ date: '2026-11-28', appStatus: 'Pending' });
});

test('K-05 an offer that is being taken while its practice ends is a visit that keeps the practice', async () => {
  hams.setNow(thursdayMorning);
  const [doctor, patient] = [await newDoctor(hams), await newPatient(hams)];
  const practiceId = await eveningPractice(doctor);
  await bookVisit(hams, patient, doctor, '18:00', { practiceId });
  await call('POST', '/leaves', doctor, { from: thursday, to: thursday });
  hams.setNow(thursdayMorning + 6000);
  await sendLeaveNotices(hams.deps);
  const [offer] = await listOffers(patient);
  const taking = {
    sql: "update appointments set status = 'Pending', reserved_until = null where id = :id",
    values: { id: Number(offer?.times[0]?.offerId) },
  };
  const [ended] = await runInLockOrder(hams.db.pool, taking, () =>
    call('PUT', `/practices/${practiceId}/end`, doctor),
  );
  expect(ended.json()).toMatchObject({
    code: 'practice_has_visits',
    visits: [{ date: '2026-11-27', slotNumber: '18:00' }],
  });
  // The other offers remain.
  expect(await listTimes(patient)).toEqual(['2026-11-27 18:30', '2026-11-28 18:00']);
});

test('K-05 a time that its doctor withdraws while a leave is told is not offered', async () => {
  hams.setNow(thursdayMorning);
  const [doctor, patient] = [await newDoctor(hams), await newPatient(hams)];
  for (const day of ['2026-11-27', '2026-11-28']) await publishDay(hams, doctor, day, ['10:00'], 30);
  await bookVisit(hams, patient, doctor, '10:00');
  await call('POST', '/leaves', doctor, { from: thursday, to: thursday });
  hams.setNow(thursdayMorning + 6000);
  const withdrawing = {
    sql: 'delete from published_days where doctor_id = :id and day = :day',
    values: { id: doctor.id, day: '2026-11-27' },
  };
  await runInLockOrder(hams.db.pool, withdrawing, () => sendLeaveNotices(hams.deps));
  expect(await listTimes(patient)).toEqual(['2026-11-28 10:00']);
});
