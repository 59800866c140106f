import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';

const obstacles: Partial<Record<AppointmentStatus, () => string>> = {
  Requested: () => m.appointments_why_requested(),
  'Request for Rescheduling': () => m.appointments_why_asked(),
  Rescheduled: () => m.appointments_why_rescheduled(),
};

export const cannotChangeReason = (status: AppointmentStatus): string =>
  (obstacles[status] ?? m.appointments_why_closed)();
