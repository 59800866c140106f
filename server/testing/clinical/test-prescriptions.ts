import type { PaperCheck } from '#contract/clinical/paper-codes.ts';
import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { query } from '#db/statement.ts';
import type { TestApp } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

/** A Completed visit in the clinic, ready to be prescribed for. */
export interface TestVisit {
  readonly appointmentId: string;
  readonly doctor: TestPerson;
  readonly patient: TestPerson;
}

export async function newCompletedVisit(hams: TestApp): Promise<TestVisit> {
  const [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  const answer = await bookVisit(hams, patient, doctor, '10:00', { consultStatus: 'Offline' });
  const { appointmentId } = answer.json<{ appointmentId: string }>();
  await setStatus(hams, appointmentId, 'Completed');
  return { appointmentId, doctor, patient };
}

/** The effect of the doctor's Done and Reopen. */
export async function setStatus({ db }: TestApp, appointmentId: string, status: string): Promise<void> {
  await query(db.pool, 'update appointments set status = :status where id = :id', {
    id: Number(appointmentId.slice(4)),
    status,
  });
}

interface Allergy {
  readonly reaction?: string;
  /** Who recorded it; the patient if absent. */
  readonly doctor?: number;
  readonly isMistake?: boolean;
}

export const insertAllergy = (
  { db, deps }: TestApp,
  patient: number,
  substance: string,
  allergy: Allergy = {},
) =>
  query(
    db.pool,
    `insert into allergies (patient_id, substance, reaction, recorded_at, recorded_by_doctor_id, ended_at, ended_as)
     select :patient, :substance, :reaction, :now, :doctor::bigint, case when :isMistake then :now::timestamptz end,
       case when :isMistake then 'mistake' end`,
    {
      ...{ patient, substance, now: new Date(deps.clock.now()) },
      ...{ reaction: '', doctor: null, isMistake: false, ...allergy },
    },
  );

export const feverPrescription = {
  diagnosis: 'Viral fever',
  medicines: [
    {
      name: 'Paracetamol',
      strength: '650 mg',
      form: 'Tablet',
      dose: '1 tablet',
      frequency: '1-0-1',
      duration: '5 days',
      instructions: 'After food',
    },
    { name: 'Cetirizine' },
  ],
};

export async function prescribe(
  { app }: TestApp,
  { appointmentId, doctor }: TestVisit,
  prescription: unknown = feverPrescription,
): Promise<Prescription> {
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/appointments/${appointmentId}/prescription`,
    headers: doctor.bearer,
    body: { prescription },
  });
  return answer.json<{ prescription: Prescription }>().prescription;
}

export async function readVerification({ app }: TestApp, visit: TestVisit): Promise<PaperCheck | null> {
  const answer = await app.inject({
    url: `/api/appointments/${visit.appointmentId}/prescription`,
    headers: visit.patient.bearer,
  });
  return answer.json<{ prescription: Prescription }>().prescription.check;
}

/** A prescribed visit with the text of its card and the id in its printed address. */
export async function prescribeAndRead(hams: TestApp, prescription: unknown = feverPrescription) {
  const visit = await newCompletedVisit(hams);
  const { check } = await prescribe(hams, visit, prescription);
  if (!check) throw new Error('The paper cannot be checked');
  return { visit, check, checkId: check.url.slice(-22), card: check.card?.text ?? '' };
}
