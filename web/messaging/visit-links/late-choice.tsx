import { useId } from 'react';
import { type LateMinutes, lateMinuteOptions } from '#domain/appointments/lateness.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import styles from './late-choice.module.css';

interface LateChoiceProps {
  readonly said: number | null;
  readonly busy: boolean;
  readonly onChoose: (minutes: LateMinutes) => void;
}

/** "How late will you be?": one tap for the minutes. */
export function LateChoice({ said, busy, onChoose }: LateChoiceProps) {
  const id = useId();
  return (
    <fieldset className="stack-2 shrinks" aria-labelledby={id}>
      <p id={id}>{m.links_late_question()}</p>
      <ul className={`row-2 ${styles.minutes}`}>
        {lateMinuteOptions.map((minutes) => (
          <li key={minutes}>
            <Button
              look="quiet"
              aria-pressed={minutes === said}
              aria-disabled={busy || undefined}
              onClick={() => onChoose(minutes)}
            >
              {m.links_late_minutes({ minutes })}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
