import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordAgreement } from '#server/doctors/registration-checks/check-registration.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import {
  bookVisit,
  freshPhone,
  hospitalForm,
  newDoctor,
  newPatient,
  publishDay,
  type TestPerson,
} from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  doctor = await newDoctor(hams);
});
afterAll(() => hams.close());

type Fields = Record<string, unknown>;
const picture = (background = '#0f6b66') =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

async function edit(fields: Fields, photo?: Buffer, person = doctor) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (photo) form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'me.png');
  const body = new Response(form);
  return hams.app.inject({
    method: 'PUT',
    url: '/api/doctors/editProfile',
    headers: { ...person.bearer, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
const editByJson = (body: Fields, headers: Record<string, string> = doctor.bearer) =>
  hams.app.inject({ method: 'PUT', url: '/api/doctors/editProfile', headers, body });

const profile = async () =>
  (await hams.app.inject({ url: '/api/doctors/profile', headers: doctor.bearer })).json().doctor;
const seenByAll = async () =>
  (await hams.app.inject({ url: `/api/doctors/${doctor.id}/profile` })).json().doctor;

const fields: [field: string, sent: unknown, stored: Fields][] = [
  ['name', ' Dr. Meera Iyer ', { name: 'Dr. Meera Iyer' }],
  ['name', 'Prof. Dr. Meera\u200b Iyer', { name: 'Dr. Meera Iyer' }],
  ['email', 'meera@example.com', { email: 'meera@example.com' }],
  ['phone', '6999999999', { phone: '6999999999' }],
  ['gender', 'female', { gender: 'Female' }],
  ['experience', 0, { experience: 0 }],
  ['medicalReg', 'TNMC 1', { medicalReg: 'TNMC 1' }],
  ['specialization', 'neurology', { specialization: 'Neurology' }],
  ['hospital', 'Lake Clinic', { hospital: 'Lake Clinic', Hospital: 'Lake Clinic' }],
  ['Hospital', 'Hill Clinic', { hospital: 'Hill Clinic', Hospital: 'Hill Clinic' }],
  ['basicFee', 0, { basicFee: 0 }],
  ['workingHoursFrom', '10:05', { workingHours: { from: '10:05', to: '17:00' } }],
  ['workingHoursTo', '18:30', { workingHours: { from: '09:00', to: '18:30' } }],
  ['workingDays', [6, 1, 6], { workingDays: [1, 6] }],
  ['languages', ['Tamil', 'English', 'tamil'], { languages: ['Tamil', 'English'] }],
  ['qualifications', [], { qualifications: [] }],
  ['overview', 'Listens.', { overview: 'Listens.' }],
  ['location', { type: 'Point', coordinates: [80.27, 13.08] }, { location: { coordinates: [80.27, 13.08] } }],
];

describe('what a doctor changes', () => {
  test.each(fields)('G-09 %s alone changes, and nothing else', async (field, sent, stored) => {
    const before = await profile();
    const answer = await edit({ [field]: sent, currentPassword: 'teal kettle' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ message: 'Profile updated successfully!', doctor: stored });
    const untouched = Object.keys(before).filter((key) => !(key in stored) && !/hospital/i.test(key));
    const after = await profile();
    for (const key of untouched) expect(after[key], key).toEqual(before[key]);
    await edit({ phone: doctor.phone, currentPassword: 'teal kettle' }); // Frees the number for the next test.
  });

  test('H-15 everything together, as JSON too, and the public sees it without phone and email', async () => {
    const all = Object.fromEntries(fields.filter(([field]) => field !== 'Hospital'));
    expect(
      (await editByJson({ ...all, currentPassword: 'teal kettle', removePhoto: true })).json(),
    ).toMatchObject({
      doctor: Object.assign(
        {},
        ...fields
          .filter(([field]) => field !== 'Hospital' && field !== 'location')
          .map(([, , stored]) => stored),
        { workingHours: { from: '10:05', to: '18:30' } },
      ),
    });
    const seen = await seenByAll();
    expect(seen).toMatchObject({
      name: 'Dr. Meera Iyer',
      workingDays: [1, 6],
      languages: ['Tamil', 'English'],
    });
    expect(JSON.stringify(seen)).not.toMatch(/6999999999|meera@example/);
    await edit({ phone: doctor.phone, currentPassword: 'teal kettle' });
  });

  test('H-15 nothing at all changes nothing, and still answers a token', async () => {
    const before = await profile();
    const answer = await editByJson({});
    expect(answer.json().newToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(await profile()).toEqual(before);
  });

  test('H-15 a new hospital or place joins the nearest listed hospital of that name', async () => {
    const [near, far] = [hospitalForm(freshPhone()), hospitalForm(freshPhone())];
    const sent = [
      { ...near, hospitalName: 'City Care', addressLine: 'Near Street' },
      {
        ...far,
        hospitalName: 'City Care',
        addressLine: 'Far Street',
        pincode: '110001',
        location: { coordinates: [28.6, 77.2] },
      },
    ];
    for (const body of sent) {
      const answer = await hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body });
      expect(answer.statusCode).toBe(201);
    }
    const editAndAgree = async (change: Fields) => {
      expect((await edit(change)).json().doctor).toMatchObject({ address: null, hospitalAgreed: false });
      await recordAgreement(commandLineActor, hams.deps, doctor.id, true);
      return (await edit({ overview: 'Listens.' })).json().doctor;
    };
    expect(await editAndAgree({ hospital: 'city care' })).toMatchObject({
      address: expect.stringContaining('Near Street'),
      hospitalAgreed: true,
    });
    const moved = await editAndAgree({ location: { type: 'Point', coordinates: [77.21, 28.61] } });
    expect(moved.address).toContain('Far Street');
    expect(await editAndAgree({ Hospital: 'Own Practice' })).toMatchObject({
      address: null,
      hospitalAgreed: false,
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['name', ' '],
    ['name', 'a\u0000b'],
    ['name', 'x'.repeat(101)],
    ['email', 'nobody'],
    ['phone', '12345'],
    ['gender', 'Robot'],
    ['experience', 61],
    ['experience', 1.5],
    ['medicalReg', ''],
    ['specialization', 'Astrology'],
    ['hospital', ''],
    ['basicFee', -1],
    ['basicFee', '1.005'],
    ['workingHoursFrom', '09:01'],
    ['workingHoursFrom', '17:00'],
    ['workingHoursTo', '09:00'],
    ['workingHoursTo', '25:00'],
    ['workingDays', []],
    ['workingDays', [0]],
    ['workingDays', 'mo'],
    ['languages', Array.from({ length: 21 }, (_, index) => `Language ${index}`)],
    ['languages', ['x'.repeat(61)]],
    ['qualifications', ['']],
    ['qualifications', { 0: 'MBBS' }],
    ['overview', 'x'.repeat(4001)],
    ['location', { type: 'Point', coordinates: [9, 99] }],
    ['location', 'Kochi'],
    ['availableSlots', { tomorrow: ['09:00'] }],
    ['availableSlots', { [thursday]: ['9 am'] }],
    ['availableSlots', '{'],
    ['removePhoto', 'perhaps'],
  ])('H-15 %s %j is named, and nothing changes', async (field, sent) => {
    const before = await profile();
    const answer = await edit({ overview: 'Changed', experience: 40, [field]: sent });
    const { code, fields: named } = answer.json();
    expect([answer.statusCode, code]).toEqual([400, 'invalid_request']);
    expect(named.map(({ field: name }: { field: string }) => name.split('.')[0])).toEqual([field]);
    expect(await profile()).toEqual(before);
  });

  test('H-15 working hours are held against each other before they are held against the stored ones', async () => {
    const turned = await edit({ workingHoursFrom: '12:00', workingHoursTo: '11:00' });
    expect(turned.json()).toMatchObject({
      fields: [{ field: 'workingHoursTo', message: 'The end time must be after the start time.' }],
    });
    // Each change alone would contradict the stored 09:00 to 17:00.
    expect((await edit({ workingHoursFrom: '18:00', workingHoursTo: '20:00' })).statusCode).toBe(200);
  });

  test('H-15 the phone of another doctor: 409 with the sentence, and nothing changes', async () => {
    const other = await newDoctor(hams);
    const before = await profile();
    const answer = await edit(
      { phone: other.phone, name: 'Dr. Thief', currentPassword: 'teal kettle' },
      await picture(),
    );
    expect(answer.json()).toMatchObject({ status: 409, code: 'doctor_exists' });
    expect(await profile()).toEqual(before);
    expect((await edit({ phone: doctor.phone, name: 'Dr. Self' })).statusCode).toBe(200);
  });

  test('A-11 patients and strangers edit nobody', async () => {
    const patient = await newPatient(hams);
    expect((await editByJson({ name: 'X' }, patient.bearer)).statusCode).toBe(403);
    expect((await editByJson({ name: 'X' }, {})).statusCode).toBe(401);
  });

  test('A-11 nobody edits what is not in the form', async () => {
    const other = await newDoctor(hams);
    const sent = {
      id: other.id,
      doctorId: `DOC-${other.id}`,
      averageRating: 5,
      password_hash: 'x',
      name: 'Me',
    };
    const answer = await editByJson(sent);
    expect(answer.json().doctor).toMatchObject({ name: 'Me', averageRating: null });
    const { doctor: theirs } = (
      await hams.app.inject({ url: '/api/doctors/profile', headers: other.bearer })
    ).json();
    expect(theirs.name).toBe('Dr. Kabir Sethi');
  });
});

describe('the phone and the email, by which an account is taken over', () => {
  const contacts: [what: string, change: () => Fields][] = [
    ['phone', () => ({ phone: freshPhone() })],
    ['email', () => ({ email: 'thief@example.com' })],
  ];

  test.each(contacts)(
    'C-09 another %s needs the present password, and nothing changes without',
    async (_, change) => {
      const before = await profile();
      const sent = { name: 'Dr. New', ...change() };
      expect((await edit(sent)).json()).toMatchObject({
        status: 400,
        fields: [{ field: 'currentPassword' }],
      });
      const wrong = await edit({ ...sent, currentPassword: 'secret9' });
      expect(wrong.json()).toMatchObject({ status: 403, code: 'wrong_password' });
      expect(await profile()).toEqual(before);
      expect((await edit({ ...sent, currentPassword: 'teal kettle' })).json().doctor).toMatchObject(sent);
    },
  );

  test('C-09 sent as they are they need none, as in the call of the specification', async () => {
    const answer = await edit({ phone: doctor.phone, email: 'kabir@example.com', name: 'Dr. Same' });
    expect(answer.json().doctor.name).toBe('Dr. Same');
  });

  test('C-09 the present password cannot be guessed from a stolen session', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await edit({ email: 'a@b.example', currentPassword: `guess${guess}` })).statusCode).toBe(403);
    }
    const closed = await edit({ email: 'a@b.example', currentPassword: 'teal kettle' });
    expect(closed.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });

  test('C-09 the owner hears of it at the number of before', async () => {
    const letters = async () => {
      await hams.deps.outbox.deliver();
      const all = (await hams.app.inject('/api/demo/mailbox')).json();
      return all.filter(({ to }: { to: string }) => to === doctor.phone);
    };
    await edit({ name: 'Dr. New', email: 'kabir@example.com' });
    expect(await letters()).toEqual([]);
    await edit({ phone: freshPhone(), currentPassword: 'teal kettle' });
    expect(await letters()).toMatchObject([{ subject: 'Your HAMS phone number or email was changed' }]);
  });
});

describe('the photo', () => {
  test('G-09 is stored as WebP, seen by all, replaced, and taken away', async () => {
    const first = (await edit({}, await picture())).json().doctor.photo.url;
    const image = await hams.app.inject({ url: first });
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 360,
      height: 360,
    });
    expect((await seenByAll()).photo.url).toBe(first);
    const second = (await edit({ removePhoto: 'true' }, await picture('#b93a22'))).json().doctor.photo.url;
    expect(second).not.toBe(first);
    expect((await edit({ removePhoto: 'false' })).json().doctor.photo.url).toBe(second);
    expect((await edit({ removePhoto: 'true' })).json().doctor.photo.url).toBeNull();
  });

  test.each([
    [
      'that is no image',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'not_acceptable_image',
    ],
    ['of more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 1), 413, 'too_large'],
  ])('G-09 one %s changes nothing at all', async (_, bytes, status, code) => {
    const before = await profile();
    const answer = await edit({ name: 'Dr. New', availableSlots: { '2026-11-30': ['09:00'] } }, bytes);
    expect(answer.json()).toMatchObject({ status, code });
    expect(await profile()).toEqual(before);
  });
});

describe('the days', () => {
  const intervals = async () =>
    (await hams.app.inject({ url: `/api/doctors/${doctor.id}/slots` })).json().intervals;

  test('H-15 named days are published, the others stay, and booked slots with them', async () => {
    await publishDay(hams, doctor, '2026-11-28', ['10:00'], 60);
    await bookVisit(hams, await newPatient(hams), doctor, '11:45');
    const answer = await edit({
      availableSlots: { '2026-11-30': ['16:30', '09:00'], [thursday]: ['09:00'] },
    });
    expect(answer.json().doctor.availableSlots).toEqual({
      [thursday]: ['09:00', '11:45'],
      '2026-11-28': ['10:00'],
      '2026-11-30': ['09:00', '16:30'],
    });
    // Thursday keeps its interval; 30 minutes is the widest grid that has 16:30.
    expect(await intervals()).toEqual({ [thursday]: 15, '2026-11-28': 60, '2026-11-30': 30 });
    await edit({ availableSlots: { '2026-11-28': ['10:15'], '2026-11-30': [] } });
    expect(await intervals()).toMatchObject({ '2026-11-28': 15, '2026-11-30': 30 });
  });

  test.each([
    ['in the past', '2026-11-25', '09:00', 'day_past'],
    ['years ahead', '2029-01-01', '09:00', 'day_too_far'],
    ['with a slot off every grid', '2026-12-01', '09:05', 'slot_off_grid'],
    ['in the past with such a slot', '2026-11-25', '09:05', 'day_past'],
  ])('H-15 one day %s, and nothing changes', async (_, day, slot, code) => {
    const before = await profile();
    const answer = await edit({
      name: 'Dr. New',
      availableSlots: { '2026-11-27': ['09:00'], [day]: [slot] },
    });
    expect(answer.json()).toMatchObject({ status: 422, code });
    expect(await profile()).toEqual(before);
  });
});
