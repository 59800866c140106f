import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { type LeaveStrategy, toAnswerDeadline, toOfferExpiry } from '#domain/appointments/doctor-leave.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { listDaysOnWeekdays } from '#domain/scheduling/weekly-days.ts';
import type { AppointmentBook, PlannedAppointment, VisitPatient } from './appointment-book.ts';
import type { DemoPractice } from './make-doctors.ts';

const hour = 3_600_000;

/** Whole days; `to` is included. */
export type DemoLeave = ReturnType<typeof planDemoDoctorLeave>;

/** Monday to Friday of the first whole week beyond what is published by hand. */
export function findLeaveWeek(today: string): { from: string; to: string } {
  const [monday = today] = listDaysOnWeekdays(addDays(today, 14), addDays(today, 21), [1]);
  return { from: monday, to: addDays(monday, 4) };
}

/** From `from` on, one free time per day, as close as possible to the visit's time of day. */
function findFreeTimes(
  book: AppointmentBook,
  practice: DemoPractice,
  { patient, day, startsAt }: PlannedAppointment,
  from: string,
  count: number,
) {
  const times: { day: string; start: number }[] = [];
  const wanted = (startsAt - book.instantAt(day, 0)) / 60_000;
  for (let ahead = 0; ahead < 21 && times.length < count; ahead += 1) {
    const next = addDays(from, ahead);
    const [start] = book
      .freeStarts(practice, patient, next)
      .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
    if (start !== undefined) times.push({ day: next, start });
  }
  if (times.length < count) throw new Error('A demo leave found too few free times');
  return times;
}

/** Reserves `count` times for the visit's patient, or none. */
function offerTimes(
  book: AppointmentBook,
  appointment: PlannedAppointment,
  notifiedAt: number,
  { way, practice, from, count }: { way: LeaveStrategy; practice: DemoPractice; from: string; count: number },
) {
  const { patient, startsAt, endsAt } = appointment;
  const length = practice.isMain ? endsAt - startsAt : practice.slotMinutes * 60_000;
  const reservations = findFreeTimes(book, practice, appointment, from, count).map(({ day, start }) => {
    const time = book.instantAt(day, start);
    book.take(practice, patient, time, time + length);
    return { practice, startsAt: time, endsAt: time + length };
  });
  const answerUntil =
    count > 0
      ? toOfferExpiry(notifiedAt, Math.min(...reservations.map((one) => one.startsAt)))
      : toAnswerDeadline(notifiedAt, startsAt);
  // An offer of this moment is still to be written; older messages were read long ago.
  const isNews = count > 0 && notifiedAt === book.now;
  return { appointment, way, answerUntil, reservations, isNews };
}

/**
 * The visits in the demo doctor's leave, by weekday from Monday on; all by video but one. Who is offered a time with
 * her or a colleague, or is asked, has answered or not.
 */
const leaveVisits: readonly (readonly [
  ahead: number,
  way: LeaveStrategy,
  hasAnswered: boolean,
  mode: ConsultMode,
])[] = [
  [0, 'same', false, 'Online'],
  [0, 'same', true, 'Offline'],
  [0, 'ask', false, 'Online'],
  [2, 'same', false, 'Online'],
  [2, 'colleague', false, 'Online'],
  [2, 'same', true, 'Online'],
  [4, 'colleague', true, 'Online'],
  [4, 'ask', true, 'Online'],
];
/** The demo doctor's appointments that the leave adds, replacements included. */
export const leaveVisitCounts = { all: 10, offline: 2 } as const;

/**
 * The demo doctor's leave in some weeks: all affected patients were notified yesterday, and some have moved or
 * cancelled. It falls into days on which only her evenings are published.
 */
export function planDemoDoctorLeave(
  book: AppointmentBook,
  evening: DemoPractice,
  colleague: DemoPractice,
  patients: readonly VisitPatient[],
) {
  const { from, to } = findLeaveWeek(book.today);
  const notifiedAt = book.now - 20 * hour;
  const visits = leaveVisits.map(([ahead, way, hasAnswered, consultStatus], index) => {
    const day = addDays(from, ahead);
    const patient = patients[index];
    const bookedAt = notifiedAt - (30 + 7 * index) * hour;
    const steps = { accept: bookedAt + 2 * hour, reschedule: notifiedAt, cancel: notifiedAt + 5 * hour };
    const kind = way !== 'ask' ? 'movedForLeave' : hasAnswered ? 'cancelled' : 'pending';
    const times = { bookedAt, steps };
    const visit = patient && book.book({ practice: evening, patient, consultStatus, day, kind, times });
    if (!visit) throw new Error(`No free time for a visit of the demo doctor’s leave on ${day}`);
    const [practice, first] = way === 'same' ? [evening, addDays(to, 1)] : [colleague, day];
    const isOffer = way !== 'ask';
    if (isOffer && hasAnswered) {
      const [time] = findFreeTimes(book, practice, visit, first, 1);
      const moved = { practice, patient, kind: 'pending', consultStatus, replaces: visit } as const;
      if (time) book.book({ ...moved, ...time, times: { bookedAt: notifiedAt + (2 + index) * hour } });
    }
    const count = !isOffer || hasAnswered ? 0 : way === 'same' ? 3 : 1;
    return offerTimes(book, visit, notifiedAt, { way, practice, from: first, count });
  });
  return { doctor: evening.doctor, from, to, reason: 'Cardiology congress in Chennai', notifiedAt, visits };
}

/**
 * A leave from tomorrow on that affects the demo patient's mother: she is offered three times, the other
 * patients are asked to choose.
 */
export function planLeaveFromTomorrow(
  book: AppointmentBook,
  practice: DemoPractice,
  mother: VisitPatient,
  ravi: VisitPatient,
): DemoLeave {
  const from = addDays(book.today, 1);
  const to = addDays(book.today, 3);
  const notifiedAt = book.now;
  const asked = book.appointments.filter(
    (one) =>
      one.practice.doctor === practice.doctor &&
      one.day >= from &&
      one.day <= to &&
      openStatuses.some((status) => status === one.story.status),
  );
  const bookedAt = book.now - 50 * hour;
  const times = { bookedAt, steps: { accept: bookedAt + 3 * hour, reschedule: notifiedAt } };
  const visit = book.bookNear(
    { practice, patient: mother, bookedBy: ravi, kind: 'movedForLeave', times, consultStatus: 'Offline' },
    1,
    1,
  );
  if (!visit || visit.day > to) throw new Error('A demo leave found no visit to touch');
  const offer = { way: 'same', practice, from: addDays(to, 1), count: 3 } as const;
  const visits = [
    offerTimes(book, visit, notifiedAt, offer),
    ...asked.map((one) => offerTimes(book, one, notifiedAt, { ...offer, way: 'ask', count: 0 })),
  ];
  return { doctor: practice.doctor, from, to, reason: 'Family function', notifiedAt, visits };
}
