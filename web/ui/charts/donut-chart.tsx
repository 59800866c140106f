import styles from './chart.module.css';
import { ChartFigure } from './chart-figure.tsx';
import type { DonutPicture } from './draw-chart.ts';

interface DonutChartProps {
  readonly title: string;
  readonly subtitle: string;
  readonly slices: DonutPicture['slices'];
  readonly rowName: string;
  readonly valueName: string;
  readonly middle: { readonly value: string; readonly name: string };
}

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
