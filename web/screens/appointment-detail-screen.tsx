import { m } from '#messages/messages.js';

export function AppointmentDetailScreen({ appointmentId }: { readonly appointmentId: string }) {
  return (
    <h1>
      {m.areas_appointments()} {appointmentId}
    </h1>
  );
}
