import styles from './chart.module.css';
import { ChartFigure } from './figure.tsx';
import type { DonutPicture } from './picture.ts';

interface DonutChartProps {
  readonly title: string;
  /** What is counted. */
  readonly subtitle: string;
  readonly slices: DonutPicture['slices'];
  /** The headers of the table. */
  readonly rowName: string;
  readonly valueName: string;
  /** A number in the middle, and what it counts. */
  readonly middle: { readonly value: string; readonly name: string };
}

/** Shares of a whole as a donut on a canvas, with a legend. */
export function DonutChart({ title, subtitle, slices, rowName, valueName, middle }: DonutChartProps) {
  return (
    <ChartFigure
      title={title}
      subtitle={subtitle}
      picture={{ kind: 'donut', slices }}
      summary={`${title}. ${subtitle}. ${slices.map(({ name, shown }) => `${name}: ${shown}`).join('; ')}`}
      table={{
        rowName,
        columns: [valueName],
        rows: slices.map(({ name, shown }) => ({ name, cells: [shown] })),
      }}
      middle={
        <>
          <strong>{middle.value}</strong>
          <span>{middle.name}</span>
        </>
      }
      legend={
        <ul className={styles.shares}>
          {slices.map(({ name, look, shown }) => (
            <li key={name}>
              <span className={`${styles.swatch} ${styles[look]}`} />
              <span>{name}</span>
              <strong>{shown}</strong>
            </li>
          ))}
        </ul>
      }
    />
  );
}
