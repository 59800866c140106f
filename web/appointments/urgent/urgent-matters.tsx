import { useId, useRef } from 'react';
import type {
  DueAppointment,
  MissingDetail,
  PatientAppointment,
} from '#contract/appointments/appointments.ts';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { m } from '#messages/messages.js';
import { useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { getMeetingHost } from '#web/appointments/join-verdict.ts';
import { listNeededActions, type NeededAction } from '#web/appointments/own/needed-actions.ts';
import { type GuardianRequest, GuardianRequestCard } from './guardian-request-card.tsx';
import { MissingDetailsCard } from './missing-details-card.tsx';
import { UrgentMatterCard } from './urgent-matter-card.tsx';
import styles from './urgent-matters.module.css';

interface UrgentMattersProps {
  readonly appointments: readonly PatientAppointment[];
  readonly due: readonly DueAppointment[];
  /** Details required before a visit; missing from responses cached by older versions. */
  readonly missing?: readonly MissingDetail[] | undefined;
  /** Requests to become the patient's guardian; missing from responses cached by older versions. */
  readonly asking?: readonly GuardianRequest[] | undefined;
  readonly offers?: readonly LeaveOffer[] | undefined;
  /** Milliseconds. */
  readonly now: number;
  readonly onJoin: (appointmentId: string) => void;
}

/**
 * The list of urgent matters, the most urgent first; nothing else on these screens is coral
 * (docs/product.md#needs-you-now).
 */
export function UrgentMatters({
  appointments,
  due,
  missing = [],
  asking = [],
  offers,
  now,
  onJoin,
}: UrgentMattersProps) {
  const titleId = useId();
  const cards = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(cards, () => document.querySelector<HTMLElement>('h1'));
  const needs = listNeededActions({ appointments, due, offers }, now, getMeetingHost());
  // The container stays mounted, so that the focus is not lost with the last card.
  return (
    <div ref={cards} className={styles.place}>
      {needs.length + missing.length + asking.length > 0 && (
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={`coral ${styles.title}`}>
            {m.due_title()}
          </h2>
          <ol className={`stack-3 ${styles.cards}`}>
            {needs.map((need, index) => (
              <li key={getKey(need)}>
                <UrgentMatterCard need={need} first={index === 0} now={now} focus={focus} onJoin={onJoin} />
              </li>
            ))}
            {asking.map((one, index) => (
              <li key={one.requestId}>
                <GuardianRequestCard asking={one} first={needs.length + index === 0} />
              </li>
            ))}
            {missing.length > 0 && (
              <li>
                <MissingDetailsCard missing={missing} first={needs.length + asking.length === 0} />
              </li>
            )}
          </ol>
        </section>
      )}
    </div>
  );
}

const getKey = ({ kind, visit }: NeededAction) => `${kind} ${visit.appointmentId}`;
