import { Link } from 'react-router';
import type { OpenPaymentVisits } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { numericDay } from '#web/ui/day-words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Given } from '#web/ui/given.tsx';
import { inRupees } from '#web/ui/rupees.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './figures.module.css';

export type Which = 'owed' | 'noOutcome';

interface NamedVisitsProps {
  /** Null: closed. */
  readonly which: Which | null;
  readonly data: OpenPaymentVisits | undefined;
  /** Why it could not be loaded. */
  readonly problem: string | null;
  /** Where the visit is closed and its payment recorded; none for whoever may not go there. */
  readonly pathTo: ((visit: OpenPaymentVisits['visits'][number]) => string) | null;
  readonly onClose: () => void;
}

/** The visits behind a figure, by name (M-09, G-02): what is owed, and what has no outcome. */
export function NamedVisitsDialog({ which, data, problem, pathTo, onClose }: NamedVisitsProps) {
  const title =
    which === 'noOutcome'
      ? m.hospital_figures_no_outcome()
      : `${m.hospital_figures_owed()}${data ? `: ${inRupees(data.owed)}` : ''}`;
  return (
    <Dialog open={which !== null} onClose={onClose} title={title} wide>
      {problem && <p role="alert">{problem}</p>}
      {!data && !problem && <Skeleton height={120} />}
      {data && (
        <ul className={styles.cards}>
          {data.visits.map((visit) => (
            <li key={visit.appointmentId}>
              <span>
                {pathTo ? (
                  <Link to={pathTo(visit)} onClick={onClose}>
                    <Given>{visit.patientName}</Given>
                  </Link>
                ) : (
                  <Given>{visit.patientName}</Given>
                )}{' '}
                · {numericDay(visit.date)} {visit.slot} · <Given>{visit.doctorName}</Given> ·{' '}
                <Given>{visit.place}</Given>
              </span>
              {which === 'owed' && <span>{inRupees(visit.owed)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
