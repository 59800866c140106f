import type { OperatorQueue } from '#contract/site/operator-queue.ts';
import type { Queryable } from '#db/statement.ts';
import { councils } from '#domain/doctors/councils.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { askedAgreements, lastApproved, waitingDoctors, waitingHospitals } from './queue-queries.ts';

/** So many of each are shown; the rest follows once these are decided. */
const atMost = 100;
const approvedAtMost = 20;

/** What waits for the operator, and what was approved last. */
export async function listQueue(db: Queryable): Promise<OperatorQueue> {
  const [doctors, hospitals, agreements, approved] = await Promise.all([
    waitingDoctors(db, { atMost }),
    waitingHospitals(db, { atMost }),
    askedAgreements(db, { atMost }),
    lastApproved(db, { atMost: approvedAtMost }),
  ]);
  return {
    doctors: doctors.map((row) => ({
      doctorId: readableId('doctor', row.id),
      name: row.name,
      registration: row.medical_registration,
      council: row.council === null ? null : councils[row.council],
      registrationYear: row.registration_year,
      specialization: row.specialization,
      hospital: row.hospital_name,
      ...contact(row),
    })),
    hospitals: hospitals.map((row) => ({
      hospitalId: readableId('hospital', row.id),
      name: row.name,
      registration: row.registration_id,
      address: row.address,
      twin:
        row.twin_id === null
          ? null
          : { hospitalId: readableId('hospital', row.twin_id), name: row.twin_name ?? '' },
      ...contact(row),
    })),
    agreements: agreements.map((row) => ({
      practiceId: readableId('practice', row.practice_id),
      doctorId: readableId('doctor', row.doctor_id),
      doctorName: row.doctor_name,
      hospitalName: row.hospital_name,
      since: row.created_at.toISOString(),
    })),
    approved: approved.map(({ kind, id, name, registration, checked_at: at }) => ({
      kind,
      id: readableId(kind, id),
      name,
      registration,
      at: at.toISOString(),
    })),
  };
}

interface Contact {
  readonly phone: string;
  readonly email: string;
  readonly created_at: Date;
  readonly refused_at: Date | null;
  readonly refusal: string;
}

const contact = ({ phone, email, created_at: since, refused_at: refusedAt, refusal }: Contact) => ({
  phone,
  email,
  since: since.toISOString(),
  refusal: refusedAt && refusal,
});
