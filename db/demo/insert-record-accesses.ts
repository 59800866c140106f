import type pg from 'pg';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { PlannedAppointment, VisitPatient } from './appointment-book.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoGuardianship } from './make-families.ts';

const hour = 3_600_000;

interface Reading {
  readonly at: number;
  readonly role: 'doctor' | 'patient';
  readonly id: number;
  readonly person: number;
  readonly operation: string;
  readonly about: string;
}

/**
 * The doctor opens the record at each visit that took place, and the patient's guardian reads it afterwards.
 */
function listRecordAccesses(
  visit: PlannedAppointment,
  about: string,
  guardian: VisitPatient | null,
): Reading[] {
  const { doctor, patient } = visit;
  const person = patient.id;
  const byDoctor = { role: 'doctor', id: doctor.id, person } as const;
  const his: Reading[] = [
    {
      ...byDoctor,
      at: visit.startsAt,
      operation: 'GET /patients/:patientId/record',
      about: formatId('patient', person),
    },
    {
      ...byDoctor,
      at: visit.startsAt + 60_000,
      operation: 'GET /appointments/:appointmentId/prescribing',
      about,
    },
  ];
  if (!guardian) return his;
  const byGuardian = { role: 'patient', id: guardian.id, person, about } as const;
  const operation = 'GET /appointments/:appointmentId/prescription';
  return [...his, { ...byGuardian, at: visit.endsAt + 3 * hour, operation }];
}

/**
 * Audit log entries for the demo patient and for people with guardians, for each of their completed visits.
 */
export async function insertRecordAccesses(
  client: pg.ClientBase,
  ids: ReadonlyMap<PlannedAppointment, number>,
  guardianships: readonly DemoGuardianship[],
  now: Date,
): Promise<void> {
  const readingGuardians = new Map(
    guardianships.map((one) => [one.person.id, one.mayRead ? one.guardian : null]),
  );
  const since = now.getTime() - 360 * 24 * hour;
  const readings = [...ids].flatMap(([visit, id]) =>
    visit.story.status === 'Completed' && readingGuardians.has(visit.patient.id) && visit.startsAt > since
      ? listRecordAccesses(visit, formatId('appointment', id), readingGuardians.get(visit.patient.id) ?? null)
      : [],
  );
  const columns = {
    ...{ at: 'timestamptz', event: 'text', actor_role: 'text', actor_id: 'bigint', patient_ids: 'bigint[]' },
    ...{ operation: 'text', about: 'text' },
  };
  const rows = readings
    .filter(({ at }) => at < now.getTime())
    .sort((one, other) => one.at - other.at)
    .map(({ at, role, id, person, operation, about }) => ({
      at: new Date(at).toISOString(),
      event: 'record_read',
      actor_role: role,
      actor_id: id,
      patient_ids: [person],
      operation,
      about,
    }));
  await insertRows(client, 'audit_log', columns, rows);
}
