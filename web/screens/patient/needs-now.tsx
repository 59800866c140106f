import { useId, useRef } from 'react';
import type {
  DueAppointment,
  MissingDetail,
  PatientAppointment,
} from '#contract/appointments/appointments.ts';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { m } from '#messages/messages.js';
import { useRowFocus } from '../../appointments/focus.ts';
import { meetingHost } from '../../appointments/join.ts';
import { type Need, needsNow } from '../../appointments/own/needs.ts';
import { AskedNeed, type Asking } from './asked-need.tsx';
import { CompleteNeed } from './complete-need.tsx';
import { NeedCard } from './need-card.tsx';
import styles from './needs-now.module.css';

interface NeedsNowProps {
  readonly appointments: readonly PatientAppointment[];
  readonly due: readonly DueAppointment[];
  /** What the clinic has to know before a visit; an answer that was kept offline may not say. */
  readonly missing?: readonly MissingDetail[] | undefined;
  /** Who asks to look after the patient; an answer that was kept offline may not say. */
  readonly asking?: readonly Asking[] | undefined;
  readonly offers?: readonly LeaveOffer[] | undefined;
  /** Milliseconds. */
  readonly now: number;
  readonly onJoin: (appointmentId: string) => void;
}

/**
 * The one place for what needs the patient now, the most urgent first; nothing else on these screens is coral
 * (docs/product.md#needs-you-now).
 */
export function NeedsNow({
  appointments,
  due,
  missing = [],
  asking = [],
  offers,
  now,
  onJoin,
}: NeedsNowProps) {
  const titleId = useId();
  const cards = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(cards, () => document.querySelector<HTMLElement>('h1'));
  const needs = needsNow({ appointments, due, offers }, now, meetingHost());
  // The container stays, so that the focus knows where it was when the last card goes.
  return (
    <div ref={cards} className={styles.place}>
      {needs.length + missing.length + asking.length > 0 && (
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {m.due_title()}
          </h2>
          <ol className={styles.cards}>
            {needs.map((need, index) => (
              <li key={keyOf(need)}>
                <NeedCard need={need} first={index === 0} now={now} focus={focus} onJoin={onJoin} />
              </li>
            ))}
            {asking.map((one, index) => (
              <li key={one.requestId}>
                <AskedNeed asking={one} first={needs.length + index === 0} />
              </li>
            ))}
            {missing.length > 0 && (
              <li>
                <CompleteNeed missing={missing} first={needs.length + asking.length === 0} />
              </li>
            )}
          </ol>
        </section>
      )}
    </div>
  );
}

const keyOf = ({ kind, visit }: Need) => `${kind} ${visit.appointmentId}`;
