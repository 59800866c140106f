import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import {
  type LeaveStrategy,
  type NoticeKind,
  toAnswerDeadline,
  toOfferExpiry,
} from '#domain/appointments/doctor-leave.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { listDaysOnWeekdays } from '#domain/scheduling/weekly-days.ts';
import type { AppointmentBook, PlannedAppointment, VisitPatient } from './appointment-book.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPractice } from './make-practices.ts';

const hour = 3_600_000;

/** A slot that is reserved for a patient. Instants in milliseconds. */
export interface DemoReservation {
  readonly doctor: DemoDoctor;
  readonly practice: DemoPractice | null;
  readonly patient: VisitPatient;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly mode: ConsultMode;
  readonly until: number;
  readonly madeAt: number;
}

export interface DemoLeaveVisit {
  readonly appointment: PlannedAppointment;
  readonly way: LeaveStrategy;
  readonly noticeKind: NoticeKind;
  readonly answerUntil: number;
  readonly reservations: readonly DemoReservation[];
  /** True if its message is still to be written; the others were read long ago. */
  readonly isNews: boolean;
}

export interface DemoLeave {
  readonly doctor: DemoDoctor;
  /** Whole days; `to` is included. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly notifiedAt: number;
  readonly visits: readonly DemoLeaveVisit[];
}

/** Monday to Friday of the first whole week beyond what is published by hand. */
export function findLeaveWeek(today: string): { from: string; to: string } {
  const [monday = today] = listDaysOnWeekdays(addDays(today, 14), addDays(today, 21), [1]);
  return { from: monday, to: addDays(monday, 4) };
}

interface Place {
  readonly doctor: DemoDoctor;
  readonly practice?: DemoPractice;
}

/** From `from` on, one free time per day, as close as possible to the visit's time of day. */
function findFreeTimes(
  book: AppointmentBook,
  { doctor, practice }: Place,
  { patient, day, startsAt }: PlannedAppointment,
  from: string,
  count: number,
) {
  const times: { day: string; start: number }[] = [];
  const wanted = (startsAt - book.instantAt(day, 0)) / 60_000;
  for (let ahead = 0; ahead < 21 && times.length < count; ahead += 1) {
    const next = addDays(from, ahead);
    const free = book
      .freeStarts(doctor, patient, next, practice)
      .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
    if (free[0] !== undefined) times.push({ day: next, start: free[0] });
  }
  if (times.length < count) throw new Error('A demo leave found too few free times');
  return times;
}

function reserveTimes(
  book: AppointmentBook,
  place: Place,
  visit: PlannedAppointment,
  { from, count, notifiedAt }: { from: string; count: number; notifiedAt: number },
): DemoReservation[] {
  const { doctor, practice } = place;
  const length = visit.endsAt - visit.startsAt;
  const starts = findFreeTimes(book, place, visit, from, count).map(({ day, start }) =>
    book.instantAt(day, start),
  );
  const until = toOfferExpiry(notifiedAt, Math.min(...starts));
  return starts.map((startsAt) => {
    const endsAt = startsAt + (practice ? practice.slotMinutes * 60_000 : length);
    book.take(doctor, visit.patient, startsAt, endsAt);
    const { patient, consultStatus: mode } = visit;
    return { doctor, practice: practice ?? null, patient, startsAt, endsAt, mode, until, madeAt: notifiedAt };
  });
}

type VisitOutcome = 'offered' | 'colleague' | 'asked' | 'moved' | 'withColleague' | 'cancelled';

/** Outcomes of the visits in the demo doctor's leave, by weekday from Monday on; all by video but one. */
const visitOutcomes: readonly (readonly [ahead: number, fate: VisitOutcome, mode: ConsultMode])[] = [
  [0, 'offered', 'Online'],
  [0, 'moved', 'Offline'],
  [0, 'asked', 'Online'],
  [2, 'offered', 'Online'],
  [2, 'colleague', 'Online'],
  [2, 'moved', 'Online'],
  [4, 'withColleague', 'Online'],
  [4, 'cancelled', 'Online'],
];
/** The demo doctor's appointments that the leave adds, replacements included. */
export const leaveVisitCounts = { all: 10, offline: 2 } as const;

/**
 * The demo doctor's leave in some weeks: all affected patients were notified yesterday, and some have
 * answered. It falls into days on which only her evenings are published.
 */
export function planDemoDoctorLeave(
  book: AppointmentBook,
  evening: DemoPractice,
  colleague: DemoPractice,
  patients: readonly VisitPatient[],
): DemoLeave {
  const { doctor } = evening;
  const { from, to } = findLeaveWeek(book.today);
  const notifiedAt = book.now - 20 * hour;
  const after = addDays(to, 1);
  const visits = visitOutcomes.map(([ahead, fate, consultStatus], index): DemoLeaveVisit => {
    const patient = patients[index];
    const bookedAt = notifiedAt - (30 + 7 * index) * hour;
    const isAsked = fate === 'asked' || fate === 'cancelled';
    const visit =
      patient &&
      book.book({
        ...{ doctor, practice: evening, patient, consultStatus, day: addDays(from, ahead) },
        kind: fate === 'cancelled' ? 'cancelled' : isAsked ? 'pending' : 'movedForLeave',
        times: {
          bookedAt,
          steps: { accept: bookedAt + 2 * hour, reschedule: notifiedAt, cancel: notifiedAt + 5 * hour },
        },
      });
    if (!visit)
      throw new Error(`No free time for a visit of the demo doctor’s leave on ${addDays(from, ahead)}`);
    const own = { doctor, practice: evening };
    const others = { doctor: colleague.doctor, practice: colleague };
    const rebook = (place: Required<Place>, start: string) => {
      const [time] = findFreeTimes(book, place, visit, start, 1);
      const times = { bookedAt: notifiedAt + (2 + index) * hour };
      if (time) {
        const { patient: who, consultStatus: mode } = visit;
        book.book({
          ...place,
          ...time,
          patient: who,
          kind: 'pending',
          consultStatus: mode,
          replaces: visit,
          times,
        });
      }
    };
    if (fate === 'moved') rebook(own, after);
    if (fate === 'withColleague') rebook(others, visit.day);
    const reservations =
      fate === 'offered'
        ? reserveTimes(book, own, visit, { from: after, count: 3, notifiedAt })
        : fate === 'colleague'
          ? reserveTimes(book, others, visit, { from: visit.day, count: 1, notifiedAt })
          : [];
    const isElsewhere = fate === 'colleague' || fate === 'withColleague';
    return {
      appointment: visit,
      way: isAsked ? 'ask' : isElsewhere ? 'colleague' : 'same',
      noticeKind: isAsked ? 'asked' : isElsewhere ? 'colleague' : 'offered',
      answerUntil: reservations[0]?.until ?? toAnswerDeadline(notifiedAt, visit.startsAt),
      reservations,
      isNews: false,
    };
  });
  return { doctor, from, to, reason: 'Cardiology congress in Chennai', notifiedAt, visits };
}

/**
 * A leave from tomorrow on that affects the demo patient's mother: she is offered three times, the other
 * patients are asked to choose.
 */
export function planLeaveFromTomorrow(
  book: AppointmentBook,
  doctor: DemoDoctor,
  mother: VisitPatient,
  ravi: VisitPatient,
): DemoLeave {
  const from = addDays(book.today, 1);
  const to = addDays(book.today, 3);
  const notifiedAt = book.now;
  const isOpen = ({ story }: PlannedAppointment) => openStatuses.some((status) => status === story.status);
  const asked = book.appointments.filter(
    (one) => one.doctor === doctor && one.day >= from && one.day <= to && isOpen(one),
  );
  const bookedAt = book.now - 50 * hour;
  const days = [1, 2, 3].map((ahead) => addDays(book.today, ahead));
  const times = { bookedAt, steps: { accept: bookedAt + 3 * hour, reschedule: notifiedAt } };
  const hers = { doctor, patient: mother, bookedBy: ravi, kind: 'movedForLeave', times } as const;
  let visit: PlannedAppointment | null = null;
  for (const day of days) visit ??= book.book({ ...hers, day, consultStatus: 'Offline' });
  if (!visit) throw new Error('A demo leave found no visit to touch');
  const reservations = reserveTimes(book, { doctor }, visit, { from: addDays(to, 1), count: 3, notifiedAt });
  const offered: DemoLeaveVisit = {
    ...{ appointment: visit, way: 'same', noticeKind: 'offered', reservations, isNews: true },
    answerUntil: reservations[0]?.until ?? notifiedAt,
  };
  const others = asked.map(
    (appointment): DemoLeaveVisit => ({
      ...{ appointment, way: 'ask', noticeKind: 'asked', reservations: [], isNews: false },
      answerUntil: toAnswerDeadline(notifiedAt, appointment.startsAt),
    }),
  );
  return { doctor, from, to, reason: 'Family function', notifiedAt, visits: [offered, ...others] };
}
