import type { HospitalReport } from '#contract/hospital/hospital-reports.ts';
import { minVisitsForFigures } from '#domain/hospital/hospital-reports.ts';
import { m } from '#messages/messages.js';
import { formatCount, formatRupees } from '#web/ui/format/rupees.ts';
import { countDue } from './figure-columns.ts';
import styles from './figures.module.css';
import { type ShowVisits, VisitsButton } from './visits-button.tsx';

function describeChange(now: number, before: number, format: (amount: number) => string): string {
  if (now === before) return m.hospital_figures_same();
  const inputs = { change: format(Math.abs(now - before)), before: format(before) };
  return now > before ? m.hospital_figures_up(inputs) : m.hospital_figures_down(inputs);
}

/** The four questions of a week, each answered beside the days before. */
export function FigureTiles({
  report: { total, before },
  onShow,
}: {
  readonly report: HospitalReport;
  readonly onShow: ShowVisits;
}) {
  const { collected } = total;
  const due = countDue(total);
  const tiles = [
    {
      name: m.figures_visits(),
      value: total.visits,
      before: before.visits,
      which: 'all',
      detail: `${m.prescriptions_offline()} ${formatCount(total.offline)} · ${m.prescriptions_online()} ${formatCount(total.online)}`,
    },
    {
      name: m.hospital_figures_collected(),
      value: collected.total,
      before: before.collected.total,
      format: formatRupees,
      detail: `${m.payments_cash()} ${formatRupees(collected.cash)} · ${m.payments_upi()} ${formatRupees(collected.upi)} · ${m.payments_card()} ${formatRupees(collected.card)}`,
    },
    {
      name: m.hospital_figures_owed(),
      value: total.owed,
      before: before.owed,
      format: formatRupees,
      which: 'owed',
      detail: m.hospital_figures_owed_text(),
    },
    {
      name: m.figures_did_not_come(),
      value: total.didNotCome,
      before: before.didNotCome,
      which: 'didNotCome',
      detail:
        due < minVisitsForFigures
          ? m.hospital_figures_few({ count: due })
          : m.hospital_figures_missed_share({
              share: Math.round((total.didNotCome / due) * 100),
              count: due,
            }),
    },
  ] as const;
  return (
    <dl className={`no-margin card ${styles.tiles}`}>
      {tiles.map(({ name, value, detail, ...tile }) => {
        const format = 'format' in tile ? tile.format : formatCount;
        return (
          <div key={name} className={styles.tile}>
            <dt className="small strong">{name}</dt>
            <dd>
              <strong>
                {'which' in tile && value > 0 ? (
                  <VisitsButton which={tile.which} name={name} onShow={onShow}>
                    {format(value)}
                  </VisitsButton>
                ) : (
                  format(value)
                )}
              </strong>
              <span className="ink">{describeChange(value, tile.before, format)}</span>
              <span>{detail}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
