import type { ActionSource } from '#domain/appointments/appointment-lifecycle.ts';
import type { LateMinutes } from '#domain/appointments/lateness.ts';
import { cancelAppointment } from '#server/appointments/changes/cancel-appointment.ts';
import { changeStatus } from '#server/appointments/changes/change-status.ts';
import { reportLateness } from '#server/appointments/delays/report-lateness.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { LinkAction } from './act-by-link.ts';
import { isLongOver } from './link-rules.ts';

export const createConfirmAction = (deps: Deps): LinkAction => ({
  by: 'patient',
  isDone: ({ status }) => status === 'Confirmed',
  take: ({ id }, patient) => changeStatus(patient, deps, deps.database.pool, id, 'confirm'),
});

export const createAcceptAction = (deps: Deps, via: ActionSource): LinkAction => ({
  by: 'doctor',
  isDone: ({ status }) => status === 'Pending' || status === 'Confirmed',
  take: ({ id }, doctor) => changeStatus({ ...doctor, via }, deps, deps.database.pool, id, 'accept'),
});

export const createCancelAction = (deps: Deps): LinkAction => ({
  by: 'patient',
  isDone: ({ status }) => status === 'Cancelled',
  take: ({ id }, patient) => cancelAppointment(patient, deps, id),
});

export const createLateAction = (deps: Deps, minutes: LateMinutes): LinkAction => ({
  by: 'patient',
  isDone: () => false, // a repeat changes nothing
  isExpired: isLongOver,
  take: ({ id }, patient) => reportLateness(patient, deps, id, minutes),
});
