import type { PatientVitals } from '#contract/clinical/vitals.ts';
import type { UsualRanges } from '#domain/clinical/usual-ranges.ts';
import { convertTemperature, toKilograms } from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';
import { Chart } from '#web/ui/charts/chart.tsx';
import { describeUsual } from './describe-usual.ts';
import { useTemperatureUnit } from './temperature-unit.ts';
import { buildTimeAxis, maxGap } from './time-axis.ts';
import { unitName } from './typed-vitals.ts';

type Measurement = PatientVitals['history'][number];

interface MeasureChartProps {
  readonly name: string;
  readonly unit: string;
  /** The least span of the axis. */
  readonly minSpan: number;
  readonly history: readonly Measurement[];
  /** Values are null where not measured. */
  readonly lines: readonly {
    readonly name: string;
    readonly of: (row: Measurement) => number | null | undefined;
    readonly usual?: UsualRanges[keyof UsualRanges];
  }[];
}

/** Shown from the second value on. */
function MeasureChart({ name, unit, minSpan, history, lines }: MeasureChartProps) {
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
      subtitle={describeUsual(
        unit,
        lines.map(({ usual }) => usual),
      )}
      rowName={m.common_when()}
      unit={unit}
      bands={lines.flatMap(({ usual }) => usual ?? [])}
      minSpan={minSpan}
      maxGap={maxGap}
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

interface MeasureChartsProps extends Pick<PatientVitals, 'history'> {
  readonly usual: UsualRanges;
}

/** A chart for each measure taken more than once, except the heart rate. */
export function MeasureCharts({ history, usual }: MeasureChartsProps) {
  const unit = useTemperatureUnit();
  const { temperature } = usual;
  return (
    <>
      <MeasureChart
        name={m.vitals_blood_pressure()}
        minSpan={40}
        unit={m.vitals_mmhg()}
        history={history}
        lines={[
          { name: m.vitals_systolic(), of: ({ systolic }) => systolic, usual: usual.systolic },
          { name: m.vitals_diastolic(), of: ({ diastolic }) => diastolic, usual: usual.diastolic },
        ]}
      />
      <MeasureChart
        name={m.vitals_blood_sugar()}
        minSpan={60}
        unit={m.vitals_mg_dl()}
        history={history}
        lines={[
          { name: m.vitals_blood_sugar(), of: ({ bloodSugar }) => bloodSugar, usual: usual.bloodSugar },
        ]}
      />
      <MeasureChart
        name={m.vitals_weight()}
        minSpan={10}
        unit={m.measures_kg()}
        history={history}
        lines={[{ name: m.vitals_weight(), of: ({ weight }) => weight && toKilograms(weight) }]}
      />
      <MeasureChart
        name={m.vitals_oxygen()}
        minSpan={5}
        unit={m.vitals_percent()}
        history={history}
        lines={[
          {
            name: m.vitals_oxygen(),
            of: ({ oxygenSaturation }) => oxygenSaturation,
            usual: usual.oxygenSaturation,
          },
        ]}
      />
      <MeasureChart
        name={m.vitals_breathing()}
        minSpan={10}
        unit={m.vitals_per_minute()}
        history={history}
        lines={[
          {
            name: m.vitals_breathing(),
            of: ({ respiratoryRate }) => respiratoryRate,
            usual: usual.respiratoryRate,
          },
        ]}
      />
      <MeasureChart
        name={m.vitals_height()}
        minSpan={10}
        unit={m.vitals_cm()}
        history={history}
        lines={[{ name: m.vitals_height(), of: ({ height }) => height }]}
      />
      <MeasureChart
        name={m.vitals_temperature()}
        minSpan={unit === 'C' ? 2 : 4}
        unit={unitName(unit)}
        history={history}
        lines={[
          {
            name: m.vitals_temperature(),
            of: (row) => row.temperature && convertTemperature(row.temperature, unit),
            usual: temperature && {
              from: convertTemperature(temperature.from, unit),
              to: convertTemperature(temperature.to, unit),
            },
          },
        ]}
      />
    </>
  );
}
