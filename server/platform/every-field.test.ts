// Two fields of one type that are swapped on their way to the table pass every type check. So each form is
// sent with a different value in every field, and read back from the table and from the API.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doctorProfileForm } from '#contract/appointments/own-profile.ts';
import { doctorRegistration } from '#contract/doctors/doctors.ts';
import { hospitalRegistration } from '#contract/hospital/hospitals.ts';
import { patientRegistration, patientSettings } from '#contract/patients/patients.ts';
import { query } from '#db/statement.ts';
import { consentVersion } from '#domain/accounts/consent.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import {
  bookVisit,
  freshPhone,
  newDoctor,
  newPatient,
  publishDay,
  type TestPerson,
} from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

type Fields = Readonly<Record<string, unknown>>;

const send = async (method: 'POST' | 'PUT', url: string, body: Fields, headers = {}) => {
  const answer = await hams.app.inject({ method, url: `/api${url}`, headers, body });
  expect([answer.statusCode, answer.body]).toEqual([method === 'POST' ? 201 : 200, expect.any(String)]);
};
const rowQueries = {
  patients: 'select a.*, p.* from accounts a join patients p on p.account_id = a.id',
  doctors: `select pr.*, pr.name as practice_name, a.*, d.* from accounts a join doctors d on d.account_id = a.id
    join practices pr on pr.doctor_id = d.id`,
  hospitals: `select a.*, h.*, a.email from accounts a join memberships m on m.account_id = a.id
    join hospitals h on h.id = m.hospital_id`,
};
const findRow = async (role: keyof typeof rowQueries, phone: string) =>
  (await query<Fields>(hams.db.pool, `${rowQueries[role]} where a.phone = :phone`, { phone }))[0];
const logIn = async (role: 'patient' | 'doctor', phone: string, password: string) => {
  const body = { phone, password };
  const answer = await hams.app.inject({ method: 'POST', url: `/api/${role}s/login`, body });
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
};
const read = async (url: string, headers: Record<string, string>) =>
  (await hams.app.inject({ url: `/api${url}`, headers })).json();

/** Fails if the form lacks a field of the contract, or two fields have the same value. */
function expectEveryField(form: Fields, { shape }: { readonly shape: object }, leftOut: string[] = []) {
  expect([...Object.keys(form), ...leftOut].toSorted()).toEqual(Object.keys(shape).toSorted());
  const values = Object.values(form).flatMap((value) =>
    typeof value === 'object' && value && !Array.isArray(value) ? Object.values(value) : [value],
  );
  expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(values.length);
}

const newcomer = (phone: string) => ({
  name: 'Nila Thomas',
  email: 'nila@example.com',
  phone,
  password: 'secret of Nila',
  gender: 'Female',
  dateOfBirth: '1991-02-03',
  street: '4 Street Lane',
  city: 'Citypur',
  state: 'Statepradesh',
  postalCode: '600005',
  emergencyName: 'Emer Gency',
  emergencyRelation: 'Neighbour',
  emergencyPhone: '9800000006',
  consent: consentVersion,
});

test('C-03 every field of a patient who signs up is stored as itself', async () => {
  const form = newcomer(freshPhone());
  expectEveryField(form, patientRegistration);
  await send('POST', '/patients/signup', form);
  expect(await findRow('patients', form.phone)).toMatchObject({
    name: 'Nila Thomas',
    email: 'nila@example.com',
    gender: 'Female',
    date_of_birth: '1991-02-03',
    street: '4 Street Lane',
    city: 'Citypur',
    state: 'Statepradesh',
    postal_code: '600005',
    emergency_name: 'Emer Gency',
    emergency_relation: 'Neighbour',
    emergency_phone: '9800000006',
  });
  const bearer = await logIn('patient', form.phone, form.password);
  expect(await read('/patients/profile', bearer)).toMatchObject({
    name: 'Nila Thomas',
    email: 'nila@example.com',
    phone: form.phone,
    gender: 'female',
    dateOfBirth: '1991-02-03',
    address: { street: '4 Street Lane', city: 'Citypur', state: 'Statepradesh', postalCode: '600005' },
    emergencyContact: { name: 'Emer Gency', relation: 'Neighbour', phone: '9800000006' },
  });
});

test('F-13 every field of a patient’s settings is stored as itself', async () => {
  const before = newcomer(freshPhone());
  await send('POST', '/patients/signup', before);
  const form = {
    name: 'Nila Varghese',
    phone: freshPhone(),
    email: 'varghese@example.com',
    gender: 'other',
    dateOfBirth: '1992-03-04',
    address: { street: '7 New Street', city: 'Newcity', state: 'Newstate', postalCode: '700008' },
    emergencyContact: { name: 'New Gency', phone: '9800000009', relation: 'Cousin' },
    password: 'another secret',
    currentPassword: before.password,
  };
  // The form has a date instead of a year, and a password instead of a code.
  expectEveryField(form, patientSettings, ['birthYear', 'code']);
  const bearer = await logIn('patient', before.phone, before.password);
  await send('PUT', '/patients/update-profile', form, bearer);
  expect(await findRow('patients', form.phone)).toMatchObject({
    name: 'Nila Varghese',
    email: 'varghese@example.com',
    gender: 'Other',
    date_of_birth: '1992-03-04',
    street: '7 New Street',
    city: 'Newcity',
    state: 'Newstate',
    postal_code: '700008',
    emergency_name: 'New Gency',
    emergency_relation: 'Cousin',
    emergency_phone: '9800000009',
  });
  const { password: _, currentPassword: __, ...rest } = form;
  expect(await read('/patients/profile', await logIn('patient', form.phone, form.password))).toMatchObject(
    rest,
  );
});

const practitioner = (phone: string) => ({
  name: 'Dr. Om Prakash',
  email: 'om@example.com',
  phone,
  password: 'secret of Om',
  gender: 'Male',
  experience: 13,
  medicalReg: 'REG 77',
  council: 'KA',
  registrationYear: 2007,
  consent: consentVersion,
  specialization: 'Cardiology',
  Hospital: 'Hill Hospital',
  practiceAddress: '7 Hill Road',
  basicFee: 450.5,
  workingHoursFrom: '08:15',
  workingHoursTo: '16:45',
  location: { type: 'Point', coordinates: [77.5, 12.9] },
});

test('C-04 every field of a doctor who signs up is stored as itself', async () => {
  const form = practitioner(freshPhone());
  expectEveryField(form, doctorRegistration);
  await send('POST', '/doctors/signup', form);
  expect(await findRow('doctors', form.phone)).toMatchObject({
    name: 'Dr. Om Prakash',
    email: 'om@example.com',
    gender: 'Male',
    experience_years: 13,
    medical_registration: 'REG 77',
    council: 'KA',
    registration_year: 2007,
    specialization: 'Cardiology',
    practice_name: 'Hill Hospital',
    address: '7 Hill Road',
    clinic_fee_paise: 45_050,
    works_from: 8 * 60 + 15,
    works_to: 16 * 60 + 45,
    location: { x: 77.5, y: 12.9 },
  });
  const { doctor } = await read('/doctors/profile', await logIn('doctor', form.phone, form.password));
  const { password: _, consent: __, workingHoursFrom, workingHoursTo, ...rest } = form;
  expect(doctor).toMatchObject({ ...rest, workingHours: { from: workingHoursFrom, to: workingHoursTo } });
});

test('G-09 every field of a doctor’s profile is stored as itself', async () => {
  const before = practitioner(freshPhone());
  await send('POST', '/doctors/signup', before);
  const form = {
    name: 'Dr. Om Swarup',
    email: 'swarup@example.com',
    phone: freshPhone(),
    gender: 'Other',
    experience: 21,
    medicalReg: 'REG 88',
    council: 'KL',
    registrationYear: 2008,
    clinicPhone: '4842345678',
    specialization: 'Neurology',
    hospital: 'Lake Hospital',
    practiceAddress: '9 Lake Road',
    basicFee: 777.25,
    workingHoursFrom: '09:30',
    workingHoursTo: '17:30',
    workingDays: [2, 5],
    languages: ['Tamil', 'Odia'],
    qualifications: ['MBBS', 'DM'],
    overview: 'Listens.',
    location: { type: 'Point', coordinates: [80.25, 13.1] },
    availableSlots: { [thursday]: ['10:00', '10:30'] },
    currentPassword: before.password,
  };
  expectEveryField(form, doctorProfileForm, ['Hospital', 'removePhoto']);
  const bearer = await logIn('doctor', before.phone, before.password);
  await send('PUT', '/doctors/editProfile', form, bearer);
  expect(await findRow('doctors', form.phone)).toMatchObject({
    name: 'Dr. Om Swarup',
    email: 'swarup@example.com',
    gender: 'Other',
    experience_years: 21,
    medical_registration: 'REG 88',
    council: 'KL',
    registration_year: 2008,
    clinic_phone: '4842345678',
    specialization: 'Neurology',
    practice_name: 'Lake Hospital',
    address: '9 Lake Road',
    clinic_fee_paise: 77_725,
    works_from: 9 * 60 + 30,
    works_to: 17 * 60 + 30,
    works_days: [2, 5],
    languages: ['Tamil', 'Odia'],
    qualifications: ['MBBS', 'DM'],
    overview: 'Listens.',
    location: { x: 80.25, y: 13.1 },
  });
  const { doctor } = await read('/doctors/profile', await logIn('doctor', form.phone, before.password));
  const { currentPassword: _, workingHoursFrom, workingHoursTo, ...rest } = form;
  expect(doctor).toMatchObject({ ...rest, workingHours: { from: workingHoursFrom, to: workingHoursTo } });
});

test('C-05 every field of a hospital that signs up is stored as itself', async () => {
  const form = {
    hospitalName: 'River Hospital',
    phone: freshPhone(),
    email: 'river@example.com',
    password: 'secret of River',
    RegId: 'H-REG 5',
    location: { coordinates: [11.25, 75.75] },
    addressLine: '5 River Road',
    consent: consentVersion,
    city: 'Rivercity',
    state: 'Riverstate',
    pincode: '673001',
  };
  expectEveryField(form, hospitalRegistration);
  await send('POST', '/hospitals/signup', form);
  const row = await findRow('hospitals', form.phone);
  expect(row).toMatchObject({
    name: 'River Hospital',
    registration_id: 'H-REG 5',
    email: 'river@example.com',
    address_line: '5 River Road',
    city: 'Rivercity',
    state: 'Riverstate',
    pincode: '673001',
    location: { x: 75.75, y: 11.25 },
  });
  expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  const [listed] = await read('/hospitals/getAll/11.25/75.75', {});
  expect(listed).toMatchObject({
    hospitalName: 'River Hospital',
    RegId: 'H-REG 5',
    addressLine: '5 River Road',
    city: 'Rivercity',
  });
});

/** People are numbered by role; with equally many doctors and patients, mixed-up ids would go unnoticed. */
async function addUnrelatedPeople(): Promise<[doctor: TestPerson, patient: TestPerson]> {
  const doctor = await newDoctor(hams);
  for (;;) {
    const patient = await newPatient(hams);
    if (patient.id !== doctor.id) return [doctor, patient];
  }
}

test('E-05 every field of a booking is stored as itself', async () => {
  const [doctor, patient] = await addUnrelatedPeople();
  const day = '2026-11-27';
  await publishDay(hams, doctor, day, listGridStarts(30).map(formatSlotTime), 30);
  const more = {
    date: day,
    Hospital: 'Hill Hospital',
    reason: 'Sore knee',
    payStatus: 'Paid',
    consultStatus: 'Online',
    needs: { choices: ['interpreter', 'wheelchair'], language: 'te', note: 'A ramp' },
  };
  const { needs, ...answered } = more;
  const booked = await bookVisit(hams, patient, doctor, '11:30', more, {
    'idempotency-key': 'key of this booking',
  });
  expect(booked.json()).toMatchObject({ ...answered, slotNumber: '11:30' });
  const [row] = await query<Fields>(
    hams.db.pool,
    'select * from appointments where patient_id = :patientId',
    { patientId: patient.id },
  );
  expect(row).toMatchObject({
    doctor_id: doctor.id,
    hospital: 'Hill Hospital',
    starts_at: new Date(`${day}T11:30:00+05:30`),
    ends_at: new Date(`${day}T12:00:00+05:30`),
    status: 'Requested',
    reason: 'Sore knee',
    consult_status: 'Online',
    pay_status: 'Paid',
    fee_paise: 65_050,
    meeting_link: null,
    idempotency_key: 'key of this booking',
    needs,
    booked_at: new Date(thursdayMorning),
  });
  const [listed] = await read('/patients/appointments', patient.bearer);
  expect(listed).toMatchObject({
    date: day,
    slot: '11:30',
    hospital: 'Hill Hospital',
    reason: 'Sore knee',
    payStatus: 'Paid',
    consultStatus: 'Online',
    needs,
  });
});
