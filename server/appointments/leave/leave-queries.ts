import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { type AppointmentStatus, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type {
  LeaveOutcome,
  LeaveState,
  LeaveStrategy,
  NoticeKind,
} from '#domain/appointments/doctor-leave.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import type { Channel } from '#domain/messaging/announcements.ts';

const openStatusesSql = literalsSql(openStatuses);

/**
 * Takes the advisory lock class of check_leave_closed(): a booking in progress has finished, or sees the leave.
 */
export const blockBookings = statement('block_bookings_of_leave', {
  values: { doctorId: of<number> },
  sql: 'select pg_advisory_xact_lock(38, (:doctorId::bigint % 64)::int)',
});

/** Closed intervals as two lists of the same length. */
const intervalsSql = `(
    select range_agg(tstzrange(f, t)) from unnest(:froms::timestamptz[], :tos::timestamptz[]) as given (f, t)
  )`;

const touchedColumns = `
  a.id, a.practice_id,
  a.patient_id, p.name as patient_name, coalesce(account.phone, '') as patient_phone, a.starts_at, a.reason,
  a.consult_status, a.status`;

export interface AffectedVisitRow {
  id: number;
  practice_id: number;
  patient_id: number;
  patient_name: string;
  patient_phone: string;
  starts_at: Date;
  reason: string;
  consult_status: ConsultMode;
  status: AppointmentStatus;
}

export const listAffectedVisits = statement('list_affected_visits', {
  values: {
    doctorId: of<number>,
    froms: of<readonly Date[]>,
    tos: of<readonly Date[]>,
    now: of<Date>,
  },
  row: of<AffectedVisitRow>,
  sql: `
    select ${touchedColumns}
    from appointments a join patients p on p.id = a.patient_id left join accounts account on account.id = p.account_id
    where a.doctor_id = :doctorId and a.starts_at > :now and a.status in (${openStatusesSql})
      and tstzrange(a.starts_at, a.ends_at) && any(
        select tstzrange(f, t) from unnest(:froms::timestamptz[], :tos::timestamptz[]) as given (f, t))
    order by a.starts_at, a.id`,
});

export const findOverlappingLeave = statement('find_overlapping_leave', {
  values: { doctorId: of<number>, froms: of<readonly Date[]>, tos: of<readonly Date[]> },
  row: of<{ id: number }>,
  sql: `
    select id from leaves
    where doctor_id = :doctorId and state in ('sending', 'done') and closed && ${intervalsSql} limit 1`,
});

export const insertLeave = statement('insert_leave', {
  values: {
    doctorId: of<number>,
    from: of<string>,
    to: of<string>,
    fromMinutes: of<number | null>,
    toMinutes: of<number | null>,
    froms: of<readonly Date[]>,
    tos: of<readonly Date[]>,
    reason: of<string>,
    now: of<Date>,
    sendAt: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into leaves (doctor_id, first_day, last_day, from_minutes, to_minutes, closed, reason, made_at, send_at)
    values (:doctorId, :from, :to, :fromMinutes, :toMinutes, ${intervalsSql}, :reason, :now, :sendAt)
    returning id`,
});

export const insertLeaveVisits = statement('insert_leave_visits', {
  values: {
    leaveId: of<number>,
    ids: of<readonly number[]>,
    ways: of<readonly LeaveStrategy[]>,
    dueAt: of<Date>,
  },
  sql: `
    insert into leave_visits (leave_id, appointment_id, way, due_at)
    select :leaveId, id, way, :dueAt from unnest(:ids::bigint[], :ways::text[]) as given (id, way)`,
});

export interface ReservationRow {
  id: number;
  leave_id: number | null;
  appointment_id: number | null;
}

export const listReservationsInLeave = statement('list_reservations_in_leave', {
  values: { leaveId: of<number> },
  row: of<ReservationRow>,
  sql: `
    select h.id, o.leave_id, o.appointment_id
    from leaves l
    join appointments h on h.doctor_id = l.doctor_id and h.status = 'Held'
      and tstzrange(h.starts_at, h.ends_at) && l.closed
    left join leave_offers o on o.reservation_id = h.id
    where l.id = :leaveId`,
});

/** Queues a visit for another notification when its last offered time is gone. */
export const requeueVisit = statement('requeue_visit', {
  values: { leaveIds: of<readonly number[]>, appointmentIds: of<readonly number[]>, dueAt: of<Date> },
  sql: `
    update leave_visits lv set state = 'waiting', notice_kind = null, due_at = :dueAt
    from unnest(:leaveIds::bigint[], :appointmentIds::bigint[]) as given (leave_id, appointment_id)
    where (lv.leave_id, lv.appointment_id) = (given.leave_id, given.appointment_id)
      and lv.state = 'told' and lv.declined_at is null
      and not exists (select from leave_offers o
        where (o.leave_id, o.appointment_id) = (lv.leave_id, lv.appointment_id))`,
});

export interface LeaveRow {
  id: number;
  first_day: string;
  last_day: string;
  from_minutes: number | null;
  to_minutes: number | null;
  reason: string;
  state: LeaveState;
  send_at: Date;
  starts_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  touched: number;
  waiting: number;
  unanswered: number;
}

/** Expects a leave's visit `lv` with its appointment `a` and its replacement `n`. */
const outcomeSql = `case
    when lv.state = 'waiting' then 'waiting'
    when lv.state = 'undone' then 'undone'
    when n.id is not null then case when n.doctor_id = a.doctor_id then 'moved' else 'colleague' end
    when a.status = 'Cancelled' then 'cancelled'
    when lv.state = 'told' and (a.status = 'Rescheduled' or lv.notice_kind = 'asked' and a.status in (${openStatusesSql}))
      then case when lv.declined_at is not null then 'declined' when lv.reminded_at is null then 'open' else 'unanswered' end
    else 'closed'
  end`;
const visitOfLeave = `leave_visits lv
    join appointments a on a.id = lv.appointment_id
    left join appointments n on n.replaces_id = a.id`;

export const listLeaves = statement('list_leaves', {
  values: { doctorId: of<number>, id: of<number | null> },
  row: of<LeaveRow>,
  sql: `
    select l.id, l.first_day, l.last_day, l.from_minutes, l.to_minutes, l.reason, l.state, l.send_at,
      lower(l.closed) as starts_at, upper(l.closed) as ends_at, l.ended_at, counted.*
    from leaves l left join lateral (
      select count(*) as touched, count(*) filter (where lv.state = 'waiting') as waiting,
        count(*) filter (where ${outcomeSql} in ('open', 'unanswered')) as unanswered
      from ${visitOfLeave} where lv.leave_id = l.id
    ) counted on true
    where l.doctor_id = :doctorId and (:id::bigint is null or l.id = :id)
    order by l.first_day desc, l.id desc limit 100`,
});

export interface LeaveVisitRow extends AffectedVisitRow {
  way: LeaveStrategy;
  notice_kind: NoticeKind | null;
  notified_at: Date | null;
  answer_until: Date | null;
  outcome: LeaveOutcome;
  offers: number;
  channels: Channel[];
  new_id: number | null;
  new_starts_at: Date | null;
  new_doctor_name: string | null;
}

export const listLeaveVisits = statement('list_leave_visits', {
  values: { leaveId: of<number>, now: of<Date> },
  row: of<LeaveVisitRow>,
  sql: `
    select ${touchedColumns}, lv.way, lv.notice_kind, lv.notified_at, lv.answer_until, ${outcomeSql} as outcome,
      (select count(*) from leave_offers o join appointments h on h.id = o.reservation_id
        where o.leave_id = lv.leave_id and o.appointment_id = lv.appointment_id
          and h.status = 'Held' and h.reserved_until > :now) as offers,
      array(select distinct m.channel from messages m
        where m.appointment_id = a.id and m.event like 'leave%' and m.role = 'patient' order by 1) as channels,
      n.id as new_id, n.starts_at as new_starts_at, nd.name as new_doctor_name
    from ${visitOfLeave}
    join patients p on p.id = a.patient_id left join accounts account on account.id = p.account_id
    left join doctors nd on nd.id = n.doctor_id
    where lv.leave_id = :leaveId
    order by a.starts_at, a.id`,
});

/** Undoes a leave or ends it early; no row if it is over. */
export const endLeaveNow = statement('end_leave_now', {
  values: {
    id: of<number>,
    doctorId: of<number>,
    states: of<readonly LeaveState[]>,
    to: of<LeaveState>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    update leaves set state = :to, ended_at = :now
    where id = :id and doctor_id = :doctorId and state = any(:states::text[]) and upper(closed) > :now
    returning id`,
});

/**
 * Skips visits that have not been processed, from the end: in forward order it would wait behind each visit
 * that the sender has locked until all were notified.
 */
export const skipRemaining = statement('skip_remaining', {
  values: { id: of<number> },
  sql: `
    with rest as (
      select leave_id, appointment_id from leave_visits where leave_id = :id and state = 'waiting'
      order by due_at desc, appointment_id desc for update
    )
    update leave_visits lv set state = 'undone'
    from rest where lv.leave_id = rest.leave_id and lv.appointment_id = rest.appointment_id`,
});

export const countNotified = statement('count_notified', {
  values: { id: of<number> },
  row: of<{ notified: number }>,
  sql: "select count(*) as notified from leave_visits where leave_id = :id and state = 'told'",
});
