import { useEffect, useRef, useState } from 'react';
import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { onFirstClick } from './first-click.ts';
import styles from './visit-buttons.module.css';

/** What a doctor does with a visit of today. */
export interface VisitActions {
  readonly onDone: (visit: DoctorAppointment) => void;
  readonly onCallOff: (visit: DoctorAppointment) => void;
  readonly onReschedule: (visit: DoctorAppointment) => void;
}

interface VisitButtonsProps extends VisitActions {
  readonly visit: DoctorAppointment;
  readonly busy: boolean;
}

/** Done, Cancel and Reschedule, as far as the visit allows them; the last one asks once, in place (spec G-04). */
export function VisitButtons({ visit, busy, onDone, onCallOff, onReschedule }: VisitButtonsProps) {
  const [asking, setAsking] = useState(false);
  const { patientName, slotNumber, allowedActions } = visit;
  const may = new Set(allowedActions);
  const question = useRef<HTMLButtonElement>(null);
  const asked = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (asking) question.current?.focus();
    else if (wasAsking.current) asked.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  if (asking) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: Escape on its buttons takes the question back
      <div
        className={styles.question}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setAsking(false);
        }}
      >
        <p id={`reschedule-${visit.appointmentId}`}>
          {m.requests_reschedule_question({ slot: slotNumber, name: patientName })}
        </p>
        <div className={styles.buttons}>
          <Button
            look="danger"
            busy={busy}
            aria-describedby={`reschedule-${visit.appointmentId}`}
            onClick={onFirstClick(() => onReschedule(visit))}
          >
            {m.requests_reschedule_send()}
          </Button>
          <Button
            ref={question}
            look="quiet"
            aria-describedby={`reschedule-${visit.appointmentId}`}
            onClick={onFirstClick(() => setAsking(false))}
          >
            {m.requests_reschedule_keep()}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.buttons}>
      {may.has('complete') && (
        <Button busy={busy} onClick={onFirstClick(() => onDone(visit))}>
          <Icon name="check" />
          {m.requests_done()}
        </Button>
      )}
      {may.has('reschedule') && (
        <Button ref={asked} look="quiet" busy={busy} onClick={onFirstClick(() => setAsking(true))}>
          {m.requests_reschedule()}
        </Button>
      )}
      {may.has('callOff') && (
        <Button look="danger" busy={busy} onClick={onFirstClick(() => onCallOff(visit))}>
          {m.requests_call_off()}
        </Button>
      )}
    </div>
  );
}
