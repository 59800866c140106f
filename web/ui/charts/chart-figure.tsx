import { type ReactNode, useId, useState } from 'react';
import { m } from '#messages/messages.js';
import styles from './chart.module.css';
import { ChartCanvas } from './chart-canvas.tsx';
import type { ChartPicture } from './draw-chart.ts';

interface ChartFigureProps {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: ChartPicture;
  /** One sentence, used as the accessible name; the table has the details. */
  readonly summary: string;
  readonly table: {
    readonly rowName: string;
    readonly columns: readonly string[];
    readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
  };
  readonly controls?: ReactNode;
  readonly legend: ReactNode;
  readonly middle?: ReactNode;
  readonly busy?: boolean;
}

/**
 * A chart with title, unit, a one-sentence name and a table on demand, so that it can be read without seeing
 * it.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { title, subtitle, picture, summary, table, controls, legend, middle, busy = false } = props;
  const titleId = useId();
  const [failed, setFailed] = useState(false);
  return (
    <figure
      className={`${styles.figure} ${controls ? styles.switched : ''}`}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
    >
      <figcaption className={styles.caption}>
        <h2 id={titleId}>{title}</h2>
        <p>{subtitle}</p>
      </figcaption>
      {controls && <div className={styles.controls}>{controls}</div>}
      <div className={picture.kind === 'donut' ? styles.donut : styles.axes}>
        {failed ? (
          <p className={styles.failed} role="status">
            {m.practice_chart_failed()}
          </p>
        ) : (
          <div className={styles.canvas}>
            <ChartCanvas picture={picture} description={summary} onFailure={() => setFailed(true)} />
            {middle && (
              <div className={styles.middle} aria-hidden="true">
                {middle}
              </div>
            )}
          </div>
        )}
        {legend}
      </div>
      <details className={styles.data} open={failed || undefined}>
        <summary>{m.practice_chart_table()}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where the table is wider than the screen */}
        <section className={styles.numbers} aria-labelledby={titleId} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{`${title}. ${subtitle}`}</caption>
            <thead>
              <tr>
                <th scope="col">{table.rowName}</th>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={table.columns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
