import type { HospitalReport } from '#contract/hospital/hospital-reports.ts';
import { m } from '#messages/messages.js';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { dayOfMonth, formatDayPart, formatLongDay, formatNumericDay } from '#web/ui/format/format-day.ts';
import { listDayColumns } from './figure-columns.ts';

export function DayChart({ figures, busy }: { readonly figures: HospitalReport; readonly busy: boolean }) {
  const { byDay, total } = figures;
  const columns = listDayColumns(total);
  const title = m.hospital_figures_by_day();
  const subtitle = m.hospital_figures_by_day_text();
  const most = byDay.reduce(
    (best, day) => (day.visits > best.visits ? day : best),
    byDay[0] ?? { ...total, date: figures.from },
  );
  return (
    <ChartFigure
      title={title}
      subtitle={subtitle}
      busy={busy}
      legend={null}
      picture={{
        kind: 'bars',
        unit: m.figures_visits(),
        labels: byDay.map(({ date }) => ({
          short: `${dayOfMonth(date)} ${formatDayPart(date, { month: 'short' })}`,
          full: formatLongDay(date),
        })),
        series: [{ name: m.figures_visits(), look: 'solid', values: byDay.map(({ visits }) => visits) }],
      }}
      summary={
        total.visits === 0
          ? m.measures_bars_none({ title, subtitle })
          : m.measures_bars({
              title,
              subtitle,
              total: total.visits,
              name: formatLongDay(most.date),
              value: most.visits,
            })
      }
      table={{
        rowName: m.common_day(),
        columns: columns.map(({ name }) => name),
        rows: byDay.map((day) => ({
          name: formatNumericDay(day.date),
          cells: columns.map(({ cell }) => cell(day)),
        })),
      }}
    />
  );
}
