// What clients did and what they were told: the history that is checked against the database.
import type { AppointmentAction } from '#domain/appointments/appointment-life.ts';

/**
 * What a client knows of a call. Acknowledged: it was done. Refused: it was not, and never will be. Unknown: no
 * answer came, or one that says that the server was in trouble (5xx); it was done or not, but not in part.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

export interface Call {
  /** In the order in which calls began. */
  readonly number: number;
  /** The HAMS process that was asked, by its place. */
  readonly asked: number;
  /** Milliseconds since the epoch, by the clock of this machine. */
  readonly began: number;
  readonly ended: number;
  readonly outcome: Outcome;
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** The code of a refusal; null without one. */
  readonly refusal: string | null;
}

/** A patient books a time of a doctor. */
export interface Booking extends Call {
  readonly verb: 'book';
  readonly patientId: number;
  readonly doctorId: number;
  /** The beginning; milliseconds since the epoch. */
  readonly startsAt: number;
  /** The Idempotency-Key; attempts with the same one are one booking. */
  readonly key: string;
  /** As acknowledged. */
  readonly appointmentId: number | null;
}

/** A patient or a doctor changes an appointment. */
export interface Change extends Call {
  readonly verb: 'change';
  readonly action: AppointmentAction;
  readonly by: 'patient' | 'doctor';
  readonly appointmentId: number;
  /** As acknowledged: the new appointment of one that was moved. */
  readonly replacementId: number | null;
}

/** Somebody looks at what is free of a doctor on some days. */
export interface AvailabilityRead extends Call {
  readonly verb: 'look';
  readonly doctorId: number;
  /** The beginnings that are said to be free, of all published times; milliseconds since the epoch. Empty unless acknowledged. */
  readonly free: readonly number[];
}

/** A doctor publishes times of a day, other ones than before. */
export interface Publication extends Call {
  readonly verb: 'publish';
  readonly doctorId: number;
  readonly day: string;
}

export type Operation = Booking | Change | AvailabilityRead | Publication;
