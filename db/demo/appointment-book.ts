import { addDays, instantOf } from '#domain/calendar-days.ts';
import type { ConsultMode, Payment } from '#domain/modes.ts';
import { reasonsFor } from '#domain/specializations.ts';
import { type DemoPrescription, prescriptionFor } from './demo-prescriptions.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import { type Publication, publicationOf } from './published-week.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Story, type StoryKind, tellStory } from './tell-story.ts';

export interface PlannedAppointment {
  readonly doctor: DemoDoctor;
  readonly patient: DemoPatient;
  readonly day: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly story: Story;
  readonly reason: string;
  consultStatus: ConsultMode;
  readonly payStatus: Payment;
  readonly prescription: DemoPrescription | string | null;
  readonly replaces: PlannedAppointment | null;
}

export interface DemoBooking {
  readonly doctor: DemoDoctor;
  readonly patient: DemoPatient;
  readonly day: string;
  readonly kind: StoryKind;
  /** This start, or any free one without it. */
  readonly start?: number;
  readonly consultStatus?: ConsultMode;
  readonly replaces?: PlannedAppointment;
}

const paidShare: Partial<Record<StoryKind, number>> = {
  completed: 0.9,
  cancelled: 0.1,
  rejected: 0,
  withdrawn: 0,
  incomplete: 0.3,
};

/** Fields whose patients have to be seen in person. */
const handsOnFields = new Set([
  'Dentistry',
  'Orthopedics',
  'Radiology',
  'Ophthalmology',
  'ENT (Otorhinolaryngology)',
]);
const onlineShare = ({ specialization }: DemoDoctor) => (handsOnFields.has(specialization) ? 0.06 : 0.42);

/** The appointments of the demo clinic. It gives out published slots only, each once. */
export class AppointmentBook {
  readonly appointments: PlannedAppointment[] = [];
  /** What has to be in published_days, by doctor and day. */
  readonly publications = new Map<string, { doctor: DemoDoctor; publication: Publication | null }>();
  readonly #takenStarts = new Set<string>();
  readonly #busy = new Map<number, { from: number; to: number }[]>();
  readonly #midnights = new Map<string, number>();
  readonly now: number;
  readonly today: string;
  readonly #timeZone: string;
  readonly #random: SeededRandom;

  constructor(now: number, today: string, timeZone: string, random: SeededRandom) {
    this.now = now;
    this.today = today;
    this.#timeZone = timeZone;
    this.#random = random;
  }

  startsOn(doctor: DemoDoctor, day: string): readonly number[] {
    return this.#publicationFor(doctor, day)?.starts ?? [];
  }

  instantAt(day: string, minutes: number): number {
    const midnight = this.#midnightOf(day);
    // Computing each time is slow, and needed only on a day on which the clocks change.
    const isPlainDay = this.#midnightOf(addDays(day, 1)) - midnight === 86_400_000;
    return isPlainDay ? midnight + minutes * 60_000 : instantOf(day, minutes, this.#timeZone);
  }

  /** Books if the day has a slot that is free for both; else returns null. */
  book(booking: DemoBooking): PlannedAppointment | null {
    const { doctor, patient, day } = booking;
    const publication = this.#publicationFor(doctor, day);
    if (!publication) return null;
    const wanted = booking.start === undefined ? publication.starts : [booking.start];
    const free = wanted.filter((start) => this.#isFree(doctor, patient, day, start, publication.interval));
    if (free.length === 0) return null;
    const startsAt = this.instantAt(day, this.#random.pick(free));
    const endsAt = startsAt + publication.interval * 60_000;
    this.#takenStarts.add(`${doctor.id} ${startsAt}`);
    this.#busy.set(patient.id, [...(this.#busy.get(patient.id) ?? []), { from: startsAt, to: endsAt }]);
    const appointment = this.#describe(booking, startsAt, endsAt);
    this.appointments.push(appointment);
    return appointment;
  }

  #midnightOf(day: string): number {
    const midnight = this.#midnights.get(day) ?? instantOf(day, 0, this.#timeZone);
    this.#midnights.set(day, midnight);
    return midnight;
  }

  #publicationFor(doctor: DemoDoctor, day: string): Publication | null {
    const key = `${doctor.id} ${day}`;
    const known = this.publications.get(key);
    if (known) return known.publication;
    const publication = publicationOf(doctor, day);
    this.publications.set(key, { doctor, publication });
    return publication;
  }

  #isFree(doctor: DemoDoctor, patient: DemoPatient, day: string, start: number, interval: number): boolean {
    const from = this.instantAt(day, start);
    if (this.#takenStarts.has(`${doctor.id} ${from}`)) return false;
    const to = from + interval * 60_000;
    return !(this.#busy.get(patient.id) ?? []).some((busy) => from < busy.to && busy.from < to);
  }

  #describe(booking: DemoBooking, startsAt: number, endsAt: number): PlannedAppointment {
    const { doctor, patient, day, kind, replaces } = booking;
    const random = this.#random;
    const approvedAt = replaces?.story.events.at(-1)?.at;
    const times = {
      now: this.now,
      startsAt,
      endsAt,
      dayEndsAt: this.instantAt(addDays(day, 1), 0),
      ...(approvedAt !== undefined && { bookedAt: approvedAt }),
    };
    const story = tellStory(kind, times, doctor.confirmsAutomatically || replaces !== undefined, random);
    const reason = replaces?.reason ?? random.pick(reasonsFor(doctor.specialization));
    return {
      doctor,
      patient,
      day,
      startsAt,
      endsAt,
      story,
      reason,
      consultStatus: booking.consultStatus ?? (random.chance(onlineShare(doctor)) ? 'Online' : 'Offline'),
      payStatus: random.chance(paidShare[kind] ?? 0.55) ? 'Paid' : 'Unpaid',
      prescription: story.status === 'Completed' ? prescriptionFor(reason) : null,
      replaces: replaces ?? null,
    };
  }
}
