import type { PatientVitals } from '#contract/vitals.ts';
import { m } from '#messages/messages.js';
import { Chart } from '../ui/charts/chart.tsx';
import { longDay, numericDay } from '../ui/day-words.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** "9 AM", "2:30 PM". */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "Heart Rate Over Time" (F-02): by hour if all were measured on one day, else by day and hour. */
export function HeartRateChart({ heartRates }: Pick<PatientVitals, 'heartRates'>) {
  const [first] = heartRates;
  if (!first) {
    return <EmptyState icon="heart" title={m.vitals_chart_none()} text={m.vitals_chart_none_hint()} />;
  }
  const sameDay = heartRates.every(({ date }) => date === first.date);
  return (
    <Chart
      kind="line"
      title={m.vitals_chart()}
      subtitle={sameDay ? m.vitals_chart_day({ day: longDay(first.date) }) : m.vitals_chart_days()}
      rowName={m.vitals_chart_when()}
      unit={m.vitals_chart_unit()}
      labels={heartRates.map(({ date, time }) => ({
        short: sameDay ? clock(time) : numericDay(date).slice(0, 5),
        full: sameDay ? clock(time) : `${longDay(date)}, ${clock(time)}`,
      }))}
      series={[{ name: m.vitals_chart_rate(), look: 'solid', values: heartRates.map(({ bpm }) => bpm) }]}
    />
  );
}
