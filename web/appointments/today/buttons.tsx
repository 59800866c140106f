import type { RefObject } from 'react';
import type { AppointmentAction } from '#domain/appointment-life.ts';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { onFirstClick } from '../first-click.ts';
import styles from './buttons.module.css';

interface TodaysButtonsProps {
  readonly allowed: readonly AppointmentAction[];
  /** It has begun, so closing it is the next action. */
  readonly due: boolean;
  readonly busy: boolean;
  /** Whether the question of Reschedule is open below. */
  readonly asking: boolean;
  readonly rescheduleButton: RefObject<HTMLButtonElement | null>;
  readonly onDone: () => void;
  readonly onCallOff: () => void;
  readonly onReschedule: () => void;
}

/** Done, Reschedule and Cancel, as far as the appointment allows them (G-04). */
export function TodaysButtons({ allowed, due, busy, asking, ...rest }: TodaysButtonsProps) {
  return (
    <div className={styles.buttons}>
      {allowed.includes('complete') && (
        <Button look={due ? 'primary' : 'quiet'} busy={busy} onClick={onFirstClick(rest.onDone)}>
          {m.requests_done()}
        </Button>
      )}
      {allowed.includes('reschedule') && (
        <Button
          ref={rest.rescheduleButton}
          look="quiet"
          title={m.requests_reschedule()}
          busy={busy}
          aria-expanded={asking}
          onClick={onFirstClick(rest.onReschedule)}
        >
          <Icon name="swap" />
          <span className={styles.word}>{m.requests_reschedule()}</span>
        </Button>
      )}
      {allowed.includes('callOff') && (
        <Button
          look="danger"
          title={m.requests_call_off()}
          busy={busy}
          onClick={onFirstClick(rest.onCallOff)}
        >
          <Icon name="close" />
          <span className={styles.word}>{m.requests_call_off()}</span>
        </Button>
      )}
    </div>
  );
}
