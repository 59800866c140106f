import { slotOccupyingStatuses } from '#domain/appointments/appointment-life.ts';
import type { ConsultMode, PaymentState } from '#domain/doctors/modes.ts';
import { listReasons } from '#domain/doctors/specializations.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { toPaise } from '#domain/platform/money.ts';
import { type DemoPrescription, findPrescription } from './demo-prescriptions.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import type { DemoPractice } from './make-practices.ts';
import { findPracticeDay } from './practice-days.ts';
import { findPublication, type Publication } from './published-week.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type AppointmentHistory, createHistory, type HistoryKind, type HistoryTimes } from './tell-story.ts';

/** Whose visit it is. */
export type VisitPatient = Pick<DemoPatient, 'id'>;

export interface PlannedAppointment {
  readonly doctor: DemoDoctor;
  /** Null: the main one. */
  readonly practice: DemoPractice | null;
  readonly patient: VisitPatient;
  /** Who booked: the patient, or whoever looks after them. */
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
  /** This start, or any free one without it. */
  readonly start?: number;
  readonly consultStatus?: ConsultMode;
  readonly replaces?: PlannedAppointment;
  /** When what happened, where it is not left to chance. */
  readonly times?: Pick<HistoryTimes, 'bookedAt' | 'steps'>;
}

const paidShare: Partial<Record<HistoryKind, number>> = {
  completed: 0.9,
  cancelled: 0.1,
  rejected: 0,
  withdrawn: 0,
  incomplete: 0.3,
};

/** Fields whose patients have to be seen in person. */
const inPersonFields = new Set([
  'Dentistry',
  'Orthopedics',
  'Radiology',
  'Ophthalmology',
  'ENT (Otorhinolaryngology)',
]);
const onlineShare = ({ specialization }: DemoDoctor) => (inPersonFields.has(specialization) ? 0.06 : 0.42);

/** The appointments of the demo clinic. It gives out published slots only, each once. */
export class AppointmentBook {
  readonly appointments: PlannedAppointment[] = [];
  /** What has to be in published_days, by doctor, practice and day. */
  readonly publications = new Map<
    string,
    { doctor: DemoDoctor; practice: DemoPractice | null; publication: Publication | null }
  >();
  readonly #closed: (hospitalId: number | null, day: string) => boolean;
  /** By doctor and day. */
  readonly #days = new Map<string, PlannedAppointment[]>();
  readonly #takenStarts = new Set<string>();
  readonly #busy = new Map<number, { from: number; to: number }[]>();
  readonly #midnights = new Map<string, number>();
  readonly #plainDays = new Map<string, boolean>();
  readonly now: number;
  readonly today: string;
  readonly #timeZone: string;
  readonly #random: SeededRandom;

  /** `closed` says on which days a hospital has a holiday. */
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

  /** Free starts of a day, for whoever has time. */
  freeStarts(doctor: DemoDoctor, patient: VisitPatient, day: string, practice?: DemoPractice): number[] {
    const publication = this.#publicationFor(doctor, day, practice);
    if (!publication) return [];
    const { starts, interval } = publication;
    return starts.filter((start) => this.#isFree(doctor, patient, day, start, interval));
  }

  /** What weekly hours offer on a day beside the doctor's visits elsewhere, such as one by video that has just begun. */
  startsBesideOthers(practice: DemoPractice, { day, interval, starts }: Publication): readonly number[] {
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

  /** Keeps a published time from everybody else. */
  take(doctor: DemoDoctor, patient: VisitPatient, startsAt: number, endsAt: number): void {
    this.#takenStarts.add(`${doctor.id} ${startsAt}`);
    this.#busy.set(patient.id, [...(this.#busy.get(patient.id) ?? []), { from: startsAt, to: endsAt }]);
  }

  instantAt(day: string, minutes: number): number {
    const midnight = this.#midnightOf(day);
    // Computing each time is slow, and needed only on a day on which the clocks change.
    const isPlainDay =
      this.#plainDays.get(day) ?? this.#midnightOf(addDays(day, 1)) - midnight === 86_400_000;
    this.#plainDays.set(day, isPlainDay);
    return isPlainDay ? midnight + minutes * 60_000 : toInstant(day, minutes, this.#timeZone);
  }

  /** Books if the day has a slot that is free for both; else returns null. */
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

  /** In rupees, as a booking finds it: that of a follow-up, else that of the mode. */
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
