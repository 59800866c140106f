import { doctorRegistration } from '#contract/doctors/doctors.ts';
import { patientRegistration } from '#contract/patients/patients.ts';
import { query } from '#db/statement.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { signUpDoctor } from '#server/doctors/profile/sign-up-doctor.ts';
import { signUpPatient } from '#server/patients/profile/sign-up-patient.ts';
import { type TestApp, thursday } from './app.ts';

export interface TestPerson {
  readonly id: number;
  readonly phone: string;
  readonly token: string;
  readonly bearer: { readonly authorization: string };
}

let people = 0;

export const patientForm = (phone: string) => ({
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone,
  password: 'teal kettle',
  gender: 'Female',
  dateOfBirth: '1990-04-12',
  street: '12 Lake Road',
  city: 'Kochi',
  state: 'Kerala',
  postalCode: '682001',
  emergencyName: 'Ravi Menon',
  emergencyRelation: 'Brother',
  emergencyPhone: '9876543210',
});

export const doctorForm = (phone: string) => ({
  name: 'Dr. Kabir Sethi',
  email: 'kabir@example.com',
  phone,
  password: 'teal kettle',
  gender: 'Male',
  experience: 12,
  medicalReg: 'KMC 45821',
  specialization: 'Cardiology',
  Hospital: 'Care Hospital',
  basicFee: 650.5,
  workingHoursFrom: '09:00',
  workingHoursTo: '17:00',
  location: { type: 'Point', coordinates: [76.2673, 9.9312] },
});

export const hospitalForm = (phone: string) => ({
  hospitalName: 'Care Hospital',
  phone,
  email: 'desk@example.com',
  password: 'teal kettle',
  RegId: `REG-${phone}`,
  location: { coordinates: [9.9312, 76.2673] },
  addressLine: '1 Marine Drive',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
});

/** Unique in this test file. */
export function freshPhone(): string {
  people += 1;
  return String(7_000_000_000 + people);
}

const client = { address: '127.0.0.1', userAgent: 'lightMyRequest' };

/** Has the effect of the endpoint without the call, since thousands sign up. */
async function signUp({ deps }: TestApp, role: 'patient' | 'doctor'): Promise<TestPerson> {
  const phone = freshPhone();
  const token =
    role === 'patient'
      ? await signUpPatient(deps, patientRegistration.parse(patientForm(phone)), null, client, 'en')
      : await signUpDoctor(deps, doctorRegistration.parse(doctorForm(phone)), null, client, 'en');
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    string
  >;
  const id = parseId(role, payload[`${role}Id`] ?? '') ?? 0;
  return { id, phone, token, bearer: { authorization: `Bearer ${token}` } };
}

/** The same person with a new session, as sessions end after seven days of the clock. */
export async function logInAgain(
  { app }: TestApp,
  role: 'patient' | 'doctor',
  person: TestPerson,
): Promise<TestPerson> {
  const body = { phone: person.phone, password: 'teal kettle' };
  const answer = await app.inject({ method: 'POST', url: `/api/${role}s/login`, body });
  if (answer.statusCode !== 200) throw new Error(`Login answered ${answer.statusCode}: ${answer.body}`);
  const { token } = answer.json<{ token: string }>();
  return { ...person, token, bearer: { authorization: `Bearer ${token}` } };
}

export const newPatient = (hams: TestApp) => signUp(hams, 'patient');

export async function newVerifiedPatient(hams: TestApp): Promise<TestPerson> {
  const patient = await newPatient(hams);
  await query(
    hams.db.pool,
    "update accounts set phone_verified_at = :now where kind = 'patient' and phone = :phone",
    {
      phone: patient.phone,
      now: new Date(hams.deps.clock.now()),
    },
  );
  return patient;
}

/** A new doctor with slots of 15 minutes on the whole Thursday. */
export async function newDoctor(hams: TestApp): Promise<TestPerson> {
  const doctor = await signUp(hams, 'doctor');
  await query(
    hams.db.pool,
    `insert into published_days (practice_id, day, interval_minutes, mode, doctor_id, starts, source)
     select id, :day, 15, 'Any', doctor_id, :starts, 'hand' from practices where doctor_id = :id and is_main`,
    { id: doctor.id, day: thursday, starts: listGridStarts(15) },
  );
  return doctor;
}

export function publishDay(
  { app }: TestApp,
  doctor: TestPerson,
  date: string,
  slots: readonly string[],
  interval: number,
) {
  return app.inject({
    method: 'POST',
    url: `/api/doctors/${doctor.id}/slots`,
    headers: doctor.bearer,
    body: { date, slots, interval },
  });
}

export function bookVisit(
  { app }: TestApp,
  patient: TestPerson,
  doctor: TestPerson,
  slotNumber: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/appointments/book',
    headers: { ...patient.bearer, ...headers },
    body: { date: thursday, doctorId: String(doctor.id), slotNumber, ...more },
  });
}
