import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OpenPaymentVisits } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { explainFailure } from '#web/api/refusals.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './figures.module.css';

export type NamedFigure = 'owed' | 'noOutcome';

interface NamedVisitsProps {
  /** The dialog is closed while this is null. */
  readonly which: NamedFigure | null;
  readonly query: UseQueryResult<OpenPaymentVisits>;
  /** The screen to close the visit and record its payment; null for users who may not go there. */
  readonly pathTo: ((visit: OpenPaymentVisits['visits'][number]) => string) | null;
  readonly onClose: () => void;
}

/** The visits behind a figure, by name: unpaid ones, or ones without an outcome. */
export function NamedVisitsDialog({ which, query, pathTo, onClose }: NamedVisitsProps) {
  const { data, error } = query;
  const title =
    which === 'noOutcome'
      ? m.hospital_figures_no_outcome()
      : `${m.hospital_figures_owed()}${data ? `: ${formatRupees(data.owed)}` : ''}`;
  return (
    <Dialog open={which !== null} onClose={onClose} title={title} wide>
      {error && <p role="alert">{explainFailure(error)}</p>}
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <ul className={`plain-list ${styles.cards}`}>
          {data.visits.map((visit) => (
            <li key={visit.appointmentId}>
              <span>
                {pathTo ? (
                  <Link to={pathTo(visit)} onClick={onClose}>
                    <UserText>{visit.patientName}</UserText>
                  </Link>
                ) : (
                  <UserText>{visit.patientName}</UserText>
                )}{' '}
                · {formatNumericDay(visit.date)} {visit.slot} · <UserText>{visit.doctorName}</UserText> ·{' '}
                <UserText>{visit.place}</UserText>
              </span>
              {which === 'owed' && <span>{formatRupees(visit.owed)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
