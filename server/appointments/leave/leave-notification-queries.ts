import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { type AppointmentStatus, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { LeaveStrategy, NoticeKind } from '#domain/appointments/doctor-leave.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';

const openStatusesSql = literalsSql(openStatuses);

export interface DueVisitRow {
  leave_id: number;
  appointment_id: number;
  way: LeaveStrategy;
}

/** Locks one visit whose patient is due for a notification, skipping those locked by another process. */
export const lockDueVisit = statement('lock_due_visit', {
  values: { now: of<Date> },
  row: of<DueVisitRow>,
  sql: `
    select lv.leave_id, lv.appointment_id, lv.way
    from leave_visits lv join leaves l on l.id = lv.leave_id
    where lv.state = 'waiting' and lv.due_at <= :now and l.send_at <= :now and l.state <> 'undone'
    order by lv.due_at, lv.appointment_id limit 1
    for update of lv skip locked`,
});

export interface VisitOnLeaveRow {
  id: number;
  doctor_id: number;
  patient_id: number;
  practice_id: number;
  status: AppointmentStatus;
  former_status: AppointmentStatus | null;
  starts_at: Date;
  consult_status: ConsultMode;
  replaced: boolean;
}

export const lockVisitAppointment = statement('lock_visit_appointment', {
  values: { id: of<number> },
  row: of<VisitOnLeaveRow>,
  sql: `
    select a.id, a.doctor_id, a.patient_id, pr.id as practice_id, a.status, a.former_status, a.starts_at,
      a.consult_status, exists (select from appointments n where n.replaces_id = a.id) as replaced
    from appointments a join practices pr on pr.id = a.practice_id where a.id = :id for no key update of a`,
});

export const markNotified = statement('mark_notified', {
  values: {
    leaveId: of<number>,
    appointmentId: of<number>,
    noticeKind: of<NoticeKind>,
    now: of<Date>,
    until: of<Date>,
  },
  sql: `
    update leave_visits set state = 'told', notice_kind = :noticeKind, notified_at = :now, answer_until = :until, reminded_at = null
    where leave_id = :leaveId and appointment_id = :appointmentId`,
});

export const markSkipped = statement('mark_skipped', {
  values: { leaveId: of<number>, appointmentId: of<number> },
  sql: `
    update leave_visits set state = 'skipped'
    where leave_id = :leaveId and appointment_id = :appointmentId`,
});

export const postponeVisit = statement('postpone_visit', {
  values: { leaveId: of<number>, appointmentId: of<number>, againAt: of<Date> },
  sql: `
    update leave_visits set due_at = :againAt
    where leave_id = :leaveId and appointment_id = :appointmentId and state = 'waiting'`,
});

export const finishLeaves = statement('finish_leaves', {
  values: { now: of<Date> },
  sql: `
    update leaves l set state = 'done'
    where l.state = 'sending' and l.send_at <= :now
      and not exists (select from leave_visits where leave_id = l.id and state = 'waiting')`,
});

export const insertOffer = statement('insert_offer', {
  values: { leaveId: of<number>, appointmentId: of<number>, reservationId: of<number> },
  sql: `
    insert into leave_offers (reservation_id, leave_id, appointment_id) values (:reservationId, :leaveId, :appointmentId)`,
});

export interface UnansweredRow {
  leave_id: number;
  appointment_id: number;
  notice_kind: NoticeKind;
  awaited: boolean;
}

/** Locks one visit whose patient has neither answered in time nor been reminded. */
export const lockUnansweredVisit = statement('lock_unanswered_visit', {
  values: { now: of<Date> },
  row: of<UnansweredRow>,
  sql: `
    select lv.leave_id, lv.appointment_id, lv.notice_kind,
      lv.declined_at is null and not exists (select from appointments n where n.replaces_id = a.id)
        and (a.status = 'Rescheduled' or lv.notice_kind = 'asked' and a.status in (${openStatusesSql}) and a.starts_at > :now)
        as awaited
    from leave_visits lv join appointments a on a.id = lv.appointment_id
    where lv.state = 'told' and lv.reminded_at is null and lv.answer_until <= :now
    order by lv.answer_until limit 1 for update of lv skip locked`,
});

export const markReminded = statement('mark_reminded', {
  values: { leaveId: of<number>, appointmentId: of<number>, now: of<Date> },
  sql: `
    update leave_visits set reminded_at = :now
    where leave_id = :leaveId and appointment_id = :appointmentId`,
});
