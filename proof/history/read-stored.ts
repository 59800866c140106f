import type pg from 'pg';
import { query } from '#db/statement.ts';
import type { AppointmentStatus, StoredStatus } from '#domain/appointments/appointment-lifecycle.ts';

/** Instants are milliseconds since the epoch. */
export interface StoredAppointment {
  readonly id: number;
  readonly doctorId: number;
  readonly patientId: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: StoredStatus;
  readonly key: string | null;
  readonly replacesId: number | null;
}

/** Ids grow with time within one appointment. */
export interface StoredEvent {
  readonly id: number;
  readonly appointmentId: number;
  readonly at: number;
  readonly role: string;
  readonly action: string;
  readonly from: AppointmentStatus | null;
  readonly to: AppointmentStatus;
}

export interface StoredHistory {
  readonly appointments: readonly StoredAppointment[];
  readonly events: readonly StoredEvent[];
}

export async function readStored(client: pg.Client, doctorIds: readonly number[]): Promise<StoredHistory> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const appointments = await query<StoredAppointment>(
      client,
      `select id::int, doctor_id::int as "doctorId", patient_id::int as "patientId",
        (extract(epoch from starts_at) * 1000)::float8 as "startsAt", (extract(epoch from ends_at) * 1000)::float8 as "endsAt",
        status, idempotency_key as key, replaces_id::int as "replacesId"
      from appointments where doctor_id = any(:doctorIds) order by id`,
      { doctorIds },
    );
    const events = await query<StoredEvent>(
      client,
      `select e.id::int, e.appointment_id::int as "appointmentId", (extract(epoch from e.at) * 1000)::float8 as at,
        e.actor_role as role, e.action, e.from_status as "from", e.to_status as "to"
      from appointment_events e join appointments a on a.id = e.appointment_id
      where a.doctor_id = any(:doctorIds) order by e.appointment_id, e.id`,
      { doctorIds },
    );
    return { appointments, events };
  } finally {
    await client.query('rollback');
  }
}
