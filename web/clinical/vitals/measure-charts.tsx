import type { PatientVitals } from '#contract/clinical/vitals.ts';
import { convertTemperature, toKilograms } from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';
import { Chart } from '#web/ui/charts/chart.tsx';
import { useTemperatureUnit } from './temperature-unit.ts';
import { buildTimeAxis } from './time-axis.ts';
import { unitName } from './typed-vitals.ts';

type Measurement = PatientVitals['history'][number];

interface MeasureChartProps {
  readonly name: string;
  readonly unit: string;
  readonly history: readonly Measurement[];
  /** Values are null where not measured. */
  readonly lines: readonly {
    readonly name: string;
    readonly of: (row: Measurement) => number | null | undefined;
  }[];
}

/** Shown from the second value on. */
function MeasureChart({ name, unit, history, lines }: MeasureChartProps) {
  const [first, second, ...more] = history.filter((row) =>
    lines.every(({ of }) => typeof of(row) === 'number'),
  );
  if (!first || !second) return null;
  const rows = [first, second, ...more] as const;
  const { labels, time } = buildTimeAxis(rows);
  return (
    <Chart
      kind="line"
      title={m.measures_over_time({ name })}
      subtitle={unit}
      rowName={m.common_when()}
      unit={unit}
      labels={labels}
      time={time}
      series={lines.map((line, index) => ({
        name: line.name,
        look: index === 0 ? 'solid' : 'quiet',
        values: rows.map((row) => line.of(row) ?? 0),
      }))}
    />
  );
}

/** A chart for each measure taken more than once, except the heart rate. */
export function MeasureCharts({ history }: Pick<PatientVitals, 'history'>) {
  const unit = useTemperatureUnit();
  return (
    <>
      <MeasureChart
        name={m.vitals_blood_pressure()}
        unit={m.vitals_mmhg()}
        history={history}
        lines={[
          { name: m.vitals_systolic(), of: ({ systolic }) => systolic },
          { name: m.vitals_diastolic(), of: ({ diastolic }) => diastolic },
        ]}
      />
      <MeasureChart
        name={m.vitals_blood_sugar()}
        unit={m.vitals_mg_dl()}
        history={history}
        lines={[{ name: m.vitals_blood_sugar(), of: ({ bloodSugar }) => bloodSugar }]}
      />
      <MeasureChart
        name={m.vitals_weight()}
        unit={m.measures_kg()}
        history={history}
        lines={[{ name: m.vitals_weight(), of: ({ weight }) => weight && toKilograms(weight) }]}
      />
      <MeasureChart
        name={m.vitals_oxygen()}
        unit={m.vitals_percent()}
        history={history}
        lines={[{ name: m.vitals_oxygen(), of: ({ oxygenSaturation }) => oxygenSaturation }]}
      />
      <MeasureChart
        name={m.vitals_breathing()}
        unit={m.vitals_per_minute()}
        history={history}
        lines={[{ name: m.vitals_breathing(), of: ({ respiratoryRate }) => respiratoryRate }]}
      />
      <MeasureChart
        name={m.vitals_height()}
        unit={m.vitals_cm()}
        history={history}
        lines={[{ name: m.vitals_height(), of: ({ height }) => height }]}
      />
      <MeasureChart
        name={m.vitals_temperature()}
        unit={unitName(unit)}
        history={history}
        lines={[
          {
            name: m.vitals_temperature(),
            of: ({ temperature }) => temperature && convertTemperature(temperature, unit),
          },
        ]}
      />
    </>
  );
}
