import type { ReactNode } from 'react';
import type { VisitFigures } from '#contract/hospital/hospital-reports.ts';
import { minVisitsForFigures } from '#domain/hospital/hospital-reports.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatCount, formatRupees } from '#web/ui/format/rupees.ts';
import { countOthers, countUpcoming } from './figure-columns.ts';
import styles from './figures.module.css';
import type { NamedFigure } from './named-visits-dialog.tsx';

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

const Tile = ({ name, value, children }: TileProps) => (
  <div className={`shrinks padded surface outlined ${styles.tile}`}>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      {children && <span>{children}</span>}
    </dd>
  </div>
);

interface FigureTilesProps {
  readonly total: VisitFigures;
  readonly onShow: (which: NamedFigure) => void;
}

export function FigureTiles({ total, onShow }: FigureTilesProps) {
  const { collected, waiting } = total;
  const isEnough = waiting !== null && waiting.measured >= minVisitsForFigures;
  const due = total.completed + total.didNotCome + total.notClosed;
  const named = (counts: readonly (readonly [string, number])[]) =>
    counts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${formatCount(count)}`)
      .join(' · ');
  const others = countOthers(total);
  const ways = [
    [m.payments_cash(), collected.cash],
    [m.payments_upi(), collected.upi],
    [m.payments_card(), collected.card],
  ] as const;
  return (
    <dl className={`stack-3 no-margin ${styles.tiles}`}>
      <Tile name={m.hospital_figures_collected()} value={formatRupees(collected.total)}>
        {ways.map(([name, amount]) => `${name} ${formatRupees(amount)}`).join(' · ')}
      </Tile>
      <Tile name={m.hospital_figures_owed()} value={formatRupees(total.owed)}>
        {m.hospital_figures_owed_text()}
        {total.owed > 0 && (
          <Button look="plain" className={styles.show} onClick={() => onShow('owed')}>
            {m.hospital_figures_show()}
          </Button>
        )}
      </Tile>
      {total.notClosed > 0 && (
        <Tile name={m.hospital_figures_no_outcome()} value={formatCount(total.notClosed)}>
          {m.hospital_figures_no_outcome_text()}
          <Button look="plain" className={styles.show} onClick={() => onShow('noOutcome')}>
            {m.hospital_figures_show()}
          </Button>
        </Tile>
      )}
      <Tile name={m.figures_visits()} value={formatCount(total.visits)}>
        {m.prescriptions_offline()} {formatCount(total.offline)} · {m.prescriptions_online()}{' '}
        {formatCount(total.online)}
      </Tile>
      <Tile name={m.dashboards_status_completed()} value={formatCount(total.completed)} />
      <Tile name={m.figures_did_not_come()} value={formatCount(total.didNotCome)}>
        {due >= minVisitsForFigures &&
          m.hospital_figures_missed_share({
            share: Math.round((total.didNotCome / due) * 100),
            count: due,
          })}
        {due > 0 && due < minVisitsForFigures && m.hospital_figures_few({ count: due })}
      </Tile>
      <Tile name={m.dashboards_status_cancelled()} value={formatCount(total.cancelled)} />
      <Tile name={m.hospital_figures_upcoming()} value={formatCount(countUpcoming(total))}>
        {named([[m.common_requested(), total.requested]])}
      </Tile>
      {others > 0 && (
        <Tile name={m.hospital_figures_others()} value={formatCount(others)}>
          {named([
            [m.dashboards_status_rejected(), total.rejected],
            [m.common_rescheduled(), total.rescheduled],
          ])}
        </Tile>
      )}
      <Tile
        name={m.hospital_figures_waiting()}
        value={
          waiting && isEnough
            ? m.hospital_days_minutes({ minutes: waiting.half })
            : waiting
              ? m.hospital_figures_few({ count: waiting.measured })
              : m.hospital_figures_not_measured()
        }
      >
        {waiting &&
          isEnough &&
          m.hospital_figures_waiting_text({ most: waiting.most, measured: waiting.measured })}
      </Tile>
    </dl>
  );
}
