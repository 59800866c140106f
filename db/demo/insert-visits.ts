import type pg from 'pg';
import { query } from '#db/statement.ts';
import { findTelemedicineFindings } from '#domain/clinical/prescription-rules/telemedicine-findings.ts';
import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook, PlannedAppointment } from './appointment-book.ts';
import { createRoomName } from './appointment-histories.ts';
import { insertRows, type Row, reserveIds } from './insert-rows.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPractice } from './make-practices.ts';
import type { DemoReview } from './make-reviews.ts';
import { insertPublishedDays } from './publish-demo-slots.ts';

const instant = (time: number) => new Date(time).toISOString();

/** A null practice means the main one. */
export type FindPracticeId = (doctor: DemoDoctor, practice: DemoPractice | null) => number;

export function findHospitalId({
  doctor,
  practice,
}: {
  readonly doctor: DemoDoctor;
  readonly practice: DemoPractice | null;
}): number | null {
  if (!practice) return doctor.hospitalId;
  return practice.isAgreed ? (practice.hospital?.id ?? null) : null;
}

/** Days of weekly hours are stored as their schedule's. */
export async function insertPublications(
  client: pg.ClientBase,
  book: AppointmentBook,
  practiceId: FindPracticeId,
) {
  const rows = [...book.publications.values()].flatMap(({ doctor, practice, publication }) => {
    if (!publication) return [];
    const { day, interval } = publication;
    const ofDay = {
      doctor_id: doctor.id,
      practice_id: practiceId(doctor, practice),
      day,
      interval_minutes: interval,
    };
    if (!practice) return [{ ...ofDay, source: 'hand', starts: publication.starts }];
    const source = practice.byHand?.day === day ? 'hand' : 'schedule';
    const starts = source === 'hand' ? publication.starts : book.startsWithoutOverlap(practice, publication);
    return starts.length > 0 ? [{ ...ofDay, source, starts }] : [];
  });
  await insertPublishedDays(client, rows);
}

interface Ids {
  readonly appointments: ReadonlyMap<PlannedAppointment, number>;
  readonly practiceId: FindPracticeId;
}

function appointmentRow(appointment: PlannedAppointment, { appointments: ids, practiceId }: Ids): Row {
  const { story, doctor, practice, patient, replaces } = appointment;
  const meetsOnline = appointment.consultStatus === 'Online' && story.wasAccepted;
  return {
    id: ids.get(appointment),
    doctor_id: doctor.id,
    practice_id: practiceId(doctor, practice),
    hospital_id: findHospitalId(appointment),
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
    meeting_link: meetsOnline ? createRoomName() : null,
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

const parseMedicine = (line: string): PrescribedMedicine => {
  const [name = '', strength = '', form = '', dose = '', frequency = '', duration = '', instructions = ''] =
    line.split('|');
  return { name, strength, form, dose, frequency, duration, instructions };
};

/**
 * The note that is required when a doctor prescribes by video, at a first visit, a medicine outside the
 * guidelines' lists.
 */
const videoPrescriptionReason = 'The symptoms and the earlier findings are clear by video.';

function withReasons(medicines: readonly PrescribedMedicine[], mode: ConsultMode): PrescribedMedicine[] {
  const findings = findTelemedicineFindings({ mode, followUp: false, medicines });
  return medicines.map((medicine, index) =>
    findings[index]?.verdict === 'needs-reason' ? { ...medicine, reason: videoPrescriptionReason } : medicine,
  );
}

function toPrescriptionColumns({ prescription, reason, day, consultStatus }: PlannedAppointment): Row {
  if (prescription === null || typeof prescription === 'string') {
    return { complaints: '', diagnosis: '', medicines: [], advice: '', plain_text: prescription };
  }
  const { diagnosis, medicines, advice, followUpDays } = prescription;
  return {
    complaints: reason,
    diagnosis,
    medicines: withReasons(medicines.map(parseMedicine), consultStatus),
    advice,
    follow_up_on: followUpDays === null ? null : addDays(day, followUpDays),
  };
}

export async function insertAppointments(
  client: pg.ClientBase,
  appointments: readonly PlannedAppointment[],
  practiceId: FindPracticeId,
): Promise<Map<PlannedAppointment, number>> {
  const columns = {
    id: 'bigint',
    doctor_id: 'bigint',
    practice_id: 'bigint',
    hospital_id: 'bigint',
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
    inOrder.map((one) => appointmentRow(one, { appointments: ids, practiceId })),
  );
  const prescriptions = inOrder.flatMap((one) =>
    one.prescription
      ? [
          {
            appointment_id: ids.get(one),
            version: 1,
            written_at: instant(one.endsAt),
            ...toPrescriptionColumns(one),
          },
        ]
      : [],
  );
  await insertRows(client, 'prescriptions', prescriptionColumns, prescriptions);
  const events = inOrder.flatMap((one) => eventRows(one, ids));
  await insertRows(client, 'appointment_events', eventColumns, events);
  return ids;
}

/** Inserts payments of completed, paid visits, each with the next number of its receipt series. */
export const insertPayments = (client: pg.ClientBase, timeZone: string) =>
  query(
    client,
    `with paid as (
       select id, doctor_id, hospital_id, fee_paise, ends_at, extract(year from ends_at at time zone :timeZone)::smallint as year,
         -- Not in cash by video.
         (array['upi', case consult_status when 'Online' then 'card' else 'cash' end, 'upi', 'card'])[1 + id % 4] as way
       from appointments where status = 'Completed' and pay_status = 'Paid' and fee_paise > 0
     ), numbered as (
       select *, row_number() over (
         partition by hospital_id, case when hospital_id is null then doctor_id end, year order by ends_at, id)::integer as number
       from paid
     ), counted as (
       insert into receipt_counters (doctor_id, year, last)
       select doctor_id, year, max(number) from numbered where hospital_id is null group by doctor_id, year
     ), counted_of_hospitals as (
       insert into hospital_receipt_counters (hospital_id, year, last)
       select hospital_id, year, max(number) from numbered where hospital_id is not null group by hospital_id, year
     )
     insert into payments
       (appointment_id, doctor_id, way, amount_paise, at, by_role, by_id, receipt_hospital_id, receipt_year, receipt_number)
     select id, doctor_id, way, fee_paise, ends_at, 'doctor', doctor_id, hospital_id, year, number
     from numbered order by ends_at, id`,
    { timeZone },
  );

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
