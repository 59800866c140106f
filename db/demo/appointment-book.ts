import type { ConsultMode, PaymentState } from '#domain/doctors/consult-modes.ts';
import { listReasons } from '#domain/doctors/specializations.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { toPaise } from '#domain/platform/money.ts';
import {
  type AppointmentHistory,
  createHistory,
  type HistoryKind,
  type HistoryTimes,
} from './appointment-histories.ts';
import { type DemoPrescription, findPrescription } from './demo-prescriptions.ts';
import type { DemoDoctor, DemoPractice, Publication } from './make-doctors.ts';
import { findPublication } from './published-week.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface VisitPatient {
  readonly id: number;
}

export interface PlannedAppointment {
  readonly practice: DemoPractice;
  readonly patient: VisitPatient;
  bookedBy: VisitPatient;
  readonly day: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly story: AppointmentHistory;
  readonly reason: string;
  consultStatus: ConsultMode;
  readonly payStatus: PaymentState;
  readonly feePaise: number;
  readonly prescription: DemoPrescription | null;
  readonly replaces: PlannedAppointment | null;
}

export interface DemoBooking {
  readonly practice: DemoPractice;
  readonly patient: VisitPatient;
  readonly bookedBy?: VisitPatient;
  readonly day: string;
  readonly kind: HistoryKind;
  readonly start?: number;
  readonly consultStatus?: ConsultMode;
  readonly replaces?: PlannedAppointment;
  readonly times?: Pick<HistoryTimes, 'bookedAt' | 'steps'>;
}

interface Clock {
  readonly now: number;
  readonly today: string;
  readonly timeZone: string;
}

const paidShare: Partial<Record<HistoryKind, number>> = {
  completed: 0.9,
  cancelled: 0.1,
  rejected: 0,
  incomplete: 0.3,
};

/** Their patients have to be seen in person. */
const inPersonFields = new Set([
  'Dentistry',
  'Orthopedics',
  'Radiology',
  'Ophthalmology',
  'ENT (Otorhinolaryngology)',
]);
const onlineShare = ({ specialization }: DemoDoctor) => (inPersonFields.has(specialization) ? 0.06 : 0.42);

export type AppointmentBook = ReturnType<typeof createAppointmentBook>;

/** The appointments of the demo clinic. Offers published slots only, each once. */
export function createAppointmentBook(
  { now, today, timeZone }: Clock,
  random: SeededRandom,
  holidays: readonly { readonly hospitalId: number; readonly day: string }[] = [],
) {
  const appointments: PlannedAppointment[] = [];
  /** What belongs into published_days, by practice and day. */
  const publications = new Map<string, { practice: DemoPractice; publication: Publication | null }>();
  const closed = new Set(holidays.map(({ hospitalId, day }) => `${hospitalId} ${day}`));
  const takenStarts = new Set<string>();
  const busy = new Map<number, { from: number; to: number }[]>();
  const days = new Map<string, { midnight: number; isPlain: boolean }>();

  /** Computing each time is slow, and needed only on days on which the clocks change. */
  function instantAt(day: string, minutes: number): number {
    let known = days.get(day);
    if (!known) {
      const midnight = toInstant(day, 0, timeZone);
      known = { midnight, isPlain: toInstant(addDays(day, 1), 0, timeZone) - midnight === 86_400_000 };
      days.set(day, known);
    }
    return known.isPlain ? known.midnight + minutes * 60_000 : toInstant(day, minutes, timeZone);
  }

  function publicationOf(practice: DemoPractice, day: string): Publication | null {
    const key = `${practice.id} ${day}`;
    const known = publications.get(key);
    if (known) return known.publication;
    const isClosed = closed.has(`${practice.hospital?.id} ${day}`);
    const publication = isClosed ? null : findPublication(practice, day);
    publications.set(key, { practice, publication });
    return publication;
  }

  const startsOn = (practice: DemoPractice, day: string) => publicationOf(practice, day)?.starts ?? [];

  /** Free starts of a day, regardless of the doctor's other visits. */
  function freeStarts(practice: DemoPractice, patient: VisitPatient, day: string, start?: number): number[] {
    const publication = publicationOf(practice, day);
    if (!publication) return [];
    const wanted = start === undefined ? publication.starts : [start];
    return wanted.filter((one) => {
      const from = instantAt(day, one);
      if (takenStarts.has(`${practice.doctor.id} ${from}`)) return false;
      const to = from + publication.interval * 60_000;
      return !busy.get(patient.id)?.some((other) => from < other.to && other.from < to);
    });
  }

  /** Removes a published time from what others can book. */
  function take({ doctor }: DemoPractice, patient: VisitPatient, startsAt: number, endsAt: number): void {
    takenStarts.add(`${doctor.id} ${startsAt}`);
    busy.set(patient.id, [...(busy.get(patient.id) ?? []), { from: startsAt, to: endsAt }]);
  }

  /** In rupees: the follow-up fee if it applies, else the fee of the mode. */
  function feeFor({ practice, patient, day }: DemoBooking, mode: ConsultMode): number {
    const { clinic, video, followUp } = practice.fees;
    const isFollowUp =
      followUp !== null &&
      appointments.some(
        (one) =>
          one.patient.id === patient.id &&
          one.practice === practice &&
          one.story.status === 'Completed' &&
          one.day < day &&
          one.day >= addDays(day, -followUp.days),
      );
    if (isFollowUp) return followUp.fee;
    return mode === 'Online' ? (video ?? clinic) : clinic;
  }

  function complete(booking: DemoBooking, startsAt: number, endsAt: number): PlannedAppointment {
    const { practice, patient, day, kind, replaces = null } = booking;
    const { doctor } = practice;
    const approvedAt = replaces?.story.events.at(-1)?.at;
    const times = {
      now,
      startsAt,
      endsAt,
      dayEndsAt: instantAt(addDays(day, 1), 0),
      ...(approvedAt !== undefined && { bookedAt: approvedAt }),
      ...booking.times,
    };
    const story = createHistory(kind, times, doctor.confirmsAutomatically || replaces !== null, random);
    const reason = replaces?.reason ?? random.pick(listReasons(doctor.specialization));
    const consultStatus =
      booking.consultStatus ?? (random.chance(onlineShare(doctor)) ? 'Online' : 'Offline');
    return {
      practice,
      patient,
      bookedBy: booking.bookedBy ?? patient,
      day,
      startsAt,
      endsAt,
      story,
      reason,
      consultStatus,
      feePaise: toPaise(feeFor(booking, consultStatus)),
      payStatus: random.chance(paidShare[kind] ?? 0.55) ? 'Paid' : 'Unpaid',
      prescription: story.status === 'Completed' ? findPrescription(reason) : null,
      replaces,
    };
  }

  /** Returns null if the day has no slot that is free for both. */
  function book(booking: DemoBooking): PlannedAppointment | null {
    const { practice, patient, day, start } = booking;
    const free = freeStarts(practice, patient, day, start);
    const publication = publicationOf(practice, day);
    if (!publication || free.length === 0) return null;
    const startsAt = instantAt(day, random.pick(free));
    const endsAt = startsAt + publication.interval * 60_000;
    take(practice, patient, startsAt, endsAt);
    const appointment = complete(booking, startsAt, endsAt);
    appointments.push(appointment);
    return appointment;
  }

  /** Books on the first day with a free slot, from `from` days after today on, forwards or backwards. */
  function bookNear(visit: Omit<DemoBooking, 'day'>, from: number, step: 1 | -1): PlannedAppointment | null {
    for (let days = 0; days < 14; days += 1) {
      const booked = book({ ...visit, day: addDays(today, from + days * step) });
      if (booked) return booked;
    }
    return null;
  }

  return {
    ...{ now, today, appointments, publications },
    ...{ instantAt, startsOn, freeStarts, take, book, bookNear },
  };
}
