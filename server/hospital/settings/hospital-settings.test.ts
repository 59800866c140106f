import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HospitalChecklist } from '#contract/hospital/hospital-checklist.ts';
import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import type { HomeContent } from '#contract/site/home-content.ts';
import { query } from '#db/statement.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { verifyHospital } from '#server/hospital/registration/verify-hospital.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { newDoctorAt, newHospital, newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newPatient } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const call = (who: TestStaff, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
  hams.app.inject({ method, url: `/api/hospital/${url}`, headers: who.bearer, ...(body && { body }) });
const settings = async (who: TestStaff) => (await call(who, 'GET', 'settings')).json<HospitalSettings>();
const newOwner = async (name?: string) => {
  const hospital = await newHospital(hams, name);
  return { hospital, owner: await newStaff(hams, hospital, 'owner') };
};

test('M-11 each part is saved by itself and the others stay', async () => {
  const { owner } = await newOwner();
  const before = await settings(owner);
  expect(before).toMatchObject({ deskPhone: '', hours: [], reminderMinutes: [1440, 120], whatToBring: '' });
  const parts = [
    {
      hospitalName: 'Rose Garden Hospital',
      addressLine: '7 Lake Road',
      city: 'Kochi',
      state: 'Kerala',
      pincode: '682999',
    },
    { location: { type: 'Point', coordinates: [76.26, 9.98] } },
    { email: 'desk@rose.example', deskPhone: '0484 234 5678' },
    {
      hours: [
        { weekday: 1, opens: '08:00', closes: '13:00' },
        { weekday: 1, opens: '16:00', closes: '24:00' },
        { weekday: 6, opens: '09:00', closes: '12:00' },
      ],
    },
    { reminderMinutes: [2880, 60] },
    { whatToBring: 'Please bring earlier reports.' },
  ];
  let expected: object = before;
  for (const part of parts) {
    const answer = await call(owner, 'PUT', 'settings', part);
    expected = { ...expected, ...part };
    expect([answer.statusCode, answer.json<{ settings: object }>().settings]).toEqual([200, expected]);
  }
  expect(await settings(owner)).toEqual(expected);
  const hours = [{ weekday: 1, opens: '08:00', closes: '14:00' }];
  await call(owner, 'PUT', 'settings', { hours });
  expect((await settings(owner)).hours).toEqual(hours);
});

test.each([
  [{ pincode: '12' }, 'pincode'],
  [{ hospitalName: ' ' }, 'hospitalName'],
  [{ deskPhone: 'call us' }, 'deskPhone'],
  [{ hours: [{ weekday: 1, opens: '10:00', closes: '09:00' }] }, 'hours.0.closes'],
  [
    { hours: [9, 12].map((hour) => ({ weekday: 1, opens: `${hour}:00`.padStart(5, '0'), closes: '13:00' })) },
    'hours',
  ],
  [{ reminderMinutes: [17] }, 'reminderMinutes.0'],
  [{ whatToBring: 'x'.repeat(301) }, 'whatToBring'],
])('M-11 what is wrong is said at its field: %j', async (body, path) => {
  const { owner } = await newOwner();
  const answer = await call(owner, 'PUT', 'settings', body);
  expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ field: path }] });
});

test('M-11 a new name is found by the search and stands at the doctors; the old one is not', async () => {
  const { hospital, owner } = await newOwner('Quokka Clinic');
  const doctor = await newDoctorAt(hams, hospital);
  await call(owner, 'PUT', 'settings', {
    hospitalName: 'Wallaby Institute',
    location: { type: 'Point', coordinates: [77.5, 12.9] },
  });
  const profile = (await hams.app.inject({ url: `/api/doctors/${doctor.id}/profile` })).json();
  expect(profile).toMatchObject({ doctor: { Hospital: 'Wallaby Institute' } });
  const [row] = await query(hams.db.pool, 'select location, name from practices where doctor_id = :id', {
    id: doctor.id,
  });
  expect(row).toEqual({ location: { x: 77.5, y: 12.9 }, name: 'Wallaby Institute' });
  const found = async (word: string) => (await hams.app.inject({ url: `/api/search?q=${word}` })).body;
  expect(await found('wallaby')).toContain('Wallaby Institute');
  expect(await found('quokka')).not.toContain('Quokka');
});

test('M-11 a hospital does not become the same as another one that is listed', async () => {
  const { owner: other } = await newOwner('Banyan Hospital');
  const { pincode } = await settings(other);
  const { owner } = await newOwner();
  const answer = await call(owner, 'PUT', 'settings', { hospitalName: 'Banyan Hospital', pincode });
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'hospital_listed' }]);
});

test('M-11 K-04 a holiday is added, named anew and removed; it says whose visits it touches, and tells who decides', async () => {
  const { hospital, owner } = await newOwner();
  const doctor = await newDoctorAt(hams, hospital);
  await bookVisit(hams, await newPatient(hams), doctor, '09:00');
  const added = await call(owner, 'POST', 'holidays', { date: thursday, name: 'Onam' });
  const touched = (visits: number, mayClose: boolean) => [
    { practiceId: expect.any(String), doctorName: expect.any(String), visits, mayClose },
  ];
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { settings: { holidays: [{ date: thursday, touched: touched(1, true) }] } },
  ]);
  const announced = () =>
    query(
      hams.db.pool,
      "select facts from announcements where event = 'hospitalHoliday' and doctor_id = :id",
      {
        id: doctor.id,
      },
    );
  expect(await announced()).toEqual([]);
  await query(
    hams.db.pool,
    "update practices set desk_permissions = '{answer,move,collect}' where doctor_id = :id",
    {
      id: doctor.id,
    },
  );
  await call(owner, 'POST', 'holidays', { date: thursday, name: 'Vishu' });
  expect((await settings(owner)).holidays).toEqual([
    { date: thursday, name: 'Vishu', touched: touched(1, false) },
  ]);
  expect(await announced()).toMatchObject([{ facts: { day: thursday } }]);
  // Visits that are over or have begun are not affected.
  await query(hams.db.pool, "update appointments set status = 'Completed' where doctor_id = :id", {
    id: doctor.id,
  });
  expect((await settings(owner)).holidays).toMatchObject([{ touched: [] }]);
  expect((await call(owner, 'POST', 'holidays', { date: '2026-11-25', name: 'Over' })).json()).toMatchObject({
    code: 'holiday_past',
    message: 'Choose today or a later date for a holiday.',
  });
  const { owner: stranger } = await newOwner();
  await call(stranger, 'DELETE', `holidays/${thursday}`);
  expect((await settings(owner)).holidays).toHaveLength(1);
  await call(owner, 'DELETE', `holidays/${thursday}`);
  expect((await settings(owner)).holidays).toEqual([]);
});

test('B-10 a hospital says what it offers at a fixed price; the home page shows it once the hospital is checked', async () => {
  const { hospital, owner } = await newOwner();
  const home = async () => (await hams.app.inject('/api/home')).json<HomeContent>();
  expect(await home()).toEqual({ isDemo: true, programs: [], voices: [] });
  const program = { name: 'Heart check', rupees: 1500, description: 'ECG and a talk.' };
  const wrong = await call(owner, 'POST', 'programs', { ...program, rupees: '-1' });
  expect(wrong.json()).toMatchObject({ fields: [{ field: 'rupees' }] });
  const added = await call(owner, 'POST', 'programs', { ...program, rupees: '1500' });
  expect(added.json()).toMatchObject({ settings: { isChecked: false, programs: [program] } });
  expect((await home()).programs).toEqual([]);
  await verifyHospital(commandLineActor, hams.deps, hospital.id, { decision: 'approve' });
  expect((await home()).programs).toMatchObject([program]);

  const more = await Promise.all(Array.from({ length: 22 }, () => call(owner, 'POST', 'programs', program)));
  expect(more.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19);
  const other = await newOwner();
  const [{ programId } = { programId: '' }] = (await settings(owner)).programs;
  await call(other.owner, 'DELETE', `programs/${programId}`);
  expect((await settings(owner)).programs).toHaveLength(20);
  expect(
    (await call(owner, 'DELETE', `programs/${programId}`)).json<{ settings: HospitalSettings }>().settings
      .programs,
  ).toHaveLength(19);
});

test('M-11 the list of a new hospital ticks itself by what is stored, and goes when it is put away', async () => {
  const { hospital, owner } = await newOwner();
  const list = async () => (await call(owner, 'GET', 'checklist')).json<HospitalChecklist>();
  expect(await list()).toEqual({ isOpen: true, isChecked: false, refusal: null, withinHours: 48, done: [] });
  await call(owner, 'PUT', 'settings', {
    hours: [{ weekday: 1, opens: '08:00', closes: '13:00' }],
    whatToBring: 'Earlier reports.',
    letterheadLine: 'GSTIN 36AABCU9603R1ZX',
  });
  await call(owner, 'POST', 'holidays', { date: '2026-12-25', name: 'Christmas' });
  await newDoctorAt(hams, hospital);
  const some = ['hours', 'holidays', 'doctors', 'schedules', 'letterhead', 'messages'];
  expect((await list()).done).toEqual(some);
  await newStaff(hams, hospital, 'nurse');
  expect(await list()).toMatchObject({ isOpen: true, done: some.toSpliced(4, 0, 'team') });
  await verifyHospital(commandLineActor, hams.deps, hospital.id, { decision: 'approve' });
  expect(await list()).toMatchObject({ isOpen: false, isChecked: true });

  const other = await newOwner();
  expect((await call(other.owner, 'PUT', 'checklist/close')).json()).toMatchObject({
    isOpen: false,
    done: [],
  });
});

test('M-11 a change is in the log, with who, where and which fields', async () => {
  const { hospital, owner } = await newOwner();
  await call(owner, 'PUT', 'settings', { email: 'a@b.example', deskPhone: '' });
  const rows = await query(
    hams.db.pool,
    "select actor_role, actor_id, reason from audit_log where hospital_id = :id and event = 'hospital_changed'",
    { id: hospital.id },
  );
  expect(rows).toEqual([{ actor_role: 'owner', actor_id: owner.id, reason: 'email deskPhone' }]);
});

test('M-11 what to bring is read by patients: on the hospital’s page, on the visit’s card and in the email, not by video', async () => {
  const { hospital, owner } = await newOwner();
  await call(owner, 'PUT', 'settings', { whatToBring: 'Earlier reports & scans.' });
  const doctor = await newDoctorAt(hams, hospital);
  await query(hams.db.pool, 'update doctors set confirms_automatically = true where id = :id', {
    id: doctor.id,
  });
  const asha = await newPatient(hams);
  const booked = async (slot: string, consultStatus: string) =>
    (await bookVisit(hams, asha, doctor, slot, { consultStatus })).json<{ appointmentId: string }>()
      .appointmentId;
  const card = async (id: string) =>
    (await hams.app.inject({ url: `/api/patients/appointments/${id}`, headers: asha.bearer })).json<{
      toBring: string;
    }>().toBring;
  expect(await card(await booked('10:00', 'Offline'))).toBe('Earlier reports & scans.');
  expect(await card(await booked('11:00', 'Online'))).toBe('');
  const page = await hams.app.inject({ url: `/api/hospitals/${hospital.id}` });
  expect(page.json<{ hospital: { toBring: string } }>().hospital.toBring).toBe('Earlier reports & scans.');
  await createMessages(hams.deps, 100);
  const mails = await query<{ body: string }>(
    hams.db.pool,
    `select o.body from outbox o join messages m on m.id = o.message_id
     where m.role = 'patient' and m.person_id = :id and m.channel = 'email' and m.event = 'booked' order by m.id`,
    { id: asha.id },
  );
  expect(mails.map(({ body }) => body.includes('Earlier reports & scans.'))).toEqual([true, false]);
});

test.each([
  ['another address', { addressLine: '12 Hill Road' }, '12 Hill Road'],
  ['another name', { hospitalName: 'Sunbird House' }, 'Sunbird House'],
  ['another phone', { deskPhone: '040 2345 0100' }, 'now 040 2345 0100'],
])(
  'M-11 N-01 the screen says how many appointments lie ahead; their patients are told of %s, nobody else',
  async (_what, part, words) => {
    const { hospital, owner } = await newOwner();
    const doctor = await newDoctorAt(hams, hospital);
    const [patient, other] = [await newPatient(hams), await newPatient(hams)];
    await bookVisit(hams, patient, doctor, '11:00');
    await bookVisit(hams, other, await newDoctorAt(hams, await newHospital(hams)), '11:00');
    expect((await settings(owner)).visitsAhead).toBe(1);
    await createMessages(hams.deps, 100);
    await call(owner, 'PUT', 'settings', part);
    await call(owner, 'PUT', 'settings', { whatToBring: 'Earlier reports' });
    const before = hams.deps.clock.now();
    hams.setNow(before + 6 * 60_000);
    await createMessages(hams.deps, 100);
    hams.setNow(before);
    const notified = await query<{ person_id: number; body: string }>(
      hams.db.pool,
      `select m.person_id, o.body from messages m join outbox o on o.message_id = m.id
       where m.event = 'placeChanged' and m.channel = 'email' and m.person_id = any(:ids)`,
      { ids: [patient.id, other.id] },
    );
    expect(notified).toEqual([{ person_id: patient.id, body: expect.stringContaining(words) }]);
  },
);
