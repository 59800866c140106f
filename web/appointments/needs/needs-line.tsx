import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { formatNeeds } from './need-labels.ts';
import styles from './needs-line.module.css';

export function NeedsLine({ needs }: { readonly needs: DoctorAppointment['needs'] }) {
  if (!needs) return null;
  return (
    <p className={`line-1 shrinks small break-anywhere ${styles.needs}`}>
      <Icon name="person" size={18} />
      <span>
        <b>{m.booked_needs_label()}:</b> {formatNeeds(needs)}
      </span>
    </p>
  );
}
