import { query } from '#db/statement.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import {
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import type { TestApp } from '#server/testing/app.ts';
import { thursday } from '#server/testing/app.ts';
import type { TestPerson } from '#server/testing/people.ts';

/** A hospital with an agreed doctor, and its staff. */
export interface TestDesk {
  readonly hospital: TestHospital;
  readonly owner: TestStaff;
  readonly lakshmi: TestStaff;
  readonly doctor: TestPerson;
  /** The doctor's practice at the hospital, on the wire. */
  readonly practiceId: string;
}

export async function newDesk(hams: TestApp): Promise<TestDesk> {
  const hospital = await newHospital(hams);
  const [owner, lakshmi, doctor] = await Promise.all([
    newStaff(hams, hospital, 'owner'),
    newStaff(hams, hospital, 'receptionist', 'Lakshmi'),
    newDoctorAt(hams, hospital),
  ]);
  const { doctors } = (
    await hams.app.inject({ url: '/api/hospital/visits/doctors', headers: lakshmi.bearer })
  ).json<{ doctors: { practiceId: string }[] }>();
  return { hospital, owner, lakshmi, doctor, practiceId: doctors[0]?.practiceId ?? '' };
}

export async function callAsStaff(
  { app }: TestApp,
  { bearer }: Pick<TestStaff, 'bearer'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: { ...bearer, ...headers },
    ...(body && { body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

export async function addPatientAtDesk(
  hams: TestApp,
  { lakshmi }: TestDesk,
  more: Record<string, unknown> = {},
): Promise<string> {
  const form = { name: 'Gauri Deshmukh', gender: 'Female', age: 60, isNew: true, ...more };
  const { body } = await callAsStaff(hams, lakshmi, 'POST', '/hospital/patients', form);
  return body.person.patientId;
}

export const insertHospitalPerson = ({ db }: TestApp, { id }: TestHospital, patientId: string) => {
  const sql = 'insert into hospital_people (hospital_id, patient_id, since) values (:id, :patient, now())';
  return query(db.pool, sql, { id, patient: parseId('patient', patientId) });
};

/** Books by phone for a patient, on the Thursday of the tests. */
export const bookForPatient = (
  hams: TestApp,
  { lakshmi, doctor, practiceId }: TestDesk,
  patientId: string,
  slotNumber: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  by: Pick<TestStaff, 'bearer'> = lakshmi,
) => {
  const body = {
    patientId,
    doctorId: formatId('doctor', doctor.id),
    practiceId,
    date: thursday,
    slotNumber,
    ...more,
  };
  return callAsStaff(hams, by, 'POST', '/hospital/visits', body, headers);
};
