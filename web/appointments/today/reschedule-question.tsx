import { useEffect, useId, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { onFirstClick } from '../first-click.ts';
import styles from './reschedule-question.module.css';

interface RescheduleQuestionProps {
  readonly patientName: string;
  readonly slot: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before a time is given up, which cannot be undone; names the patient (G-04). */
export function RescheduleQuestion({ patientName, slot, busy, onYes, onNo }: RescheduleQuestionProps) {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on one of its buttons takes the question back
    <div
      className={styles.question}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onNo();
      }}
    >
      <p id={id}>{m.requests_reschedule_question({ slot, name: patientName })}</p>
      <div className={styles.buttons}>
        <Button look="danger" busy={busy} aria-describedby={id} onClick={onFirstClick(onYes)}>
          {m.requests_reschedule_send()}
        </Button>
        <Button ref={no} look="quiet" aria-describedby={id} onClick={onFirstClick(onNo)}>
          {m.requests_reschedule_keep()}
        </Button>
      </div>
    </div>
  );
}
