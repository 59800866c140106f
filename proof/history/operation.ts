// The history of calls and answers as clients saw them, which is checked against the database.
import type { AppointmentAction } from '#domain/appointments/appointment-lifecycle.ts';

/**
 * A client's knowledge of a call. Acknowledged: it was done. Refused: it was not, and never will be. Unknown:
 * no answer, or a server error (5xx); it was done or not, but not partly.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

export interface Call {
  /** In the order in which calls began. */
  readonly number: number;
  /** Index of the HAMS process that was called. */
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

export interface Booking extends Call {
  readonly verb: 'book';
  readonly patientId: number;
  readonly doctorId: number;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  /** The Idempotency-Key; attempts with the same one are one booking. */
  readonly key: string;
  /** As acknowledged. */
  readonly appointmentId: number | null;
}

export interface Change extends Call {
  readonly verb: 'change';
  readonly action: AppointmentAction;
  readonly by: 'patient' | 'doctor';
  readonly appointmentId: number;
  /** As acknowledged: the new appointment of one that was moved. */
  readonly replacementId: number | null;
}

export interface AvailabilityRead extends Call {
  readonly verb: 'look';
  readonly doctorId: number;
  /** Starts of the slots shown as free; milliseconds since the epoch. Empty unless acknowledged. */
  readonly free: readonly number[];
}

export interface Publication extends Call {
  readonly verb: 'publish';
  readonly doctorId: number;
  readonly day: string;
}

export type Operation = Booking | Change | AvailabilityRead | Publication;

export const findAcknowledgedWrites = (history: readonly Operation[]): Operation[] =>
  history.filter(({ verb, outcome }) => verb !== 'look' && outcome === 'acknowledged');
