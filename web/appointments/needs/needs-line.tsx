import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { Icon } from '../../ui/icon.tsx';
import styles from './needs-line.module.css';
import { formatNeeds } from './words.ts';

export function NeedsLine({ needs }: { readonly needs: DoctorAppointment['needs'] }) {
  if (!needs) return null;
  return (
    <p className={styles.needs}>
      <Icon name="person" size={18} />
      <span>
        <b>{m.booked_needs_label()}:</b> {formatNeeds(needs)}
      </span>
    </p>
  );
}
