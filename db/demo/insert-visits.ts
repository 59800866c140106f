import type pg from 'pg';
import { insertRows, type Row, reserveIds } from '#db/insert-rows.ts';
import { query } from '#db/statement.ts';
import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { findTelemedicineFindings } from '#domain/clinical/prescription-rules/telemedicine-findings.ts';
import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook, PlannedAppointment } from './appointment-book.ts';
import { createRoomName } from './appointment-histories.ts';
import type { DemoPractice } from './make-doctors.ts';
import type { DemoReview } from './make-reviews.ts';
import { insertPublishedDays } from './publish-demo-slots.ts';

export type AppointmentIds = ReadonlyMap<PlannedAppointment, number>;

/** The hospital of a visit: only one that has confirmed its doctor. */
export const findHospitalId = ({ isAgreed, hospital }: DemoPractice): number | null =>
  isAgreed && hospital ? hospital.id : null;

/**
 * Days of weekly hours are stored as their schedule's, without what overlaps the doctor's visits at other practices,
 * such as a video visit that has just begun.
 */
export async function insertPublications(client: pg.ClientBase, book: AppointmentBook): Promise<void> {
  const taken = Map.groupBy(
    book.appointments.filter(({ story }) => slotOccupyingStatuses.some((status) => status === story.status)),
    ({ practice, day }) => `${practice.doctor.id} ${day}`,
  );
  const rows = [...book.publications.values()].flatMap(({ practice, publication }) => {
    if (!publication) return [];
    const { day, interval, starts: all } = publication;
    const { id, doctor, isMain, byHand } = practice;
    const isByHand = isMain || byHand?.day === day;
    const visits = taken.get(`${doctor.id} ${day}`)?.filter((visit) => visit.practice !== practice) ?? [];
    const isFree = (start: number) => {
      const from = book.instantAt(day, start);
      return !visits.some(({ startsAt, endsAt }) => startsAt < from + interval * 60_000 && from < endsAt);
    };
    const starts = isByHand ? all : all.filter(isFree);
    if (starts.length === 0) return [];
    const source = isByHand ? 'hand' : 'schedule';
    return [{ doctorId: doctor.id, practiceId: id, day, intervalMinutes: interval, source, starts }];
  });
  await insertPublishedDays(client, rows);
}

function toAppointmentRow(appointment: PlannedAppointment, ids: AppointmentIds): Row {
  const { story, practice, patient, replaces, consultStatus } = appointment;
  const { events, wasAccepted, ...history } = story;
  return {
    ...history,
    id: ids.get(appointment),
    doctorId: practice.doctor.id,
    practiceId: practice.id,
    hospitalId: findHospitalId(practice),
    hospital: practice.name,
    patientId: patient.id,
    startsAt: new Date(appointment.startsAt),
    endsAt: new Date(appointment.endsAt),
    reason: appointment.reason,
    consultStatus,
    payStatus: appointment.payStatus,
    feePaise: appointment.feePaise,
    meetingLink: consultStatus === 'Online' && wasAccepted ? createRoomName() : null,
    replacesId: replaces ? ids.get(replaces) : null,
    bookedAt: new Date(story.bookedAt),
  };
}

function toEventRows({ story, bookedBy, practice }: PlannedAppointment, appointmentId?: number): Row[] {
  const actorIds = { patient: bookedBy.id, doctor: practice.doctor.id, system: null };
  return story.events.map(({ at, actor, action, from, to, note }) => ({
    appointmentId,
    at: new Date(at),
    actorRole: actor,
    actorId: actorIds[actor],
    action,
    fromStatus: from,
    toStatus: to,
    note,
  }));
}

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

function toPrescriptionRow({ prescription, reason, day, endsAt, consultStatus }: PlannedAppointment): Row[] {
  if (!prescription) return [];
  const isReport = typeof prescription === 'string';
  const { diagnosis, medicines, advice, followUpDays } = isReport
    ? { diagnosis: '', medicines: [], advice: '', followUpDays: null }
    : prescription;
  return [
    {
      version: 1,
      writtenAt: new Date(endsAt),
      complaints: isReport ? '' : reason,
      diagnosis,
      medicines: withReasons(medicines, consultStatus),
      advice,
      followUpOn: followUpDays === null ? null : addDays(day, followUpDays),
      plainText: isReport ? prescription : null,
    },
  ];
}

/** Inserts the appointments with their events and prescriptions; returns their ids. */
export async function insertAppointments(
  client: pg.ClientBase,
  { appointments }: AppointmentBook,
): Promise<AppointmentIds> {
  const nextId = await reserveIds(client, 'appointments', appointments.length);
  const inOrder = [...appointments].sort((a, b) => a.story.bookedAt - b.story.bookedAt);
  const ids = new Map(inOrder.map((appointment) => [appointment, nextId()]));
  const rows = inOrder.map((one) => toAppointmentRow(one, ids));
  await insertRows(client, 'appointments', rows);
  const prescriptions = inOrder.flatMap((one) =>
    toPrescriptionRow(one).map((row) => ({ appointmentId: ids.get(one), ...row })),
  );
  await insertRows(client, 'prescriptions', prescriptions);
  const events = inOrder.flatMap((one) => toEventRows(one, ids.get(one)));
  await insertRows(client, 'appointment_events', events);
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

export async function insertReviews(client: pg.ClientBase, reviews: readonly DemoReview[]): Promise<void> {
  const rows = reviews.map(({ doctor, patient, rating, comment, createdAt }) => ({
    doctorId: doctor.id,
    patientId: patient.id,
    rating,
    comment,
    createdAt: new Date(createdAt),
    updatedAt: new Date(createdAt),
  }));
  await insertRows(client, 'reviews', rows);
}
