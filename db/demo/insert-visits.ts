import type pg from 'pg';
import { query } from '#db/statement.ts';
import { addDays } from '#domain/calendar-days.ts';
import type { ConsultMode } from '#domain/modes.ts';
import { telemedicineFindings } from '#domain/prescribing/telemedicine-findings.ts';
import type { PrescribedMedicine } from '#domain/prescriptions.ts';
import type { AppointmentBook, PlannedAppointment } from './appointment-book.ts';
import { insertRows, type Row, reserveIds } from './insert-rows.ts';
import type { DemoPractice } from './make-practices.ts';
import type { DemoReview } from './make-reviews.ts';
import { unguessableRoom } from './tell-story.ts';
import { insertPublishedDays } from './top-up-slots.ts';

const instant = (time: number) => new Date(time).toISOString();

/** What the book has published, the days of weekly hours as their schedule's. */
export async function insertPublications(
  client: pg.ClientBase,
  book: AppointmentBook,
  practiceIds: ReadonlyMap<DemoPractice, number>,
) {
  const mains = await query<{ id: number; doctor_id: number }>(
    client,
    'select id, doctor_id from practices where is_main',
  );
  const mainOf = new Map(mains.map(({ id, doctor_id }) => [Number(doctor_id), id]));
  const rows = [...book.publications.values()].flatMap(({ doctor, practice, publication }) => {
    if (!publication) return [];
    const { day, interval } = publication;
    const ofDay = { doctor_id: doctor.id, day, interval_minutes: interval };
    if (!practice) {
      const main = { practice_id: mainOf.get(doctor.id), source: 'hand' };
      return [{ ...ofDay, ...main, starts: publication.starts }];
    }
    const source = practice.byHand?.day === day ? 'hand' : 'schedule';
    const starts = source === 'hand' ? publication.starts : book.startsBesideOthers(practice, publication);
    return starts.length > 0 ? [{ ...ofDay, practice_id: practiceIds.get(practice), source, starts }] : [];
  });
  await insertPublishedDays(client, rows);
}

interface Ids {
  readonly appointments: ReadonlyMap<PlannedAppointment, number>;
  readonly practices: ReadonlyMap<DemoPractice, number>;
}

function appointmentRow(appointment: PlannedAppointment, { appointments: ids, practices }: Ids): Row {
  const { story, doctor, practice, patient, replaces } = appointment;
  const meetsOnline = appointment.consultStatus === 'Online' && story.wasAccepted;
  return {
    id: ids.get(appointment),
    doctor_id: doctor.id,
    // Null: the main one, by a trigger.
    practice_id: practice ? practices.get(practice) : null,
    patient_id: patient.id,
    hospital: practice?.name ?? doctor.hospitalName,
    starts_at: instant(appointment.startsAt),
    ends_at: instant(appointment.endsAt),
    status: story.status,
    former_status: story.formerStatus,
    reason: appointment.reason,
    consult_status: appointment.consultStatus,
    pay_status: appointment.payStatus,
    fee_paise: appointment.feePaise,
    meeting_link: meetsOnline ? unguessableRoom() : null,
    rejection_reason: story.rejectionReason,
    reschedule_reason: story.events.findLast(({ action }) => action === 'askToReschedule')?.note ?? null,
    replaces_id: replaces ? ids.get(replaces) : null,
    booked_at: instant(story.bookedAt),
  };
}

function eventRows(appointment: PlannedAppointment, ids: ReadonlyMap<PlannedAppointment, number>): Row[] {
  const actorIds = { patient: appointment.bookedBy.id, doctor: appointment.doctor.id, system: null };
  return appointment.story.events.map((event) => ({
    appointment_id: ids.get(appointment),
    at: instant(event.at),
    actor_role: event.actor,
    actor_id: actorIds[event.actor],
    action: event.action,
    from_status: event.from,
    to_status: event.to,
    note: event.note,
  }));
}

const eventColumns = {
  appointment_id: 'bigint',
  at: 'timestamptz',
  actor_role: 'text',
  actor_id: 'bigint',
  action: 'text',
  from_status: 'text',
  to_status: 'text',
  note: 'text',
};

const prescriptionColumns = {
  appointment_id: 'bigint',
  version: 'smallint',
  written_at: 'timestamptz',
  complaints: 'text',
  diagnosis: 'text',
  medicines: 'jsonb',
  advice: 'text',
  follow_up_on: 'date',
  plain_text: 'text',
};

const medicineOf = (line: string): PrescribedMedicine => {
  const [name = '', strength = '', form = '', dose = '', frequency = '', duration = '', instructions = ''] =
    line.split('|');
  return { name, strength, form, dose, frequency, duration, instructions };
};

/** Why a demo doctor prescribes by video what no list of the guidelines allows at a first visit. */
const reasonByVideo = 'The symptoms and the earlier findings are clear by video.';

function withReasons(medicines: readonly PrescribedMedicine[], mode: ConsultMode): PrescribedMedicine[] {
  const findings = telemedicineFindings({ mode, followUp: false, medicines });
  return medicines.map((medicine, index) =>
    findings[index]?.verdict === 'needs-reason' ? { ...medicine, reason: reasonByVideo } : medicine,
  );
}

function prescriptionColumnsOf({ prescription, reason, day, consultStatus }: PlannedAppointment): Row {
  if (prescription === null || typeof prescription === 'string') {
    return { complaints: '', diagnosis: '', medicines: [], advice: '', plain_text: prescription };
  }
  const { diagnosis, medicines, advice, followUpDays } = prescription;
  return {
    complaints: reason,
    diagnosis,
    medicines: withReasons(medicines.map(medicineOf), consultStatus),
    advice,
    follow_up_on: followUpDays === null ? null : addDays(day, followUpDays),
  };
}

/** Returns the ids that they got. */
export async function insertAppointments(
  client: pg.ClientBase,
  appointments: readonly PlannedAppointment[],
  practices: ReadonlyMap<DemoPractice, number>,
): Promise<Map<PlannedAppointment, number>> {
  const columns = {
    id: 'bigint',
    doctor_id: 'bigint',
    practice_id: 'bigint',
    patient_id: 'bigint',
    hospital: 'text',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    status: 'text',
    former_status: 'text',
    reason: 'text',
    consult_status: 'text',
    pay_status: 'text',
    fee_paise: 'bigint',
    meeting_link: 'text',
    rejection_reason: 'text',
    reschedule_reason: 'text',
    replaces_id: 'bigint',
    booked_at: 'timestamptz',
  };
  const inOrder = [...appointments].sort((a, b) => a.story.bookedAt - b.story.bookedAt);
  const reserved = await reserveIds(client, 'appointments', inOrder.length);
  const ids = new Map(inOrder.map((appointment, index) => [appointment, reserved[index] ?? 0]));
  await insertRows(
    client,
    'appointments',
    columns,
    inOrder.map((one) => appointmentRow(one, { appointments: ids, practices })),
  );
  const prescriptions = inOrder.flatMap((one) =>
    one.prescription
      ? [
          {
            appointment_id: ids.get(one),
            version: 1,
            written_at: instant(one.endsAt),
            ...prescriptionColumnsOf(one),
          },
        ]
      : [],
  );
  await insertRows(client, 'prescriptions', prescriptionColumns, prescriptions);
  const events = inOrder.flatMap((one) => eventRows(one, ids));
  await insertRows(client, 'appointment_events', eventColumns, events);
  return ids;
}

export async function insertReviews(client: pg.ClientBase, reviews: readonly DemoReview[]) {
  const columns = {
    doctor_id: 'bigint',
    patient_id: 'bigint',
    rating: 'smallint',
    comment: 'text',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  };
  const rows = reviews.map(({ doctor, patient, rating, comment, createdAt }) => ({
    doctor_id: doctor.id,
    patient_id: patient.id,
    rating,
    comment,
    created_at: instant(createdAt),
    updated_at: instant(createdAt),
  }));
  await insertRows(client, 'reviews', columns, rows);
}
