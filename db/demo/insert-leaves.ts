import type pg from 'pg';
import { insertRows, insertWithIds } from '#db/insert-rows.ts';
import { listClosedRanges } from '#domain/appointments/doctor-leave.ts';
import { type AppointmentIds, findHospitalId } from './insert-visits.ts';
import type { DemoLeave } from './plan-leaves.ts';

const instant = (time: number) => new Date(time).toISOString();

function formatClosedRanges({ from, to }: DemoLeave, timeZone: string): string {
  const ranges = listClosedRanges({ from, to, hours: null }, timeZone);
  return `{${ranges.map((range) => `[${instant(range.from)},${instant(range.to)})`).join()}}`;
}

/** Inserts leaves that were already notified, with the slots reserved for some patients. */
export async function insertLeaves(
  client: pg.ClientBase,
  leaves: readonly DemoLeave[],
  ids: AppointmentIds,
  timeZone: string,
): Promise<void> {
  const leaveRows = leaves.map((leave) => ({
    doctorId: leave.doctor.id,
    firstDay: leave.from,
    lastDay: leave.to,
    closed: formatClosedRanges(leave, timeZone),
    reason: leave.reason,
    state: 'done',
    // The five seconds for undoing it had passed.
    madeAt: instant(leave.notifiedAt - 5000),
    sendAt: instant(leave.notifiedAt),
  }));
  const leaveIds = await insertWithIds(client, 'leaves', leaveRows);
  const visits = leaves.flatMap(({ notifiedAt, visits: affected }, index) =>
    affected.map((visit) => ({
      ...visit,
      leaveId: leaveIds[index],
      appointmentId: ids.get(visit.appointment),
      notifiedAt: instant(notifiedAt),
    })),
  );
  await insertRows(
    client,
    'leave_visits',
    visits.map(({ leaveId, appointmentId, way, answerUntil, notifiedAt }) => ({
      leaveId,
      appointmentId,
      way,
      state: 'told',
      noticeKind: noticeKinds[way],
      notifiedAt,
      answerUntil: instant(answerUntil),
      dueAt: notifiedAt,
    })),
  );
  await insertReservations(client, visits);
  await insertMessages(client, visits);
}

type Visit = DemoLeave['visits'][number] & {
  readonly leaveId: number | undefined;
  readonly appointmentId: number | undefined;
  readonly notifiedAt: string;
};

const noticeKinds = { same: 'offered', colleague: 'colleague', ask: 'asked' } as const;
const events = { same: 'leaveOffered', colleague: 'leaveColleague', ask: 'leaveAsked' } as const;

async function insertReservations(client: pg.ClientBase, visits: readonly Visit[]): Promise<void> {
  const reservations = visits.flatMap((visit) =>
    visit.reservations.map((reservation) => ({ ...visit, ...reservation })),
  );
  const rows = reservations.map(
    ({ practice, appointment, startsAt, endsAt, answerUntil, notifiedAt: bookedAt }) => ({
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
      bookedAt,
    }),
  );
  const reservationIds = await insertWithIds(client, 'appointments', rows);
  await insertRows(
    client,
    'leave_offers',
    reservations.map(({ leaveId, appointmentId }, index) => ({
      leaveId,
      appointmentId,
      reservationId: reservationIds[index],
    })),
  );
}

/** News is announced and becomes messages immediately; older messages count as read, by SMS and email. */
async function insertMessages(client: pg.ClientBase, visits: readonly Visit[]): Promise<void> {
  const announcements = visits.map(
    ({ way, appointment, appointmentId, reservations, notifiedAt, isNews }) => ({
      event: events[way],
      appointmentId,
      startsAt: instant(appointment.startsAt),
      sequence: 0,
      facts: { ...(way === 'same' && { count: reservations.length }), accepted: 1 },
      madeAt: notifiedAt,
      dueAt: notifiedAt,
      announcedAt: isNews ? null : notifiedAt,
    }),
  );
  const announcementIds = await insertWithIds(client, 'announcements', announcements);
  const messages = visits.flatMap(({ way, appointment, appointmentId, notifiedAt: at, isNews }, index) =>
    (isNews ? [] : ['sms', 'email']).map((channel) => ({
      announcementId: announcementIds[index],
      appointmentId,
      role: 'patient',
      personId: appointment.patient.id,
      event: events[way],
      channel,
      locale: 'en',
      madeAt: at,
      sentAt: at,
      deliveredAt: at,
    })),
  );
  await insertRows(client, 'messages', messages);
}
