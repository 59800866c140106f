import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { findMainPractice, insertPublishedDay } from '#server/testing/practices.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
});
afterAll(() => hams.close());

async function getProfile(person: TestPerson) {
  const answer = await hams.app.inject({ url: '/api/doctors/profile', headers: person.bearer });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

function update(person: TestPerson, id: string, body: Record<string, unknown>) {
  const url = `/api/doctors/update/${id}`;
  return hams.app.inject({ method: 'PUT', url, headers: person.bearer, body });
}

describe('the own profile', () => {
  test('H-10 holds what the public sees, how to reach the doctor, and the published days from today on', async () => {
    const person = await newDoctor(hams);
    await publishDay(hams, person, '2026-11-28', ['09:30', '09:00'], 30);
    const practice = await findMainPractice(hams, person);
    await insertPublishedDay(hams, practice, { day: '2026-11-25', starts: [540] });
    const { doctor: own, revenue } = await getProfile(person);
    expect(own).toMatchObject({
      doctorId: `DOC-${String(person.id).padStart(6, '0')}`,
      phone: person.phone,
      email: 'kabir@example.com',
      Hospital: 'Care Hospital',
      hospital: 'Care Hospital',
      confirmsAutomatically: false,
      workingDays: [1, 2, 3, 4, 5],
    });
    expect(Object.keys(own.availableSlots)).toEqual([thursday, '2026-11-28']);
    expect(own.availableSlots['2026-11-28']).toEqual(['09:00', '09:30']);
    expect(revenue).toBe(0);
    expect(JSON.stringify(own)).not.toContain('password');
  });

  test('H-10 revenue is what was recorded for visits that are Completed, whatever the fee is by now', async () => {
    const person = await newDoctor(hams);
    for (const slot of ['09:00', '09:15', '09:30']) {
      const booked = await bookVisit(hams, patient, person, slot, { payStatus: 'Paid' });
      expect(booked.statusCode).toBe(201);
      const { appointmentId } = booked.json<{ appointmentId: string }>();
      const send = (method: 'POST' | 'PUT', url: string, body: Record<string, unknown>) =>
        hams.app.inject({ method, url: `/api/appointments/${url}`, headers: person.bearer, body });
      await send('PUT', 'respond', { appointmentId, action: 'accept' });
      if (slot === '09:15') continue;
      const paid = await send('POST', `${appointmentId}/payment`, { way: 'upi', amount: 650.5 });
      expect(paid.statusCode).toBe(201);
    }
    expect((await getProfile(person)).revenue).toBe(0);
    await hams.db.pool.query('update practices set clinic_fee_paise = 99900 where doctor_id = $1', [
      person.id,
    ]);
    await hams.db.pool.query(
      `update appointments set status = 'Completed'
       where doctor_id = $1 and starts_at < '2026-11-26T09:30:00+05:30'`,
      [person.id],
    );
    expect((await getProfile(person)).revenue).toBe(650.5);
  });
});

describe('the overview and the settings', () => {
  test('H-14 an overview is trimmed, stored and seen by the public', async () => {
    const answer = await update(doctor, String(doctor.id), {
      overview: '  I listen first.\n\nThen I act.  ',
    });
    expect(answer.json()).toMatchObject({
      message: 'Overview saved successfully',
      doctor: { overview: 'I listen first.\n\nThen I act.', confirmsAutomatically: false },
    });
    const seen = (await hams.app.inject({ url: `/api/doctors/${doctor.id}/profile` })).json().doctor;
    expect(seen.overview).toBe('I listen first.\n\nThen I act.');
    expect(seen).not.toHaveProperty('phone');
    expect(seen).not.toHaveProperty('email');
  });

  test('H-14 the setting alone leaves the overview as it is, and the next booking feels it', async () => {
    const person = await newDoctor(hams);
    await update(person, String(person.id), { overview: 'Kept' });
    const answer = await update(person, `doc-${person.id}`, { confirmsAutomatically: true });
    expect(answer.json()).toMatchObject({
      message: 'Settings saved',
      doctor: { overview: 'Kept', confirmsAutomatically: true },
    });
    expect((await bookVisit(hams, patient, person, '16:00')).json()).toMatchObject({ appStatus: 'Pending' });
  });

  test('H-14 an overview can be emptied', async () => {
    const person = await newDoctor(hams);
    await update(person, String(person.id), { overview: 'Gone soon', confirmsAutomatically: true });
    const answer = await update(person, String(person.id), { overview: '' });
    expect(answer.json()).toMatchObject({ doctor: { overview: '', confirmsAutomatically: true } });
  });

  test.each([
    ['nothing', {}, 'overview'],
    ['an overview of 4001 characters', { overview: 'x'.repeat(4001) }, 'overview'],
    ['an overview with a NUL', { overview: 'a\u0000b' }, 'overview'],
    ['an overview that is no text', { overview: 7 }, 'overview'],
    ['a setting that is neither', { confirmsAutomatically: 'yes' }, 'confirmsAutomatically'],
  ])('H-14 %s is 400 and changes nothing', async (_, body, field) => {
    const before = await getProfile(doctor);
    const answer = await update(doctor, String(doctor.id), body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ field }] });
    expect(await getProfile(doctor)).toEqual(before);
  });

  test.each([
    ['another doctor', async () => String((await newDoctor(hams)).id), 403],
    ['a doctor that is not listed', async () => '999999', 403],
    ['what is no id', async () => 'me', 404],
  ])('H-14 %s is refused', async (_, idOf, status) => {
    const id = await idOf();
    expect((await update(doctor, id, { overview: 'Mine now' })).statusCode).toBe(status);
  });

  test('H-14 a patient is nobody here, and so is a stranger', async () => {
    expect((await update(patient, String(patient.id), { overview: 'x' })).statusCode).toBe(403);
    const stranger = await hams.app.inject({ method: 'PUT', url: `/api/doctors/update/${doctor.id}` });
    expect(stranger.statusCode).toBe(401);
  });
});
