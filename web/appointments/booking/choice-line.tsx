import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { formatFeeLine } from '../payment-labels.ts';
import styles from './booking-bar.module.css';
import type { BookingChoice } from './booking-choice.ts';

interface ChoiceLineProps {
  readonly choice: BookingChoice;
  readonly fee: number;
  /** Names the patient; null where there is no one else to book for. */
  readonly whose: string | null;
  readonly details: { readonly open: boolean; readonly id: string; readonly onToggle: () => void };
}

/**
 * Sums up the booking in one line: "In the clinic · Chest Pain · ₹900, pay there · Change". On a phone the
 * patient picker is below the times, so this line also names the patient. Each part that changes has its own
 * element, so that browser translation does not block updates.
 */
export function ChoiceLine({ choice, fee, whose, details }: ChoiceLineProps) {
  const { mode, reason, payment } = choice;
  const words = [
    mode === 'Online' ? m.booked_panel_video() : m.booked_panel_clinic(),
    translateReason(reason),
    formatFeeLine(fee, payment, mode),
  ];
  return (
    <p className={`flex middle spread ${styles.line}`}>
      <span>
        {whose !== null && (
          <span key={whose}>
            <strong>
              <UserText>{whose}</UserText>
            </strong>
            {' · '}
          </span>
        )}
        <span>{words.join(' · ')}</span>
      </span>
      <button
        type="button"
        aria-expanded={details.open}
        aria-controls={details.id}
        onClick={details.onToggle}
      >
        {details.open ? m.booked_panel_change_close() : m.booked_panel_change()}
      </button>
    </p>
  );
}
