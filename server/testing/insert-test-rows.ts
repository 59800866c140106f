import { insertRows, insertWithIds } from '#db/insert-rows.ts';
import { type Queryable, query } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { TestApp } from './app.ts';
import { freshPhone, type TestPerson } from './people.ts';

interface Account {
  readonly phone?: string;
  readonly email?: string;
}
export interface DoctorValues extends Account {
  readonly name?: string;
  readonly gender?: Gender;
  readonly specialization?: string;
  readonly experience?: number;
  readonly languages?: readonly string[];
  readonly ratings?: readonly [sum: number, count: number];
  /** The main practice, which is at no listed hospital. */
  readonly hospital?: string;
  readonly feePaise?: number;
  /** Longitude and latitude. */
  readonly location?: readonly [number, number];
}
interface PatientValues extends Account {
  readonly name?: string;
  readonly gender?: string;
  readonly dateOfBirth?: string;
}

async function insertAccounts(
  client: Queryable,
  kind: 'patient' | 'professional',
  accounts: readonly Account[],
): Promise<number[]> {
  const rows = accounts.map(({ phone = freshPhone(), email = 'someone@example.com' }) => ({
    kind,
    phone,
    passwordHash: 'x',
    email,
  }));
  return insertWithIds(client, 'accounts', rows);
}

export async function insertDoctors(client: Queryable, doctors: readonly DoctorValues[]): Promise<number[]> {
  const accountIds = await insertAccounts(client, 'professional', doctors);
  const rows = doctors.map((doctor, n) => ({
    accountId: accountIds[n],
    name: doctor.name ?? 'Dr. Kabir Sethi',
    gender: doctor.gender ?? 'Other',
    experienceYears: doctor.experience ?? 10,
    medicalRegistration: 'KMC 45821',
    specialization: doctor.specialization ?? 'Cardiology',
    languages: doctor.languages ?? [],
    ratingSum: doctor.ratings?.[0] ?? 0,
    ratingCount: doctor.ratings?.[1] ?? 0,
  }));
  const ids = await insertWithIds(client, 'doctors', rows);
  const practices = doctors.map((doctor, n) => ({
    doctorId: ids[n],
    name: doctor.hospital ?? 'Care Hospital',
    location: `(${(doctor.location ?? [76.2673, 9.9312]).join()})`,
    clinicFeePaise: doctor.feePaise ?? 50_000,
    isMain: true,
  }));
  await insertRows(client, 'practices', practices);
  return ids;
}

export async function insertPatients(
  client: Queryable,
  patients: readonly PatientValues[],
): Promise<number[]> {
  const accountIds = await insertAccounts(client, 'patient', patients);
  const rows = patients.map((patient, n) => ({
    accountId: accountIds[n],
    name: patient.name ?? 'Asha Menon',
    gender: patient.gender ?? 'Female',
    dateOfBirth: patient.dateOfBirth ?? '1990-04-12',
  }));
  return insertWithIds(client, 'patients', rows);
}

interface Hospital {
  readonly name?: string;
  readonly city?: string;
  /** Longitude and latitude. */
  readonly location?: readonly [number, number];
}

/** A hospital without staff. */
export async function insertHospital({ db }: TestApp, hospital: Hospital = {}): Promise<number> {
  const { name = 'Lake Clinic', city = 'Kochi', location = [76.2673, 9.9312] } = hospital;
  const [stored] = await query<{ id: number }>(
    db.pool,
    `insert into hospitals (name, registration_id, address_line, city, state, pincode, location)
     values (:name, gen_random_uuid(), '1 Marine Drive', :city, 'Kerala', '682001', :location) returning id`,
    { name, city, location: `(${location.join()})` },
  );
  return stored?.id ?? 0;
}

export const insertHoliday = ({ db }: TestApp, hospital: number, day: string, name: string) =>
  query(db.pool, 'insert into hospital_holidays values (:hospital, :day, :name)', { hospital, day, name });

interface Leave {
  readonly from: string;
  readonly to: string;
  readonly fromMinutes?: number;
  readonly toMinutes?: number;
}

/** Of one day if it has minutes. */
export const insertLeave = ({ db }: TestApp, doctor: Pick<TestPerson, 'id'>, leave: Leave) =>
  query(
    db.pool,
    `insert into leaves (doctor_id, first_day, last_day, from_minutes, to_minutes, closed, made_at, send_at)
     select :doctor, :from::date, :to::date, :fromMinutes::int, :toMinutes::int, tstzmultirange(tstzrange(
       (:from::date + make_interval(mins => coalesce(:fromMinutes::int, 0))) at time zone 'Asia/Kolkata',
       (:to::date + make_interval(mins => coalesce(:toMinutes::int, 1440))) at time zone 'Asia/Kolkata')), now(), now()`,
    { doctor: doctor.id, fromMinutes: null, toMinutes: null, ...leave },
  );
