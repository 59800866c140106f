import { insertRows, reserveIds } from '#db/demo/insert-rows.ts';
import type { Queryable } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import { freshPhone } from './people.ts';

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
  const ids = await reserveIds(client, 'accounts', accounts.length);
  await insertRows(
    client,
    'accounts',
    { id: 'bigint', kind: 'text', phone: 'text', password_hash: 'text', email: 'text' },
    accounts.map(({ phone = freshPhone(), email = 'someone@example.com' }, n) => ({
      id: ids[n],
      kind,
      phone,
      password_hash: 'x',
      email,
    })),
  );
  return ids;
}

export async function insertDoctors(client: Queryable, doctors: readonly DoctorValues[]): Promise<number[]> {
  const accountIds = await insertAccounts(client, 'professional', doctors);
  const ids = await reserveIds(client, 'doctors', doctors.length);
  await insertRows(
    client,
    'doctors',
    {
      id: 'bigint',
      account_id: 'bigint',
      name: 'text',
      gender: 'text',
      experience_years: 'smallint',
      medical_registration: 'text',
      specialization: 'text',
      languages: 'text[]',
      rating_sum: 'int',
      rating_count: 'int',
    },
    doctors.map((doctor, n) => ({
      id: ids[n],
      account_id: accountIds[n],
      name: doctor.name ?? 'Dr. Kabir Sethi',
      gender: doctor.gender ?? 'Other',
      experience_years: doctor.experience ?? 10,
      medical_registration: 'KMC 45821',
      specialization: doctor.specialization ?? 'Cardiology',
      languages: doctor.languages ?? [],
      rating_sum: doctor.ratings?.[0] ?? 0,
      rating_count: doctor.ratings?.[1] ?? 0,
    })),
  );
  await insertRows(
    client,
    'practices',
    { doctor_id: 'bigint', name: 'text', location: 'point', clinic_fee_paise: 'bigint', is_main: 'boolean' },
    doctors.map((doctor, n) => ({
      doctor_id: ids[n],
      name: doctor.hospital ?? 'Care Hospital',
      location: `(${(doctor.location ?? [76.2673, 9.9312]).join()})`,
      clinic_fee_paise: doctor.feePaise ?? 50_000,
      is_main: true,
    })),
  );
  return ids;
}

export async function insertPatients(
  client: Queryable,
  patients: readonly PatientValues[],
): Promise<number[]> {
  const accountIds = await insertAccounts(client, 'patient', patients);
  const ids = await reserveIds(client, 'patients', patients.length);
  await insertRows(
    client,
    'patients',
    { id: 'bigint', account_id: 'bigint', name: 'text', gender: 'text', date_of_birth: 'date' },
    patients.map((patient, n) => ({
      id: ids[n],
      account_id: accountIds[n],
      name: patient.name ?? 'Asha Menon',
      gender: patient.gender ?? 'Female',
      date_of_birth: patient.dateOfBirth ?? '1990-04-12',
    })),
  );
  return ids;
}
