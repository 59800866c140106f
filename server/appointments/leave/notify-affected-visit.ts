import type { Queryable } from '#db/statement.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import {
  type FreeTime,
  maxOffers,
  type NoticeKind,
  toAnswerDeadline,
  toOfferExpiry,
} from '#domain/appointments/doctor-leave.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { announceAppointmentEvent } from '#server/platform/announcements/announce-appointment-event.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reserveSlot } from '#server/scheduling/reservations/reserve-slot.ts';
import { findColleagueTimes, findDoctorTimes } from '../leave-offers/find-alternative-times.ts';
import { lockOfferedTime } from '../leave-offers/free-time-queries.ts';
import { findDoctorNames } from '../leave-offers/leave-offer-queries.ts';
import {
  type DueVisitRow,
  insertOffer,
  lockVisitAppointment,
  markNotified,
  markSkipped,
  type VisitOnLeaveRow,
} from './leave-notification-queries.ts';
import { releaseSlot } from './release-slot.ts';

type LeaveDeps = Pick<Deps, 'config' | 'clock' | 'database'>;

const announcedEvents = {
  offered: 'leaveOffered',
  colleague: 'leaveColleague',
  asked: 'leaveAsked',
  moved: 'leaveMoved',
} as const;

interface Offer extends FreeTime {
  readonly doctorId: number;
  readonly reservationId: number;
}

/**
 * Applies a leave to one visit in the caller's transaction, which has locked its row: releases its slot,
 * reserves and announces alternatives, or announces the question. Skips a visit that was ended, moved or
 * begun meanwhile.
 */
export async function notifyAffectedVisit(deps: LeaveDeps, db: Queryable, due: DueVisitRow): Promise<void> {
  const { leave_id: leaveId, appointment_id: appointmentId } = due;
  const now = deps.clock.now();
  const [visit] = await lockVisitAppointment(db, { id: appointmentId });
  if (!visit || !isAffected(visit, now)) return void (await markSkipped(db, { leaveId, appointmentId }));

  const wasAccepted = ['Pending', 'Confirmed'].includes(visit.former_status ?? visit.status);
  const notify = async (
    noticeKind: NoticeKind,
    until: number,
    facts: Record<string, string | number> = {},
  ) => {
    await markNotified(db, {
      leaveId,
      appointmentId,
      noticeKind,
      now: new Date(now),
      until: new Date(until),
    });
    await announceAppointmentEvent(deps, db, announcedEvents[noticeKind], appointmentId, {
      ...facts,
      ...(wasAccepted && { accepted: 1 }),
    });
  };
  // A patient who has requested another time wants one.
  const isAsked = due.way === 'ask' && visit.status !== 'Request for Rescheduling';
  if (isAsked && visit.status !== 'Rescheduled') {
    return notify('asked', toAnswerDeadline(now, visit.starts_at.getTime()));
  }

  if (visit.status !== 'Rescheduled') await releaseSlot(deps, db, visit);
  const colleague = due.way === 'colleague' ? await reserveColleagueTime(deps, db, due, visit) : null;
  if (colleague) {
    const [names] = await findDoctorNames(db, { doctorId: colleague.doctorId });
    const facts = { colleague: names?.name ?? '', newStart: colleague.startsAt };
    return notify('colleague', toOfferExpiry(now, colleague.startsAt), facts);
  }
  const offers = await reserveOwnTimes(deps, db, due, visit);
  const [first] = offers;
  if (!first) return notify('moved', toAnswerDeadline(now, now + 4 * 24 * 3_600_000));
  return notify('offered', earliestExpiry(now, offers), { count: offers.length });
}

const isAffected = ({ status, starts_at, replaced }: VisitOnLeaveRow, now: number) =>
  status === 'Rescheduled'
    ? !replaced
    : openStatuses.some((one) => one === status) && starts_at.getTime() > now;

const earliestExpiry = (now: number, times: readonly FreeTime[]) =>
  toOfferExpiry(now, Math.min(...times.map(({ startsAt }) => startsAt)));

/** Null if the time was taken meanwhile, or its doctor has just withdrawn it. */
async function reserveTime(
  { clock }: LeaveDeps,
  db: Queryable,
  { leave_id: leaveId, appointment_id: appointmentId }: DueVisitRow,
  visit: VisitOnLeaveRow,
  { doctorId, practiceId, startsAt, endsAt }: FreeTime & { readonly doctorId: number },
  until: number,
): Promise<Offer | null> {
  const day = toCalendarDay(startsAt, clock.timeZone);
  const startMinutes = toMinutesOfDay(startsAt, clock.timeZone);
  const [offered] = await lockOfferedTime(db, { practiceId, day, startMinutes });
  if (!offered) return null;
  const held = await reserveSlot(db, {
    doctorId,
    practiceId,
    patientId: visit.patient_id,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    mode: visit.consult_status,
    until: new Date(until),
    heldFor: appointmentId,
    now: new Date(clock.now()),
  });
  if (!held) return null;
  await insertOffer(db, { leaveId, appointmentId, reservationId: held.id });
  return { doctorId, practiceId, startsAt, endsAt, reservationId: held.id };
}

/** Searches again this many times when others took the times first. */
const maxRounds = 3;

async function reserveOwnTimes(deps: LeaveDeps, db: Queryable, due: DueVisitRow, visit: VisitOnLeaveRow) {
  const offers: Offer[] = [];
  for (let round = 0; round < maxRounds && offers.length < maxOffers; round += 1) {
    const times = await findDoctorTimes(deps, db, visit, maxOffers - offers.length);
    const until = earliestExpiry(deps.clock.now(), [...offers, ...times.slice(0, maxOffers - offers.length)]);
    for (const time of times) {
      if (offers.length === maxOffers) break;
      const offer = await reserveTime(deps, db, due, visit, { ...time, doctorId: visit.doctor_id }, until);
      if (offer) offers.push(offer);
    }
  }
  return offers;
}

async function reserveColleagueTime(
  deps: LeaveDeps,
  db: Queryable,
  due: DueVisitRow,
  visit: VisitOnLeaveRow,
) {
  for await (const time of findColleagueTimes(deps, db, visit)) {
    const offer = await reserveTime(
      deps,
      db,
      due,
      visit,
      time,
      toOfferExpiry(deps.clock.now(), time.startsAt),
    );
    if (offer) return offer;
  }
  return null;
}
