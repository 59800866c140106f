import { useId } from 'react';
import type { HospitalReport, VisitFigures } from '#contract/hospital/hospital-reports.ts';
import { m } from '#messages/messages.js';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { FigureCards } from './figure-cards.tsx';
import { listFigureColumns } from './figure-columns.ts';
import styles from './figures.module.css';

export function DoctorTable({ figures }: { readonly figures: HospitalReport }) {
  const titleId = useId();
  const isNarrow = useMedia('(max-width: 40em)');
  const columns = listFigureColumns(figures.total);
  const cells = (line: VisitFigures) => columns.map(({ name, cell }) => <td key={name}>{cell(line)}</td>);
  return (
    <div className={`shrinks padded surface outlined ${styles.box}`}>
      <h2 id={titleId}>{m.hospital_figures_by_doctor()}</h2>
      {isNarrow ? (
        <FigureCards
          lines={figures.byDoctor.map((line) => ({ key: line.doctorId, name: line.name, line }))}
          columns={columns}
          labelledBy={titleId}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where the table is wider than the screen
        <section className={styles.scrolls} aria-labelledby={titleId} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.figures_doctor()}</th>
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.byDoctor.map((line) => (
                <tr key={line.doctorId}>
                  <th scope="row">
                    <UserText>{line.name}</UserText>
                  </th>
                  {cells(line)}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{m.hospital_figures_total()}</th>
                {cells(figures.total)}
              </tr>
            </tfoot>
          </table>
        </section>
      )}
    </div>
  );
}
