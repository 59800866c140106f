import type { QueryClient } from '@tanstack/react-query';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { isOvertaken, refusalCode } from '#web/api/refusals.ts';
import { refreshAppointments } from '../queries.ts';
import { forgetOwnChange, recordOwnChange } from './own-changes.ts';
import type { RowFocus } from './row-focus.ts';
import { updateListsAfterChange } from './update-lists-after-change.ts';

/** An appointment's id, alone or with what is sent. */
export type AboutAppointment = string | { readonly appointmentId: string };

export const toAppointmentId = (about: AboutAppointment): string =>
  typeof about === 'string' ? about : about.appointmentId;

/**
 * Options of a command that changes an appointment. Lists are updated immediately and everything about
 * appointments is refetched, also after a refusal; without an answer nothing changes, so that it can be
 * retried. `focus` is for lists whose rows leave.
 */
export const appointmentChange = (focus?: RowFocus) => ({
  subject: toAppointmentId,
  effects: {
    before(about: AboutAppointment) {
      focus?.leave(toAppointmentId(about));
      recordOwnChange(toAppointmentId(about), null);
    },
    async done(
      { appStatus }: { readonly appStatus: AppointmentStatus },
      about: AboutAppointment,
      client: QueryClient,
    ) {
      recordOwnChange(toAppointmentId(about), appStatus);
      await updateListsAfterChange(client, toAppointmentId(about), appStatus);
      void refreshAppointments(client);
    },
    failed(error: unknown, about: AboutAppointment, client: QueryClient) {
      forgetOwnChange(toAppointmentId(about));
      if (refusalCode(error) !== null) void refreshAppointments(client);
      if (!isOvertaken(error)) focus?.keep(toAppointmentId(about));
    },
  },
});
