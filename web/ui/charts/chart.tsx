import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import styles from './chart.module.css';
import { ChartFigure } from './chart-figure.tsx';
import type { AxisPicture } from './draw-chart.ts';

interface ChartProps extends AxisPicture {
  readonly title: string;
  /** The measure and the period. */
  readonly subtitle: string;
  /** The header of the table's first column, such as "Day". */
  readonly rowName: string;
  readonly controls?: ReactNode;
  readonly busy?: boolean;
}

/** One sentence with the highlights; the table has every value. */
function summarizeChart(
  title: string,
  subtitle: string,
  { kind, labels, series, unit }: AxisPicture,
): string {
  if (kind === 'line') {
    const values = series.flatMap((line) => line.values);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    // The last value of each line, such as of blood pressure.
    const last = series.map((line) => line.values.at(-1)).join('/');
    return m.measures_line({ title, count: labels.length, low, high, last, unit });
  }
  const sums = labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const total = sums.reduce((sum, value) => sum + value, 0);
  const value = Math.max(...sums);
  const name = labels[sums.indexOf(value)]?.full ?? '';
  return total === 0
    ? m.measures_bars_none({ title, subtitle })
    : m.measures_bars({ title, subtitle, total, name, value });
}

export function Chart({ title, subtitle, rowName, controls, busy = false, ...picture }: ChartProps) {
  const { labels, series } = picture;
  return (
    <ChartFigure
      title={title}
      subtitle={subtitle}
      controls={controls}
      busy={busy}
      picture={picture}
      summary={summarizeChart(title, subtitle, picture)}
      table={{
        rowName,
        columns: series.map(({ name }) => name),
        rows: labels.map(({ full }, index) => ({
          name: full,
          cells: series.map(({ values }) => String(values[index] ?? 0)),
        })),
      }}
      legend={
        series.length > 1 && (
          <ul className={styles.legend}>
            {series.map(({ name, look }) => (
              <li key={name}>
                <span className={`${styles.swatch} ${styles[look]}`} />
                {name}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
