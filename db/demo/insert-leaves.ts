import type pg from 'pg';
import { listClosedRanges } from '#domain/appointments/doctor-leave.ts';
import { insertRows, insertWithIds, type Row } from './insert-rows.ts';
import { type AppointmentIds, findHospitalId } from './insert-visits.ts';
import type { DemoLeave, DemoLeaveVisit, DemoReservation } from './plan-leaves.ts';

const instant = (time: number) => new Date(time).toISOString();

/** Inserts leaves that were already notified, with the slots reserved for some patients. */
export async function insertLeaves(
  client: pg.ClientBase,
  leaves: readonly DemoLeave[],
  ids: AppointmentIds,
  timeZone: string,
): Promise<void> {
  const leaveIds = await insertWithIds(
    client,
    'leaves',
    leaves.map((leave) => toLeaveRow(leave, timeZone)),
  );
  const visits = leaves.flatMap((leave, index) =>
    leave.visits.map((visit) => {
      const appointmentId = ids.get(visit.appointment);
      return { leave, visit, ids: { leaveId: leaveIds[index], appointmentId } };
    }),
  );
  await insertRows(
    client,
    'leave_visits',
    visits.map((one) => ({ ...one.ids, ...toLeaveVisitRow(one.leave, one.visit) })),
  );
  const reservations = visits.flatMap((one) =>
    one.visit.reservations.map((reservation) => ({ ...one, reservation })),
  );
  const reservationIds = await insertWithIds(
    client,
    'appointments',
    reservations.map(({ leave, visit, reservation }) => toReservationRow(leave, visit, reservation)),
  );
  await insertRows(
    client,
    'leave_offers',
    reservations.map((one, index) => ({ ...one.ids, reservationId: reservationIds[index] })),
  );
  await insertMessages(
    client,
    visits.map(({ leave, visit, ids: { appointmentId } }) => ({ leave, visit, appointmentId })),
  );
}

function toLeaveRow({ doctor, from, to, reason, notifiedAt }: DemoLeave, timeZone: string): Row {
  const ranges = listClosedRanges({ from, to, hours: null }, timeZone);
  return {
    doctorId: doctor.id,
    firstDay: from,
    lastDay: to,
    closed: `{${ranges.map((range) => `[${instant(range.from)},${instant(range.to)})`).join()}}`,
    reason,
    state: 'done',
    // The five seconds for undoing it had passed.
    madeAt: instant(notifiedAt - 5000),
    sendAt: instant(notifiedAt),
  };
}

const noticeKinds = { same: 'offered', colleague: 'colleague', ask: 'asked' } as const;

const toLeaveVisitRow = ({ notifiedAt }: DemoLeave, { way, answerUntil }: DemoLeaveVisit): Row => ({
  way,
  state: 'told',
  noticeKind: noticeKinds[way],
  notifiedAt: instant(notifiedAt),
  answerUntil: instant(answerUntil),
  dueAt: instant(notifiedAt),
});

const toReservationRow = (
  { notifiedAt }: DemoLeave,
  { appointment, answerUntil }: DemoLeaveVisit,
  { practice, startsAt, endsAt }: DemoReservation,
): Row => ({
  doctorId: practice.doctor.id,
  practiceId: practice.id,
  hospitalId: findHospitalId(practice),
  patientId: appointment.patient.id,
  startsAt: instant(startsAt),
  endsAt: instant(endsAt),
  status: 'Held',
  reservedUntil: instant(answerUntil),
  consultStatus: appointment.consultStatus,
  hospital: '',
  reason: '',
  payStatus: 'Unpaid',
  feePaise: 0,
  bookedAt: instant(notifiedAt),
});

const events = { same: 'leaveOffered', colleague: 'leaveColleague', ask: 'leaveAsked' } as const;

/** News is announced and becomes messages immediately; older messages count as read, by SMS and e-mail. */
async function insertMessages(
  client: pg.ClientBase,
  visits: readonly {
    readonly leave: DemoLeave;
    readonly visit: DemoLeaveVisit;
    readonly appointmentId: number | undefined;
  }[],
): Promise<void> {
  const announcements = visits.map(({ leave, visit, appointmentId }) => {
    const at = instant(leave.notifiedAt);
    return {
      event: events[visit.way],
      appointmentId,
      startsAt: instant(visit.appointment.startsAt),
      sequence: 0,
      facts: { ...(visit.way === 'same' && { count: visit.reservations.length }), accepted: 1 },
      madeAt: at,
      dueAt: at,
      announcedAt: visit.isNews ? null : at,
    };
  });
  const announcementIds = await insertWithIds(client, 'announcements', announcements);
  const messages = announcements.flatMap(({ event, appointmentId, announcedAt: at }, index) =>
    at === null
      ? []
      : ['sms', 'email'].map((channel) => ({
          announcementId: announcementIds[index],
          appointmentId,
          role: 'patient',
          personId: visits[index]?.visit.appointment.patient.id,
          event,
          channel,
          locale: 'en',
          madeAt: at,
          sentAt: at,
          deliveredAt: at,
        })),
  );
  await insertRows(client, 'messages', messages);
}
