import type { OperatorQueue } from '#contract/site/operator-queue.ts';
import type { Queryable } from '#db/statement.ts';
import { councils } from '#domain/doctors/councils.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import {
  listLastApproved,
  listPendingAgreements,
  listWaitingDoctors,
  listWaitingHospitals,
} from './queue-queries.ts';

/** Shown per kind; the others follow once these are decided. */
const maxPerKind = 100;
const maxApproved = 20;

export async function listQueue(db: Queryable): Promise<OperatorQueue> {
  const [doctors, hospitals, agreements, approved] = await Promise.all([
    listWaitingDoctors(db, { max: maxPerKind }),
    listWaitingHospitals(db, { max: maxPerKind }),
    listPendingAgreements(db, { max: maxPerKind }),
    listLastApproved(db, { max: maxApproved }),
  ]);
  return {
    doctors: doctors.map((row) => ({
      doctorId: formatId('doctor', row.id),
      name: row.name,
      registration: row.medical_registration,
      council: row.council === null ? null : councils[row.council],
      registrationYear: row.registration_year,
      specialization: row.specialization,
      hospital: row.hospital_name,
      ...contact(row),
    })),
    hospitals: hospitals.map((row) => ({
      hospitalId: formatId('hospital', row.id),
      name: row.name,
      registration: row.registration_id,
      address: row.address,
      twin:
        row.twin_id === null
          ? null
          : { hospitalId: formatId('hospital', row.twin_id), name: row.twin_name ?? '' },
      ...contact(row),
    })),
    agreements: agreements.map((row) => ({
      practiceId: formatId('practice', row.practice_id),
      doctorId: formatId('doctor', row.doctor_id),
      doctorName: row.doctor_name,
      hospitalName: row.hospital_name,
      since: row.created_at.toISOString(),
    })),
    approved: approved.map(({ kind, id, name, registration, checked_at: at }) => ({
      kind,
      id: formatId(kind, id),
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
