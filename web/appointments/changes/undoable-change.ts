import type { FreeSlot } from '#contract/scheduling/availability.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { Call } from '#web/api/client.ts';

/** A doctor's change that can be undone for a moment before it is sent. */
export type UndoableChange =
  | { readonly kind: 'accept' }
  | { readonly kind: 'reject'; readonly reason: string }
  | { readonly kind: 'callOff'; readonly reason: string }
  | { readonly kind: 'reschedule' }
  | { readonly kind: 'decline'; readonly reason: string }
  /** Null lets the patient pick the new time. */
  | { readonly kind: 'approve'; readonly time: FreeSlot | null };

interface Sending {
  readonly keepalive: boolean;
}

/** Resolves with the resulting state of the appointment. */
export function sendChange(
  call: Call,
  appointmentId: string,
  change: UndoableChange,
  { keepalive }: Sending = { keepalive: false },
): Promise<{ readonly appStatus: AppointmentStatus }> {
  const params = { appointmentId };
  switch (change.kind) {
    case 'accept':
      return call('PUT /appointments/respond', { body: { appointmentId, action: 'accept' }, keepalive });
    case 'reject':
      return call('PUT /appointments/respond', {
        body: { appointmentId, action: 'reject', reason: change.reason },
        keepalive,
      });
    case 'callOff':
      return call('PUT /appointments/update-status/:appointmentId', {
        params,
        body: { appStatus: 'Rejected', rejectionReason: change.reason },
        keepalive,
      });
    case 'reschedule':
      return call('PUT /appointments/update-status/:appointmentId', {
        params,
        body: { appStatus: 'Rescheduled' },
        keepalive,
      });
    case 'decline': {
      const body = { appointmentId, action: 'reject', reason: change.reason } as const;
      return call('POST /doctors/handle-reschedule', { body, keepalive });
    }
    case 'approve': {
      const { time } = change;
      const wanted = time ? { date: time.date, slotNumber: time.slot } : { patientPicks: true };
      const body = { appointmentId, action: 'approve', ...wanted } as const;
      return call('POST /doctors/handle-reschedule', { body, keepalive });
    }
  }
}
