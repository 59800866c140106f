import { afterAll, beforeAll, expect, test } from 'vitest';
import { toSlotStart } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { findConflict, toConflictRefusal } from './slot-conflict.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
});
afterAll(() => hams.close());

/** Books at ten; returns the busy side and the refusal. */
async function findConflictAtTen(patient: TestPerson) {
  const wanted = {
    doctorId: doctor.id,
    patientId: patient.id,
    startsAt: toSlotStart(thursday, '10:00', hams.deps.clock.timeZone),
  };
  const conflict = await findConflict(hams.deps, wanted);
  return [conflict.busy, toConflictRefusal(conflict).code];
}

test('E-07 whoever could not have a time hears who is busy then, and never that they are themselves when they are not', async () => {
  const [elsewhere, other, free] = await Promise.all([newDoctor(hams), newDoctor(hams), newPatient(hams)]);
  const [busy, holder] = await Promise.all([newPatient(hams), newPatient(hams)]);
  await publishDay(hams, doctor, thursday, ['10:00', '11:00'], 60);
  // Starts within the hour from ten.
  await bookVisit(hams, busy, elsewhere, '10:45');
  await bookVisit(hams, free, other, '11:00');
  expect(await findConflictAtTen(busy)).toEqual(['patient', 'patient_busy']);
  expect(await findConflictAtTen(free)).toEqual([null, 'slot_taken']);
  await bookVisit(hams, holder, doctor, '10:00');
  expect(await findConflictAtTen(free)).toEqual(['doctor', 'slot_taken']);
  expect(await findConflictAtTen(busy)).toEqual(['doctor', 'slot_taken']);
});
