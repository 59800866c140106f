import type pg from 'pg';
import { toPaise } from '#domain/platform/money.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import type { DemoDoctor, DemoHospital } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';

const point = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
  `(${longitude.toFixed(5)},${latitude.toFixed(5)})`;

interface AccountOwner {
  readonly phone: string;
  readonly email: string;
}

/** Returns account ids in the order of their owners. */
async function insertAccounts(
  client: pg.ClientBase,
  kind: 'patient' | 'professional',
  owners: readonly AccountOwner[],
  hashFor: (phone: string) => string,
): Promise<number[]> {
  const ids = await reserveIds(client, 'accounts', owners.length);
  await insertRows(
    client,
    'accounts',
    { id: 'bigint', kind: 'text', phone: 'text', email: 'text', password_hash: 'text' },
    owners.map(({ phone, email }, index) => ({
      id: ids[index],
      kind,
      phone,
      email,
      password_hash: hashFor(phone),
    })),
  );
  return ids;
}

export interface HospitalInCity extends DemoHospital {
  readonly city: string;
  readonly state: string;
  readonly council: string;
}

export async function insertHospitals(
  client: pg.ClientBase,
  hospitals: readonly HospitalInCity[],
  checkedAt: Date,
) {
  const columns = {
    id: 'bigint',
    name: 'text',
    registration_id: 'text',
    address_line: 'text',
    city: 'text',
    state: 'text',
    pincode: 'text',
    location: 'point',
    checklist_closed_at: 'timestamptz',
    checked_at: 'timestamptz',
  };
  const rows = hospitals.map((hospital, index) => ({
    id: hospital.id,
    name: hospital.area.hospital,
    registration_id: `${hospital.council}-HOSP-${1201 + index * 7}`,
    address_line: `${hospital.area.street}, ${hospital.area.name}`,
    city: hospital.city,
    state: hospital.state,
    pincode: hospital.area.pincode,
    location: point(hospital),
    checked_at: checkedAt,
    checklist_closed_at: checkedAt,
  }));
  await insertRows(client, 'hospitals', columns, rows);
}

/** Inserts doctors with their main practices; returns the practice ids by doctor id. */
export async function insertDoctors(
  client: pg.ClientBase,
  doctors: readonly DemoDoctor[],
  hashFor: (phone: string) => string,
  checkedAt: Date,
): Promise<Map<number, number>> {
  const accountIds = await insertAccounts(client, 'professional', doctors, hashFor);
  const columns = {
    id: 'bigint',
    account_id: 'bigint',
    name: 'text',
    gender: 'text',
    experience_years: 'smallint',
    medical_registration: 'text',
    specialization: 'text',
    photo_hash: 'text',
    languages: 'text[]',
    qualifications: 'text[]',
    overview: 'text',
    confirms_automatically: 'boolean',
    registration_checked_at: 'timestamptz',
  };
  const rows = doctors.map((doctor, index) => ({
    id: doctor.id,
    account_id: accountIds[index],
    name: doctor.name,
    gender: doctor.gender,
    experience_years: doctor.experienceYears,
    medical_registration: doctor.medicalRegistration,
    specialization: doctor.specialization,
    photo_hash: doctor.photoHash,
    languages: doctor.languages,
    qualifications: doctor.qualifications,
    overview: doctor.overview,
    confirms_automatically: doctor.confirmsAutomatically,
    registration_checked_at: checkedAt,
  }));
  await insertRows(client, 'doctors', columns, rows);
  const practiceIds = await reserveIds(client, 'practices', doctors.length);
  await insertRows(
    client,
    'practices',
    {
      id: 'bigint',
      doctor_id: 'bigint',
      hospital_id: 'bigint',
      name: 'text',
      clinic_fee_paise: 'bigint',
      works_from: 'smallint',
      works_to: 'smallint',
      location: 'point',
      hospital_agreed_at: 'timestamptz',
      is_main: 'boolean',
    },
    doctors.map((doctor, index) => ({
      id: practiceIds[index],
      doctor_id: doctor.id,
      hospital_id: doctor.hospitalId,
      name: doctor.hospitalName,
      clinic_fee_paise: toPaise(doctor.feeRupees),
      works_from: doctor.worksFrom,
      works_to: doctor.worksTo,
      location: point(doctor),
      hospital_agreed_at: doctor.hospitalId === null ? null : checkedAt,
      is_main: true,
    })),
  );
  return new Map(doctors.map(({ id }, index) => [id, practiceIds[index] ?? 0]));
}

export async function insertPatients(
  client: pg.ClientBase,
  patients: readonly DemoPatient[],
  hashFor: (phone: string) => string,
) {
  const accountIds = await insertAccounts(client, 'patient', patients, hashFor);
  const columns = {
    id: 'bigint',
    account_id: 'bigint',
    name: 'text',
    gender: 'text',
    date_of_birth: 'date',
    photo_hash: 'text',
    street: 'text',
    city: 'text',
    state: 'text',
    postal_code: 'text',
    emergency_name: 'text',
    emergency_relation: 'text',
    emergency_phone: 'text',
  };
  const rows = patients.map((patient, index) => ({
    id: patient.id,
    account_id: accountIds[index],
    name: patient.name,
    gender: patient.gender,
    date_of_birth: patient.dateOfBirth,
    photo_hash: patient.photoHash,
    street: patient.street,
    city: patient.city,
    state: patient.state,
    postal_code: patient.postalCode,
    emergency_name: patient.emergencyName,
    emergency_relation: patient.emergencyRelation,
    emergency_phone: patient.emergencyPhone,
  }));
  await insertRows(client, 'patients', columns, rows);
}
