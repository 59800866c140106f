import type { PatientVitals } from '#contract/clinical/vitals.ts';
import type { UsualRanges } from '#domain/clinical/usual-ranges.ts';
import { m } from '#messages/messages.js';
import { Chart } from '#web/ui/charts/chart.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { describeUsual } from './describe-usual.ts';
import { buildTimeAxis, maxGap } from './time-axis.ts';

/** By the clock if all were measured on one day, else by days. */
interface HeartRateChartProps extends Pick<PatientVitals, 'heartRates'> {
  readonly usual: UsualRanges;
}

export function HeartRateChart({ heartRates, usual }: HeartRateChartProps) {
  const [first, ...more] = heartRates;
  if (!first) {
    return <EmptyState icon="heart" title={m.vitals_chart_none()} text={m.vitals_chart_none_hint()} />;
  }
  const { sameDay, ...axis } = buildTimeAxis([first, ...more]);
  return (
    <Chart
      kind="line"
      title={m.vitals_chart()}
      subtitle={describeUsual(
        sameDay ? m.vitals_chart_day({ day: formatLongDay(first.date) }) : m.vitals_chart_days(),
        [usual.heartRate],
      )}
      rowName={m.common_when()}
      unit={m.vitals_bpm()}
      bands={usual.heartRate ? [usual.heartRate] : []}
      minSpan={40}
      maxGap={maxGap}
      series={[{ name: m.vitals_chart_rate(), look: 'solid', values: heartRates.map(({ bpm }) => bpm) }]}
      {...axis}
    />
  );
}
