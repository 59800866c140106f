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
    <li className={styles.visit}>
      <span className={styles.when}>{formatVisitTime(visit)}</span>
      <span className={styles.who}>
        <strong>
          <UserText>{patientName}</UserText>
        </strong>
        <span className={styles.muted}>{translateReason(reason)}</span>
      </span>
      {patientPhone && (
        <a className={styles.phone} href={`tel:${patientPhone}`}>
          {patientPhone}
        </a>
      )}
      {children}
    </li>
  );
}
