import type { ReactNode } from 'react';
import type { AffectedVisit } from '#contract/appointments/leaves.ts';
import { translateReason } from '#names/reason-name.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { formatVisitTime } from './leave-labels.ts';
import styles from './leaves.module.css';

interface VisitRowProps {
  readonly visit: AffectedVisit;
  readonly children?: ReactNode;
}

export function AffectedVisitRow({ visit, children }: VisitRowProps) {
  const { patientName, patientPhone, reason } = visit;
  return (
    <li className={`row middle line-above break-anywhere ${styles.visit}`}>
      <span className={`strong digits ${styles.when}`}>{formatVisitTime(visit)}</span>
      <span className={`grid shrinks ${styles.who}`}>
        <strong>
          <UserText>{patientName}</UserText>
        </strong>
        <span className="muted">{translateReason(reason)}</span>
      </span>
      {patientPhone && (
        <a className="inline-flex middle target digits" href={`tel:${patientPhone}`}>
          {patientPhone}
        </a>
      )}
      {children}
    </li>
  );
}
