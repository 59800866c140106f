import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
});

const call = (who: TestPerson, method: 'GET' | 'PUT' | 'DELETE', url: string, body?: object) =>
  hams.app.inject({ method, url: `/api${url}`, headers: who.bearer, ...(body && { body }) });

async function visit(slot: string, of = patient, by = doctor): Promise<string> {
  const { appointmentId } = (await bookVisit(hams, of, by, slot)).json<{ appointmentId: string }>();
  await hams.db.pool.query("update appointments set status = 'Completed' where id = $1", [
    Number(appointmentId.slice(4)),
  ]);
  return appointmentId;
}
const prescribe = async (id: string, prescription: unknown, by = doctor) =>
  expect((await call(by, 'PUT', `/appointments/${id}/prescription`, { prescription })).statusCode).toBe(200);

const amlodipine = {
  name: 'Amlodipine',
  strength: '5 mg',
  form: 'Tablet',
  dose: '1 tablet',
  frequency: '1-0-0',
  duration: '30 days',
  instructions: 'After food',
};
const metformin = { ...amlodipine, name: 'Metformin', strength: '500 mg' };
const fetchAids = async (who: TestPerson) => (await call(who, 'GET', '/doctors/prescribing-aids')).json();

test('G-05 a line written twice is a favourite of that doctor, by its newest version; a pinned one comes first', async () => {
  const [one, two, three] = [await visit('09:00'), await visit('10:00'), await visit('11:00')];
  await prescribe(one, { medicines: [amlodipine, metformin], advice: 'Come fasting\nECG' });
  await prescribe(two, { medicines: [amlodipine, metformin], advice: 'ecg \nLess salt' });
  await prescribe(three, { medicines: [metformin] });
  expect(await fetchAids(doctor)).toEqual({
    favourites: [
      { medicine: metformin, times: 3, pinned: false },
      { medicine: amlodipine, times: 2, pinned: false },
    ],
    adviceLines: ['ECG'],
    sets: [],
  });
  await prescribe(two, { medicines: [metformin] }); // Corrected version.
  expect((await fetchAids(doctor)).favourites).toEqual([{ medicine: metformin, times: 3, pinned: false }]);

  const pin = (pinned: boolean) =>
    call(doctor, 'PUT', '/doctors/prescribing-aids/favourites', { medicine: amlodipine, pinned });
  await pin(true);
  expect((await pin(true)).json().favourites).toEqual([
    { medicine: amlodipine, times: 1, pinned: true },
    { medicine: metformin, times: 3, pinned: false },
  ]);
  expect((await pin(false)).json().favourites).toEqual([{ medicine: metformin, times: 3, pinned: false }]);
  expect(await fetchAids(await newDoctor(hams))).toEqual({ favourites: [], adviceLines: [], sets: [] });
});

test('G-05 a set is kept once for a diagnosis, and is the doctor’s own', async () => {
  const saveSet = (diagnosis: string, more: object) =>
    call(doctor, 'PUT', '/doctors/prescribing-aids/sets', { diagnosis, medicines: [amlodipine], ...more });
  await saveSet('Hypertension', { advice: 'Eat less salt' });
  const second = await saveSet('hypertension', { medicines: [amlodipine, metformin] });
  const { set } = second.json<{ set: { setId: string } }>();
  const kept = { diagnosis: 'hypertension', medicines: [amlodipine, metformin], advice: '' };
  expect(set).toEqual({ setId: expect.stringMatching(/^\d+$/), ...kept });
  expect((await fetchAids(doctor)).sets).toEqual([set]);
  expect((await saveSet('', {})).statusCode).toBe(400);

  const stranger = await newDoctor(hams);
  await call(stranger, 'DELETE', `/doctors/prescribing-aids/sets/${set.setId}`);
  expect((await fetchAids(doctor)).sets).toHaveLength(1);
  await call(doctor, 'DELETE', `/doctors/prescribing-aids/sets/${set.setId}`);
  expect((await fetchAids(doctor)).sets).toEqual([]);
});

test('G-05 what the doctor prescribed the patient last can be repeated; another doctor’s is not shown', async () => {
  const [earlier, now] = [await visit('09:00'), await visit('12:00')];
  const fetchLastPrescription = (id: string, by = doctor) =>
    call(by, 'GET', `/appointments/${id}/last-prescription`);
  expect((await fetchLastPrescription(now)).json()).toEqual({ last: null });
  await prescribe(earlier, { diagnosis: 'Hypertension', medicines: [amlodipine] });
  const other = await newDoctor(hams);
  await prescribe(await visit('13:00', patient, other), { medicines: [metformin] }, other);
  expect((await fetchLastPrescription(now)).json()).toMatchObject({
    last: {
      appointmentId: earlier,
      prescription: { diagnosis: 'Hypertension', medicines: [amlodipine], followUpDate: null },
    },
  });
  expect((await fetchLastPrescription(now, other)).statusCode).toBe(404);
  await prescribe(earlier, { otherMedicines: 'Stop ibuprofen' });
  expect((await fetchLastPrescription(now)).json()).toMatchObject({
    last: { prescription: { diagnosis: '', otherMedicines: 'Stop ibuprofen' } },
  });
});

test('G-05 the weight of a child is stored with the version', async () => {
  const id = await visit('09:00');
  await prescribe(id, { medicines: [amlodipine], weightKg: 14.5 });
  const read = await call(doctor, 'GET', `/appointments/${id}/prescription`);
  expect(read.json().prescription.weightKg).toBe(14.5);
});
