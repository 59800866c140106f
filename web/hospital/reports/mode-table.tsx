import { useId } from 'react';
import type { VisitFigures } from '#contract/hospital/hospital-reports.ts';
import { m } from '#messages/messages.js';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { formatCount, formatRupees } from '#web/ui/format/rupees.ts';
import { FigureCards } from './figure-cards.tsx';
import type { FigureColumn } from './figure-columns.ts';
import styles from './figures.module.css';

const modeColumns = (): readonly FigureColumn<VisitFigures['byMode']['online']>[] => [
  { name: m.hospital_figures_collected(), cell: ({ collected }) => formatRupees(collected) },
  { name: m.figures_visits(), cell: ({ visits }) => formatCount(visits) },
  { name: m.dashboards_status_completed(), cell: ({ completed }) => formatCount(completed) },
  { name: m.figures_did_not_come(), cell: ({ didNotCome }) => formatCount(didNotCome) },
];

/** Visits, no-shows and money by clinic and video: a table, on a phone cards. */
export function ModeTable({ byMode }: Pick<VisitFigures, 'byMode'>) {
  const titleId = useId();
  const isNarrow = useMedia('(max-width: 40em)');
  const columns = modeColumns();
  const lines = [
    { key: 'offline', name: m.prescriptions_offline(), line: byMode.offline },
    { key: 'online', name: m.prescriptions_online(), line: byMode.online },
  ];
  return (
    <section className={`shrinks padded surface outlined ${styles.box}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{m.hospital_figures_by_mode()}</h2>
      {isNarrow ? (
        <FigureCards lines={lines} columns={columns} labelledBy={titleId} />
      ) : (
        <table className={styles.modes}>
          <thead>
            <tr>
              <th scope="col">{m.hospital_figures_mode()}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, line }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {columns.map((column) => (
                  <td key={column.name}>{column.cell(line)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
