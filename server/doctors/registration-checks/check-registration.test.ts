import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  bookVisit,
  freshPhone,
  hospitalForm,
  newDoctor,
  newPatient,
  type TestPerson,
} from '#server/testing/people.ts';
import { checkRegistration, recordAgreement } from './check-registration.ts';
import { formatDoctorsToCheck } from './format-doctors-to-check.ts';
import { updateListing } from './update-listing.ts';

let hams: TestApp;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp({ REGISTRATION_CHECK: 'required' });
  patient = await newPatient(hams);
});
afterAll(() => hams.close());

const searchLocation = '9.9312/76.2673';
const read = async (url: string) => (await hams.app.inject(`/api${url}`)).json();
const profile = async ({ id }: TestPerson) => (await read(`/doctors/${id}/profile`)).doctor;
const found = async () => {
  const ids = (doctors: { doctorId: string }[]) => doctors.map(({ doctorId }) => doctorId);
  const [near, searched, suggested, map] = await Promise.all([
    read(`/doctors/nearby/${searchLocation}`),
    read('/doctors/search?q=Kabir&latitude=9.9312&longitude=76.2673'),
    read('/search?q=Kabir'),
    hams.app.inject('/sitemap-doctors-1.xml'),
  ]);
  return {
    near: ids(near),
    searched: ids(searched.doctors),
    suggested: ids(suggested.doctors),
    map: map.body,
  };
};
const entries = async (doctor: TestPerson) =>
  (
    await hams.db.pool.query<{ event: string; actor_role: string; reason: string }>(
      `select event, actor_role, reason from audit_log
       where event in ('doctor_checked', 'hospital_agreed') and account_id = $1 order by id`,
      [doctor.id],
    )
  ).rows;

test('D-02 where the check is required, an unchecked doctor is in no list, and cannot be booked, until the check', async () => {
  const doctor = await newDoctor(hams);
  const id = formatId('doctor', doctor.id);
  expect(await profile(doctor)).toMatchObject({ registrationChecked: false, takesBookings: false });
  for (const ids of Object.values(await found())) expect(ids).not.toContain(id);
  const refused = await bookVisit(hams, patient, doctor, '10:00');
  expect(refused.json()).toMatchObject({ status: 409, code: 'doctor_not_checked' });

  expect(
    await checkRegistration(commandLineActor, hams.deps, doctor.id, { decision: 'approve' }),
  ).toMatchObject({
    medical_registration: 'KMC 45821',
  });
  await checkRegistration(commandLineActor, hams.deps, doctor.id, { decision: 'approve' });
  expect(await profile(doctor)).toMatchObject({ registrationChecked: true, takesBookings: true });
  const { near, searched, suggested } = await found();
  for (const ids of [near, searched, suggested]) expect(ids).toContain(id);
  expect((await bookVisit(hams, patient, doctor, '10:00')).statusCode).toBe(201);
  expect(await entries(doctor)).toEqual([{ event: 'doctor_checked', actor_role: 'nobody', reason: 'found' }]);

  await checkRegistration(commandLineActor, hams.deps, doctor.id, { decision: 'withdraw' });
  expect(await profile(doctor)).toMatchObject({ registrationChecked: false, takesBookings: false });
});

test.each([{ medicalReg: 'TNMC 7' }, { name: 'Dr. Somebody Else' }])(
  'G-09 a check holds for the name and the registration that were checked: %o is unchecked again',
  async (change) => {
    const doctor = await newDoctor(hams);
    await checkRegistration(commandLineActor, hams.deps, doctor.id, { decision: 'approve' });
    const edit = (body: object) =>
      hams.app.inject({ method: 'PUT', url: '/api/doctors/editProfile', headers: doctor.bearer, body });
    expect((await edit({ overview: 'Listens.', medicalReg: 'KMC 45821' })).json().doctor).toMatchObject({
      registrationChecked: true,
    });
    expect((await edit(change)).json().doctor).toMatchObject({
      registrationChecked: false,
      takesBookings: false,
    });
  },
);

test('D-02 the setting decides at each start who is listed', async () => {
  const [checked, unchecked] = [await newDoctor(hams), await newDoctor(hams)];
  await checkRegistration(commandLineActor, hams.deps, checked.id, { decision: 'approve' });
  await updateListing(hams.db.pool, false);
  expect([await profile(checked), await profile(unchecked)]).toMatchObject([
    { takesBookings: true },
    { takesBookings: true, registrationChecked: false },
  ]);
  await updateListing(hams.db.pool, true);
  expect([await profile(checked), await profile(unchecked)]).toMatchObject([
    { takesBookings: true },
    { takesBookings: false },
  ]);
});

test('D-04 a hospital lends its name and address only after it agreed; nobody agrees for a place that is not listed', async () => {
  const form = { ...hospitalForm(freshPhone()), hospitalName: 'Care Hospital', addressLine: '7 Care Road' };
  await hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body: form });
  const doctor = await newDoctor(hams);
  expect(await profile(doctor)).toMatchObject({
    Hospital: 'Care Hospital',
    hospitalAgreed: false,
    address: null,
  });
  await recordAgreement(commandLineActor, hams.deps, doctor.id, true);
  expect(await profile(doctor)).toMatchObject({
    hospitalAgreed: true,
    address: '7 Care Road, Kochi, Kerala 682001',
  });
  await recordAgreement(commandLineActor, hams.deps, doctor.id, false);
  expect(await profile(doctor)).toMatchObject({ hospitalAgreed: false, address: null });
  expect((await entries(doctor)).map(({ reason }) => reason)).toEqual(['agreed', 'withdrawn']);

  await hams.app.inject({
    method: 'PUT',
    url: '/api/doctors/editProfile',
    headers: doctor.bearer,
    body: { hospital: 'Nowhere Clinic', practiceAddress: '3 Lake Road, Fort' },
  });
  expect(await recordAgreement(commandLineActor, hams.deps, doctor.id, true)).toMatchObject({
    hospital_id: null,
  });
  expect(await profile(doctor)).toMatchObject({ hospitalAgreed: false, address: '3 Lake Road, Fort' });
});

test('P-04 the list for the operator names who waits, and nothing in a name moves the cursor', async () => {
  const doctor = await newDoctor(hams);
  await hams.db.pool.query("update doctors set name = E'Dr. \\u001b[2J\\tMeera' where id = $1", [doctor.id]);
  const line = (await formatDoctorsToCheck(hams.db.pool, false)).find((each) =>
    each.startsWith(formatId('doctor', doctor.id)),
  );
  expect(line?.split('\t')).toEqual([
    formatId('doctor', doctor.id),
    'Dr. ?[2J?Meera',
    'KMC 45821',
    'no',
    'Care Hospital',
    'no',
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^PRA-\d{6}$/),
  ]);
  expect(await checkRegistration(commandLineActor, hams.deps, 999_999, { decision: 'approve' })).toBeNull();
});

test('K-01 the hospital of each practice agrees for itself, and the operator sees which waits', async () => {
  const doctor = await newDoctor(hams);
  const form = { ...hospitalForm(freshPhone()), hospitalName: 'Lakeside Hospital' };
  const { hospitalId } = (
    await hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body: form })
  ).json<{ hospitalId: string }>();
  const added = await hams.app.inject({
    method: 'POST',
    url: '/api/practices',
    headers: doctor.bearer,
    body: { hospitalId, fees: { clinic: 300 } },
  });
  const { practiceId } = added.json<{ practice: { practiceId: string } }>().practice;
  const waiting = async () =>
    (await formatDoctorsToCheck(hams.db.pool, false)).map((line) => line.split('\t').at(-1));
  expect(await waiting()).toContain(practiceId);
  const id = parseId('practice', practiceId);
  expect(await recordAgreement(commandLineActor, hams.deps, (await newDoctor(hams)).id, true, id)).toBeNull();
  expect(await recordAgreement(commandLineActor, hams.deps, doctor.id, true, id)).toMatchObject({
    hospital_name: 'Lakeside Hospital',
  });
  expect(await waiting()).not.toContain(practiceId);
  const { practices } = await profile(doctor);
  expect(practices).toMatchObject([
    { isMain: true },
    { practiceId, hospitalAgreed: true, address: '1 Marine Drive, Kochi, Kerala 682001' },
  ]);
});
