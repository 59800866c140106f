import { m } from '#messages/messages.js';
import styles from './booking-for.module.css';
import type { FamilyMember } from './use-people.ts';

interface BookingForProps {
  readonly people: readonly FamilyMember[];
  /** Null: the signed-in patient. */
  readonly value: string | null;
  readonly onChange: (patientId: string | null) => void;
}

/** "Booking for: Me ▾"; nothing where there is no one else to book for. */
export function BookingFor({ people, value, onChange }: BookingForProps) {
  const bookable = people.filter(({ mayBook }) => mayBook);
  if (bookable.length < 2) return null;
  return (
    <label className={`line-2 middle ${styles.for}`}>
      <span>{m.for_whom_booking()}</span>
      <select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        {bookable.map(({ patientId, name, relation }) => (
          <option key={patientId} value={relation === 'self' ? '' : patientId}>
            {relation === 'self' ? m.for_whom_me() : name}
          </option>
        ))}
      </select>
    </label>
  );
}
