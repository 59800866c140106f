import { expect, test } from 'vitest';
import type { RecordView } from '#contract/patients/family.ts';
import { thursday, thursdayMorning } from '#server/testing/app.ts';
import { createFamilyApp, getPatientId } from '#server/testing/patients/test-families.ts';
import { bookVisit, newDoctor, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries, toActorFields } from '#server/testing/platform/audit-entries.ts';

const app = createFamilyApp();

const readings = async (reader: TestPerson, patientId?: string) => {
  const answer = await app.call(
    reader,
    'GET',
    `/people/readings${patientId === undefined ? '' : `?patientId=${patientId}`}`,
  );
  return { status: answer.statusCode, list: answer.json<{ readings?: RecordView[] }>().readings ?? [] };
};

test('J-06 a person sees which doctor opened what, for which visit and how often, and no address or session', async () => {
  const [patient, doctor] = [await app.person(), await newDoctor(app.hams)];
  const booked = await bookVisit(app.hams, patient, doctor, '09:00');
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  expect((await readings(patient)).list).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    await app.call(doctor, 'GET', `/Appointments/detail?appointmentId=${appointmentId}`);
  }
  await app.call(doctor, 'GET', '/doctors/requested-appointments');
  const { list } = await readings(patient);
  const common = {
    at: new Date(thursdayMorning).toISOString(),
    name: 'Dr. Kabir Sethi',
    role: 'doctor',
    hospital: null,
    emergency: null,
  };
  expect(list).toHaveLength(2);
  expect(list).toContainEqual({
    ...common,
    isCaller: false,
    times: 2,
    what: 'visit',
    visit: { appointmentId, startsAt: new Date(`${thursday}T09:00:00+05:30`).toISOString() },
  });
  expect(list).toContainEqual({ ...common, isCaller: false, times: 1, what: 'list', visit: null });
});

test('J-06 what a guardian reads is in the audit log, and the person sees it', async () => {
  const [daughter, father] = [await app.person(), await app.person()];
  await app.join(daughter, father.phone);
  const entries = await listAddedEntries(app.hams, () => readings(daughter, getPatientId(father)));
  expect(entries).toEqual([
    {
      ...toActorFields('patient', daughter),
      event: 'record_read',
      patient_ids: [father.id],
      operation: 'GET /people/readings',
      about: getPatientId(father),
    },
  ]);
  expect((await readings(father)).list).toMatchObject([
    { name: 'Asha Menon', role: 'guardian', isCaller: false, what: 'access', times: 1, visit: null },
  ]);
  expect((await readings(daughter, getPatientId(father))).list).toMatchObject([{ isCaller: true }]);
});

test('J-06 of others nothing is seen: of a stranger, of whom one only books for, after the end', async () => {
  const [daughter, father, stranger] = [await app.person(), await app.person(), await app.person()];
  expect((await readings(stranger, getPatientId(father))).status).toBe(404);
  await app.join(daughter, father.phone, { mayRead: false });
  expect((await readings(daughter, getPatientId(father))).status).toBe(404);
  await app.join(daughter, father.phone);
  expect((await readings(daughter, getPatientId(father))).status).toBe(200);
  const [one] = await app.lookedAfter(daughter);
  await app.endWith(father, one?.guardianshipId ?? '');
  expect((await readings(daughter, getPatientId(father))).status).toBe(404);
});
