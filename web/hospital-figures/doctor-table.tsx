import { useId } from 'react';
import type { HospitalFigures } from '#contract/hospital-figures.ts';
import { m } from '#messages/messages.js';
import { Given } from '../ui/given.tsx';
import { figureCells, figureColumns } from './figure-columns.ts';
import styles from './figures.module.css';

/** The figures of each doctor, and of all of them. */
export function DoctorTable({ figures }: { readonly figures: HospitalFigures }) {
  const titleId = useId();
  const columns = figureColumns();
  const cells = (values: readonly string[]) =>
    values.map((value, index) => <td key={columns[index]}>{value}</td>);
  return (
    <div className={styles.box}>
      <h2 id={titleId}>{m.hospital_figures_by_doctor()}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where the table is wider than the screen */}
      <section className={styles.scrolls} aria-labelledby={titleId} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.figures_doctor()}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.byDoctor.map((line) => (
              <tr key={line.doctorId}>
                <th scope="row">
                  <Given>{line.name}</Given>
                </th>
                {cells(figureCells(line))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.hospital_figures_total()}</th>
              {cells(figureCells(figures.total))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
