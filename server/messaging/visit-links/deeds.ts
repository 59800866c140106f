import type { Via } from '#domain/appointments/appointment-life.ts';
import type { LateMinutes } from '#domain/appointments/lateness.ts';
import { cancelAppointment } from '#server/appointments/changes/cancel-appointment.ts';
import { changeStatus } from '#server/appointments/changes/change-status.ts';
import { sayLate } from '#server/appointments/delays/say-late.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Deed } from './act-by-link.ts';
import { isLongOver } from './link-rules.ts';

/** The patient will come. */
export const confirming = (deps: Deps): Deed => ({
  by: 'patient',
  isDone: ({ status }) => status === 'Confirmed',
  take: ({ id }, patient) => changeStatus(deps, deps.database.pool, id, patient, 'confirm'),
});

/** The doctor accepts a request. */
export const accepting = (deps: Deps, via: Via): Deed => ({
  by: 'doctor',
  isDone: ({ status }) => status === 'Pending' || status === 'Confirmed',
  take: ({ id }, doctor) => changeStatus(deps, deps.database.pool, id, { ...doctor, via }, 'accept'),
});

/** The patient cancels. */
export const cancelling = (deps: Deps): Deed => ({
  by: 'patient',
  isDone: ({ status }) => status === 'Cancelled',
  take: ({ id }, patient) => cancelAppointment(deps, patient, id),
});

/** The patient will be late. */
export const beingLate = (deps: Deps, minutes: LateMinutes): Deed => ({
  by: 'patient',
  isDone: () => false, // a repeat changes nothing by itself
  isExpired: isLongOver,
  take: ({ id }, patient) => sayLate(deps, id, patient, minutes),
});
