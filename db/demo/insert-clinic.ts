import type pg from 'pg';
import { paiseOf } from '#domain/money.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoDoctor, DemoHospital } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';

const point = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
  `(${longitude.toFixed(5)},${latitude.toFixed(5)})`;

export interface HospitalInCity extends DemoHospital {
  readonly city: string;
  readonly state: string;
  readonly council: string;
}

export async function insertHospitals(
  client: pg.ClientBase,
  hospitals: readonly HospitalInCity[],
  passwordHash: string,
  checkedAt: Date,
) {
  const columns = {
    id: 'bigint',
    name: 'text',
    registration_id: 'text',
    phone: 'text',
    email: 'text',
    password_hash: 'text',
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
    phone: String(8_000_000_001 + index),
    email: `desk.${hospital.area.hospital.toLowerCase().replace(/[^a-z]+/g, '.')}@demo.hams.example`,
    password_hash: passwordHash,
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

export async function insertDoctors(
  client: pg.ClientBase,
  doctors: readonly DemoDoctor[],
  hashFor: (phone: string) => string,
  checkedAt: Date,
) {
  const columns = {
    id: 'bigint',
    name: 'text',
    email: 'text',
    phone: 'text',
    password_hash: 'text',
    gender: 'text',
    experience_years: 'smallint',
    medical_registration: 'text',
    specialization: 'text',
    hospital_id: 'bigint',
    hospital_name: 'text',
    basic_fee_paise: 'bigint',
    works_from: 'smallint',
    works_to: 'smallint',
    photo_hash: 'text',
    location: 'point',
    languages: 'text[]',
    qualifications: 'text[]',
    overview: 'text',
    confirms_automatically: 'boolean',
    registration_checked_at: 'timestamptz',
    hospital_agreed_at: 'timestamptz',
  };
  const rows = doctors.map((doctor) => ({
    id: doctor.id,
    name: doctor.name,
    email: doctor.email,
    phone: doctor.phone,
    gender: doctor.gender,
    password_hash: hashFor(doctor.phone),
    experience_years: doctor.experienceYears,
    medical_registration: doctor.medicalRegistration,
    specialization: doctor.specialization,
    hospital_id: doctor.hospitalId,
    hospital_name: doctor.hospitalName,
    basic_fee_paise: paiseOf(doctor.feeRupees),
    works_from: doctor.worksFrom,
    works_to: doctor.worksTo,
    photo_hash: doctor.photoHash,
    location: point(doctor),
    languages: doctor.languages,
    qualifications: doctor.qualifications,
    overview: doctor.overview,
    confirms_automatically: doctor.confirmsAutomatically,
    registration_checked_at: checkedAt,
    hospital_agreed_at: doctor.hospitalId === null ? null : checkedAt,
  }));
  await insertRows(client, 'doctors', columns, rows);
}

export async function insertPatients(
  client: pg.ClientBase,
  patients: readonly DemoPatient[],
  hashFor: (phone: string) => string,
) {
  const columns = {
    id: 'bigint',
    name: 'text',
    email: 'text',
    phone: 'text',
    password_hash: 'text',
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
  const rows = patients.map((patient) => ({
    id: patient.id,
    name: patient.name,
    email: patient.email,
    phone: patient.phone,
    gender: patient.gender,
    password_hash: hashFor(patient.phone),
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
