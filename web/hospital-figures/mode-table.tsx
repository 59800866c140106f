import { useId } from 'react';
import type { FiguresOfVisits } from '#contract/hospital-figures.ts';
import { m } from '#messages/messages.js';
import { inLakhs, inRupees } from '../ui/rupees.ts';
import styles from './figures.module.css';

/** Visits, who did not come, and money, of the clinic and of video (M-09). */
export function ModeTable({ byMode }: Pick<FiguresOfVisits, 'byMode'>) {
  const titleId = useId();
  const lines = [
    [m.prescriptions_offline(), byMode.offline],
    [m.prescriptions_online(), byMode.online],
  ] as const;
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId}>{m.hospital_figures_by_mode()}</h2>
      <table className={styles.modes}>
        <thead>
          <tr>
            <th scope="col">{m.hospital_figures_mode()}</th>
            <th scope="col">{m.hospital_figures_collected()}</th>
            <th scope="col">{m.figures_visits()}</th>
            <th scope="col">{m.dashboards_status_completed()}</th>
            <th scope="col">{m.figures_did_not_come()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, { visits, completed, didNotCome, collected }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{inRupees(collected)}</td>
              <td>{inLakhs(visits)}</td>
              <td>{inLakhs(completed)}</td>
              <td>{inLakhs(didNotCome)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
