import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { UserText } from '../../ui/given.tsx';
import { formatFeeLine } from '../payment-words.ts';
import styles from './bar.module.css';
import type { BookingChoice } from './choice.ts';

interface ChoiceLineProps {
  readonly choice: BookingChoice;
  readonly fee: number;
  /** Whose visit it is; null where there is nobody else to book for. */
  readonly whose: string | null;
  readonly details: { readonly open: boolean; readonly id: string; readonly onToggle: () => void };
}

/**
 * What is about to be booked, in one line: "In the clinic · Chest Pain · ₹900, pay there · Change". On a phone the question
 * whose visit it is lies below the times: whoever books from the bar alone reads the answer here (J-05). Each part that changes
 * has an element of its own, which a translator of the browser does not hold back.
 */
export function ChoiceLine({ choice, fee, whose, details }: ChoiceLineProps) {
  const { mode, reason, payment } = choice;
  const words = [
    mode === 'Online' ? m.booked_panel_video() : m.booked_panel_clinic(),
    translateReason(reason),
    formatFeeLine(fee, payment, mode),
  ];
  return (
    <p className={styles.line}>
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
