import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
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
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import type { DemoPractice } from './make-practices.ts';
import { findPracticeDay } from './practice-days.ts';
import { findPublication, type Publication } from './published-week.ts';
import type { SeededRandom } from './seeded-random.ts';

export type VisitPatient = Pick<DemoPatient, 'id'>;

export interface PlannedAppointment {
  readonly doctor: DemoDoctor;
  /** Null for the main practice. */
  readonly practice: DemoPractice | null;
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
  readonly prescription: DemoPrescription | string | null;
  readonly replaces: PlannedAppointment | null;
}

export interface DemoBooking {
  readonly doctor: DemoDoctor;
  readonly practice?: DemoPractice;
  readonly patient: VisitPatient;
  readonly bookedBy?: VisitPatient;
  readonly day: string;
  readonly kind: HistoryKind;
  readonly start?: number;
  readonly consultStatus?: ConsultMode;
  readonly replaces?: PlannedAppointment;
  readonly times?: Pick<HistoryTimes, 'bookedAt' | 'steps'>;
}

const paidShare: Partial<Record<HistoryKind, number>> = {
  completed: 0.9,
  cancelled: 0.1,
  rejected: 0,
  withdrawn: 0,
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

/** The appointments of the demo clinic. Offers published slots only, each once. */
export class AppointmentBook {
  readonly appointments: PlannedAppointment[] = [];
  /** The publications that belong into published_days, by doctor, practice and day. */
  readonly publications = new Map<
    string,
    { doctor: DemoDoctor; practice: DemoPractice | null; publication: Publication | null }
  >();
  readonly #closed: (hospitalId: number | null, day: string) => boolean;
  readonly #days = new Map<string, PlannedAppointment[]>();
  readonly #takenStarts = new Set<string>();
  readonly #busy = new Map<number, { from: number; to: number }[]>();
  readonly #midnights = new Map<string, number>();
  readonly #plainDays = new Map<string, boolean>();
  readonly now: number;
  readonly today: string;
  readonly #timeZone: string;
  readonly #random: SeededRandom;

  /** `closed` tells the holidays of each hospital. */
  constructor(
    { now, today, timeZone }: { now: number; today: string; timeZone: string },
    random: SeededRandom,
    closed: (hospitalId: number | null, day: string) => boolean = () => false,
  ) {
    this.#closed = closed;
    this.now = now;
    this.today = today;
    this.#timeZone = timeZone;
    this.#random = random;
  }

  startsOn(doctor: DemoDoctor, day: string, practice?: DemoPractice): readonly number[] {
    return this.#publicationFor(doctor, day, practice)?.starts ?? [];
  }

  /** Free starts of a day, regardless of the doctor's other visits. */
  freeStarts(doctor: DemoDoctor, patient: VisitPatient, day: string, practice?: DemoPractice): number[] {
    const publication = this.#publicationFor(doctor, day, practice);
    if (!publication) return [];
    const { starts, interval } = publication;
    return starts.filter((start) => this.#isFree(doctor, patient, day, start, interval));
  }

  /**
   * Starts of a weekly schedule that do not overlap the doctor's visits at other practices, such as a video
   * visit that has just begun.
   */
  startsWithoutOverlap(practice: DemoPractice, { day, interval, starts }: Publication): readonly number[] {
    const midnight = this.instantAt(day, 0);
    const ofDay = this.#days.get(`${practice.doctor.id} ${day}`) ?? [];
    const elsewhere = ofDay.filter(
      (one) =>
        one.practice !== practice && slotOccupyingStatuses.some((status) => status === one.story.status),
    );
    const isTaken = (start: number) =>
      elsewhere.some(({ startsAt, endsAt }) => {
        const from = midnight + start * 60_000;
        return startsAt < from + interval * 60_000 && from < endsAt;
      });
    return elsewhere.length > 0 ? starts.filter((start) => !isTaken(start)) : starts;
  }

  /** Removes a published time from what others can book. */
  take(doctor: DemoDoctor, patient: VisitPatient, startsAt: number, endsAt: number): void {
    this.#takenStarts.add(`${doctor.id} ${startsAt}`);
    this.#busy.set(patient.id, [...(this.#busy.get(patient.id) ?? []), { from: startsAt, to: endsAt }]);
  }

  instantAt(day: string, minutes: number): number {
    const midnight = this.#midnightOf(day);
    // Computing each time is slow, and needed only on days on which the clocks change.
    const isPlainDay =
      this.#plainDays.get(day) ?? this.#midnightOf(addDays(day, 1)) - midnight === 86_400_000;
    this.#plainDays.set(day, isPlainDay);
    return isPlainDay ? midnight + minutes * 60_000 : toInstant(day, minutes, this.#timeZone);
  }

  /** Returns null if the day has no slot that is free for both. */
  book(booking: DemoBooking): PlannedAppointment | null {
    const { doctor, practice, patient, day } = booking;
    const publication = this.#publicationFor(doctor, day, practice);
    if (!publication) return null;
    const wanted = booking.start === undefined ? publication.starts : [booking.start];
    const free = wanted.filter((start) => this.#isFree(doctor, patient, day, start, publication.interval));
    if (free.length === 0) return null;
    const startsAt = this.instantAt(day, this.#random.pick(free));
    const endsAt = startsAt + publication.interval * 60_000;
    this.take(doctor, patient, startsAt, endsAt);
    const appointment = this.#describe(booking, startsAt, endsAt);
    this.appointments.push(appointment);
    const ofDay = `${doctor.id} ${day}`;
    this.#days.set(ofDay, [...(this.#days.get(ofDay) ?? []), appointment]);
    return appointment;
  }

  #midnightOf(day: string): number {
    const midnight = this.#midnights.get(day) ?? toInstant(day, 0, this.#timeZone);
    this.#midnights.set(day, midnight);
    return midnight;
  }

  #publicationFor(doctor: DemoDoctor, day: string, practice: DemoPractice | null = null): Publication | null {
    const key = `${doctor.id} ${practice?.name ?? ''} ${day}`;
    const known = this.publications.get(key);
    if (known) return known.publication;
    const isClosed = this.#closed(practice ? (practice.hospital?.id ?? null) : doctor.hospitalId, day);
    const publication = isClosed
      ? null
      : practice
        ? findPracticeDay(practice, day)
        : findPublication(doctor, day);
    this.publications.set(key, { doctor, practice, publication });
    return publication;
  }

  #isFree(doctor: DemoDoctor, patient: VisitPatient, day: string, start: number, interval: number): boolean {
    const from = this.instantAt(day, start);
    if (this.#takenStarts.has(`${doctor.id} ${from}`)) return false;
    const to = from + interval * 60_000;
    return !(this.#busy.get(patient.id) ?? []).some((busy) => from < busy.to && busy.from < to);
  }

  #describe(booking: DemoBooking, startsAt: number, endsAt: number): PlannedAppointment {
    const { doctor, patient, day, kind, replaces, practice = null } = booking;
    const random = this.#random;
    const approvedAt = replaces?.story.events.at(-1)?.at;
    const times = {
      now: this.now,
      startsAt,
      endsAt,
      dayEndsAt: this.instantAt(addDays(day, 1), 0),
      ...(approvedAt !== undefined && { bookedAt: approvedAt }),
      ...booking.times,
    };
    const story = createHistory(kind, times, doctor.confirmsAutomatically || replaces !== undefined, random);
    const reason = replaces?.reason ?? random.pick(listReasons(doctor.specialization));
    const consultStatus =
      booking.consultStatus ?? (random.chance(onlineShare(doctor)) ? 'Online' : 'Offline');
    return {
      doctor,
      practice,
      patient,
      bookedBy: booking.bookedBy ?? patient,
      day,
      startsAt,
      endsAt,
      story,
      reason,
      consultStatus,
      feePaise: toPaise(practice ? this.#feeAt(practice, booking, consultStatus) : doctor.feeRupees),
      payStatus: random.chance(paidShare[kind] ?? 0.55) ? 'Paid' : 'Unpaid',
      prescription: story.status === 'Completed' ? findPrescription(reason) : null,
      replaces: replaces ?? null,
    };
  }

  /** In rupees: the follow-up fee if it applies, else the fee of the mode. */
  #feeAt({ fees, ...practice }: DemoPractice, { patient, day }: DemoBooking, mode: ConsultMode): number {
    const { clinic, video, followUp } = fees;
    const isFollowUp =
      followUp !== null &&
      this.appointments.some(
        (one) =>
          one.patient.id === patient.id &&
          one.doctor === practice.doctor &&
          one.practice?.name === practice.name &&
          one.story.status === 'Completed' &&
          one.day < day &&
          one.day >= addDays(day, -followUp.days),
      );
    if (isFollowUp) return followUp.fee;
    return mode === 'Online' ? (video ?? clinic) : clinic;
  }
}
