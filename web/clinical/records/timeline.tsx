import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClinicalHistory } from '#contract/appointments/history.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { appointmentPath } from '#web/ui/paths.ts';
import { FileRow } from './file-row.tsx';
import { listNamedVitals } from './record-vitals-labels.ts';
import styles from './timeline.module.css';

type Visit = ClinicalHistory['visits'][number];

interface TimelineProps {
  readonly patientId: string;
  readonly history: ClinicalHistory;
  readonly badge: (status: Visit['status']) => ReactNode;
}

export function Timeline({ patientId, history, badge }: TimelineProps) {
  const { visits, vitals, uploads } = history;
  const entries = [
    ...visits.map((visit) => ({
      key: visit.appointmentId,
      at: `${visit.date} ${visit.time}`,
      day: visit.date,
      content: <VisitEntry visit={visit} badge={badge} />,
    })),
    ...[...new Set(vitals.map(({ date }) => date))].map((day) => ({
      key: `vitals ${day}`,
      at: day,
      day,
      content: <VitalsEntry measured={vitals.filter(({ date }) => date === day)} />,
    })),
    ...uploads.map((upload) => ({
      key: `upload ${upload.id}`,
      at: upload.day,
      day: upload.day,
      content: <FileRow patientId={patientId} upload={upload} />,
    })),
  ].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  if (entries.length === 0) return <p className="muted">{m.records_nothing()}</p>;
  return (
    <ol className={`grid plain-list ${styles.timeline}`}>
      {entries.map(({ key, day, content }) => (
        <li key={key}>
          <time dateTime={day}>{formatNumericDay(day)}</time>
          {content}
        </li>
      ))}
    </ol>
  );
}

interface VisitEntryProps extends Pick<TimelineProps, 'badge'> {
  readonly visit: Visit;
}

function VisitEntry({ visit, badge }: VisitEntryProps) {
  const { appointmentId, time, reason, type, status, diagnosis, medicines, payment } = visit;
  return (
    <div className={styles.visit}>
      <p>
        <Link className={`accent strong ${styles.link}`} to={appointmentPath(appointmentId)}>
          {time} · <UserText>{translateReason(reason)}</UserText>
        </Link>{' '}
        <span className="muted">{type === 'Online' ? m.common_online() : m.common_offline()}</span>{' '}
        {badge(status)}
      </p>
      {diagnosis && (
        <p>
          <strong>
            <UserText>{diagnosis}</UserText>
          </strong>
        </p>
      )}
      {medicines.length > 0 && <p>{medicines.join(' · ')}</p>}
      {payment && <p className="muted">{paymentWords(payment)}</p>}
    </div>
  );
}

const ways = { cash: m.payments_cash, upi: m.payments_upi, card: m.payments_card, later: m.payments_later };

function paymentWords({ way, amount, receipt }: NonNullable<Visit['payment']>): string {
  if (!receipt) return m.payments_due({ amount: formatRupees(amount) });
  return [formatRupees(amount), ways[way](), receipt].join(' · ');
}

function VitalsEntry({ measured }: { readonly measured: ClinicalHistory['vitals'] }) {
  return (
    <div>
      {measured.map((one, index) => (
        <p key={one.at}>
          {index === 0 && <span className="muted">{m.records_measured()}: </span>}
          {listNamedVitals(one)
            .map(({ value }) => value)
            .join(' · ')}
        </p>
      ))}
    </div>
  );
}
