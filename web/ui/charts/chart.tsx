import type { ReactNode } from 'react';
import styles from './chart.module.css';
import { ChartFigure } from './figure.tsx';
import type { AxisPicture } from './picture.ts';

interface ChartProps extends AxisPicture {
  readonly title: string;
  /** What is counted, and the period. */
  readonly subtitle: string;
  /** The header of the table's first column, such as "Day". */
  readonly rowName: string;
  readonly controls?: ReactNode;
  readonly busy?: boolean;
}

/** Stacked bars or lines on a canvas. */
export function Chart({ title, subtitle, rowName, controls, busy = false, ...picture }: ChartProps) {
  const { labels, series } = picture;
  return (
    <ChartFigure
      title={title}
      subtitle={subtitle}
      controls={controls}
      busy={busy}
      picture={picture}
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
