import { m } from '#messages/messages.js';
import { Warning } from '#web/ui/warning.tsx';

interface UncheckedDoctorsProps {
  readonly doctors: readonly { readonly name: string; readonly refusal: string | null }[];
  readonly withinHours: number;
}

/** Doctors who cannot be booked yet, and what happens next; empty where all can be booked. */
export function UnverifiedDoctors({ doctors, withinHours }: UncheckedDoctorsProps) {
  if (doctors.length === 0) return null;
  const names = doctors.map(({ name, refusal }) =>
    refusal === null ? name : `${name} (${m.trust_refused({ reason: refusal })})`,
  );
  return (
    <Warning
      title={`${m.trust_no_bookings()}. ${names.join(', ')}`}
      text={m.trust_hospital_waiting({ hours: withinHours })}
    />
  );
}
