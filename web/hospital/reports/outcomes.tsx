import type { VisitFigures } from '#contract/hospital/hospital-reports.ts';
import { minVisitsForFigures } from '#domain/hospital/hospital-reports.ts';
import { m } from '#messages/messages.js';
import { formatCount } from '#web/ui/format/rupees.ts';
import { countUpcoming } from './figure-columns.ts';
import styles from './figures.module.css';
import { type ShowVisits, VisitsButton } from './visits-button.tsx';

interface OutcomesProps {
  readonly total: VisitFigures;
  readonly onShow: ShowVisits;
}

/** What became of the appointments, and how long patients waited. */
export function Outcomes({ total, onShow }: OutcomesProps) {
  const { waiting } = total;
  const rows = [
    { name: m.dashboards_status_completed(), count: total.completed, which: 'completed' },
    { name: m.hospital_figures_upcoming(), count: countUpcoming(total), which: 'upcoming' },
    { name: m.figures_did_not_come(), count: total.didNotCome, which: 'didNotCome' },
    { name: m.hospital_figures_no_outcome(), count: total.notClosed, which: 'noOutcome' },
    { name: m.dashboards_status_cancelled(), count: total.cancelled, which: 'cancelled' },
    { name: m.dashboards_status_rejected(), count: total.rejected },
  ] as const;
  const isWaitKnown = waiting !== null && waiting.measured >= minVisitsForFigures;
  return (
    <section className={`card ${styles.box}`} aria-labelledby="outcomes">
      <h2 id="outcomes">{m.hospital_figures_outcomes()}</h2>
      <ul className={`plain-list ${styles.outcomes}`}>
        {rows.map(({ name, count, ...row }) => (
          <li key={name}>
            <span>{name}</span>
            <Bar share={count / Math.max(total.visits, 1)} />
            <b className="digits">
              {'which' in row && count > 0 ? (
                <VisitsButton which={row.which} name={name} onShow={onShow}>
                  {formatCount(count)}
                </VisitsButton>
              ) : (
                formatCount(count)
              )}
            </b>
          </li>
        ))}
      </ul>
      <p className="muted small">
        {m.hospital_figures_waiting()}:{' '}
        {isWaitKnown
          ? `${m.hospital_days_minutes({ minutes: waiting.half })} · ${m.hospital_figures_waiting_text({ most: waiting.most, measured: waiting.measured })}`
          : waiting
            ? m.hospital_figures_few({ count: waiting.measured })
            : m.hospital_figures_not_measured()}
      </p>
    </section>
  );
}

/** Drawn beside its number, so it says nothing to screen readers. */
export const Bar = ({ share }: { readonly share: number }) => (
  <span className={styles.bar} aria-hidden="true">
    <span style={{ inlineSize: `${share * 100}%` }} />
  </span>
);
