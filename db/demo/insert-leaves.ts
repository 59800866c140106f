import type pg from 'pg';
import { query } from '#db/statement.ts';
import { listClosedRanges } from '#domain/appointments/doctor-leave.ts';
import type { PlannedAppointment } from './appointment-book.ts';
import { insertRows, type Row, reserveIds } from './insert-rows.ts';
import { type FindPracticeId, findHospitalId } from './insert-visits.ts';
import type { DemoLeave, DemoLeaveVisit, DemoReservation } from './plan-leaves.ts';

const instant = (time: number) => new Date(time).toISOString();

interface Stored {
  readonly appointments: ReadonlyMap<PlannedAppointment, number>;
  readonly practiceId: FindPracticeId;
  readonly timeZone: string;
}

/**
 * Inserts leaves that were already notified, with the slots reserved for some patients. Run after the
 * appointments.
 */
export async function insertLeaves(
  client: pg.ClientBase,
  leaves: readonly DemoLeave[],
  stored: Stored,
): Promise<void> {
  const reserved = await reserveIds(client, 'leaves', leaves.length);
  const visits = leaves.flatMap((leave, index) =>
    leave.visits.map((visit) => ({ leave, visit, leaveId: reserved[index] ?? 0 })),
  );
  const findAppointmentId = (visit: DemoLeaveVisit) => stored.appointments.get(visit.appointment);
  const reservations = visits.flatMap(({ leaveId, visit }) =>
    visit.reservations.map((reservation) => ({ reservation, leaveId, visit })),
  );
  const holdIds = await insertReservations(
    client,
    reservations.map(({ reservation }) => reservation),
    stored.practiceId,
  );
  await insertRows(
    client,
    'leaves',
    {
      ...{ id: 'bigint', doctor_id: 'bigint', first_day: 'date', last_day: 'date', closed: 'tstzmultirange' },
      ...{ reason: 'text', state: 'text', made_at: 'timestamptz', send_at: 'timestamptz' },
    },
    leaves.map((leave, index) => leaveRow(leave, reserved[index] ?? 0, stored.timeZone)),
  );
  await insertRows(
    client,
    'leave_visits',
    {
      ...{ leave_id: 'bigint', appointment_id: 'bigint', way: 'text', state: 'text', notice_kind: 'text' },
      ...{ notified_at: 'timestamptz', answer_until: 'timestamptz', due_at: 'timestamptz' },
    },
    visits.map(({ leave, leaveId, visit }) => ({
      leave_id: leaveId,
      appointment_id: findAppointmentId(visit),
      way: visit.way,
      state: 'told',
      notice_kind: visit.noticeKind,
      notified_at: instant(leave.notifiedAt),
      answer_until: instant(visit.answerUntil),
      due_at: instant(leave.notifiedAt),
    })),
  );
  await insertRows(
    client,
    'leave_offers',
    { reservation_id: 'bigint', leave_id: 'bigint', appointment_id: 'bigint' },
    reservations.map(({ leaveId, visit }, index) => ({
      reservation_id: holdIds[index],
      leave_id: leaveId,
      appointment_id: findAppointmentId(visit),
    })),
  );
  for (const { leave, visit } of visits)
    await insertAnnouncements(client, leave, visit, findAppointmentId(visit) ?? 0);
}

function leaveRow(leave: DemoLeave, id: number, timeZone: string): Row {
  const stretches = listClosedRanges({ from: leave.from, to: leave.to, hours: null }, timeZone);
  return {
    id,
    doctor_id: leave.doctor.id,
    first_day: leave.from,
    last_day: leave.to,
    closed: `{${stretches.map(({ from, to }) => `[${instant(from)},${instant(to)})`).join(',')}}`,
    reason: leave.reason,
    state: 'done',
    // The five seconds for undoing it had passed.
    made_at: instant(leave.notifiedAt - 5000),
    send_at: instant(leave.notifiedAt),
  };
}

async function insertReservations(
  client: pg.ClientBase,
  reservations: readonly DemoReservation[],
  practiceId: FindPracticeId,
): Promise<number[]> {
  const ids = await reserveIds(client, 'appointments', reservations.length);
  const columns = {
    ...{ id: 'bigint', doctor_id: 'bigint', practice_id: 'bigint', patient_id: 'bigint' },
    ...{ starts_at: 'timestamptz', ends_at: 'timestamptz', status: 'text', reserved_until: 'timestamptz' },
    ...{ consult_status: 'text', hospital: 'text', reason: 'text', pay_status: 'text', fee_paise: 'bigint' },
    ...{ booked_at: 'timestamptz', hospital_id: 'bigint' },
  };
  const rows = reservations.map((reservation, index) => ({
    id: ids[index],
    doctor_id: reservation.doctor.id,
    practice_id: practiceId(reservation.doctor, reservation.practice),
    hospital_id: findHospitalId(reservation),
    patient_id: reservation.patient.id,
    starts_at: instant(reservation.startsAt),
    ends_at: instant(reservation.endsAt),
    status: 'Held',
    reserved_until: instant(reservation.until),
    consult_status: reservation.mode,
    ...{ hospital: '', reason: '', pay_status: 'Unpaid', fee_paise: 0 },
    booked_at: instant(reservation.madeAt),
  }));
  await insertRows(client, 'appointments', columns, rows);
  return ids;
}

const events = {
  offered: 'leaveOffered',
  colleague: 'leaveColleague',
  asked: 'leaveAsked',
  moved: 'leaveMoved',
} as const;

/** News is announced and becomes messages immediately; older messages count as read, by SMS and e-mail. */
async function insertAnnouncements(
  client: pg.ClientBase,
  { notifiedAt }: DemoLeave,
  { noticeKind, reservations, isNews }: DemoLeaveVisit,
  appointmentId: number,
): Promise<void> {
  await query(
    client,
    `with announced as (
       insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at, announced_at)
       select :event, id, starts_at, sequence, :facts, :at, :at, case when :isNews then null else :at::timestamptz end
       from appointments where id = :appointmentId returning id, announced_at
     )
     insert into messages
       (announcement_id, appointment_id, role, person_id, event, channel, locale, made_at, sent_at, delivered_at)
     select n.id, a.id, 'patient', a.patient_id, :event, channel, 'en', :at, :at, :at
     from announced n, appointments a, unnest('{sms,email}'::text[]) as channel
     where a.id = :appointmentId and n.announced_at is not null`,
    {
      event: events[noticeKind],
      facts: JSON.stringify({ ...(noticeKind === 'offered' && { count: reservations.length }), accepted: 1 }),
      at: instant(notifiedAt),
      isNews,
      appointmentId,
    },
  );
}
