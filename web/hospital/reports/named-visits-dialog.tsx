import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OpenPaymentVisits } from '#contract/appointments/payments.ts';
import type { VisitListKind } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { explainFailure } from '#web/api/refusals.ts';
import { StatusBadge } from '#web/appointments/status-badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './figures.module.css';

const titles: Readonly<Record<VisitListKind, () => string>> = {
  owed: m.hospital_figures_owed,
  noOutcome: m.hospital_figures_no_outcome,
  all: m.figures_visits,
  completed: m.dashboards_status_completed,
  upcoming: m.hospital_figures_upcoming,
  didNotCome: m.figures_did_not_come,
  cancelled: m.dashboards_status_cancelled,
};

interface NamedVisitsProps {
  /** The dialog is closed while this is null. */
  readonly which: VisitListKind | null;
  /** What tells the visits apart: a hospital has one place, a doctor one name. */
  readonly where: 'doctorName' | 'place';
  /** Whose visits alone are listed. */
  readonly doctorName?: string | undefined;
  readonly query: UseQueryResult<OpenPaymentVisits>;
  /** The screen to close the visit and record its payment; null for users who may not go there. */
  readonly pathTo: ((visit: OpenPaymentVisits['visits'][number]) => string) | null;
  readonly onClose: () => void;
}

/** The visits behind a figure, by name. */
export function NamedVisitsDialog({ which, where, doctorName, query, pathTo, onClose }: NamedVisitsProps) {
  const { data, error } = query;
  const title = [
    doctorName,
    which && titles[which]() + (which === 'owed' && data ? `: ${formatRupees(data.owed)}` : ''),
  ];
  return (
    <Dialog open={which !== null} onClose={onClose} title={title.filter(Boolean).join(' · ')} wide>
      {error && <p role="alert">{explainFailure(error)}</p>}
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <ul className={`plain-list ${styles.cards}`}>
          {data.visits.map((visit) => (
            <li key={visit.appointmentId}>
              <span className="strong break-anywhere">
                {pathTo ? (
                  <Link className="accent" to={pathTo(visit)} onClick={onClose}>
                    <UserText>{visit.patientName}</UserText>
                  </Link>
                ) : (
                  <UserText>{visit.patientName}</UserText>
                )}
              </span>
              {which === 'owed' && <b>{formatRupees(visit.owed)}</b>}
              {which === 'all' && <StatusBadge status={visit.appStatus} viewer="patient" />}
              <p>
                {formatNumericDay(visit.date)} {visit.slot} · <UserText>{visit[where]}</UserText>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
