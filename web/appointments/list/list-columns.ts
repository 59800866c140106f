import type { AppointmentSort } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';

interface Column {
  readonly name: () => string;
  /** The sort key of its header; the slot is sorted along with its day. */
  readonly sort: AppointmentSort | null;
}

/** The names of each column: who, when, state and payment. A cell's second line has names of its own. */
export const listColumns: readonly (readonly Column[])[] = [
  [
    { name: () => m.appointments_patient_name(), sort: 'patient' },
    { name: () => m.common_reason(), sort: 'reason' },
  ],
  [
    { name: () => m.common_date(), sort: 'date' },
    { name: () => m.appointments_slot(), sort: null },
    { name: () => m.appointments_consult_mode(), sort: 'mode' },
  ],
  [{ name: () => m.appointments_status(), sort: 'status' }],
  [{ name: () => m.booking_payment(), sort: 'payment' }],
];
