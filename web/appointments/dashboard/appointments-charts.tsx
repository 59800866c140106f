import { useState } from 'react';
import type { ChartPeriod } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { Chart } from '#web/ui/charts/chart.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAppointmentsChart } from '../queries.ts';
import { bucketNames } from './bucket-names.ts';
import { PracticeFailure } from './practice-failure.tsx';

const subtitles: Record<ChartPeriod, () => string> = {
  week: m.practice_per_day_of_week,
  day: m.practice_per_hour,
  month: m.practice_per_day_of_month,
  year: m.practice_per_month,
};

const rowNames: Record<ChartPeriod, () => string> = {
  week: m.common_day,
  day: m.practice_row_hour,
  month: m.common_day,
  year: m.common_month,
};

export function AppointmentsChartCard() {
  // The current week has its own chart, so this one begins with the month.
  const [period, setPeriod] = useState<ChartPeriod>('month');
  const { data, error, isPlaceholderData, isRefetching, refetch } = useAppointmentsChart(period);
  const choice = (
    <Segmented
      legend={m.practice_period()}
      legendHidden
      options={[
        { value: 'week', label: m.common_week() },
        { value: 'day', label: m.common_day() },
        { value: 'month', label: m.common_month() },
        { value: 'year', label: m.common_year() },
      ]}
      value={period}
      onChange={setPeriod}
    />
  );
  if (!data) {
    if (!error) return <Skeleton height={420} />;
    return (
      <>
        {choice}
        <PracticeFailure
          title={m.practice_chart_not_loaded()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  const bucketValues = (name: 'completed' | 'awaited' | 'fellThrough') =>
    data.buckets.map((bucket) => bucket[name]);
  return (
    <Chart
      kind="bars"
      title={m.practice_appointments()}
      subtitle={subtitles[data.period]()}
      rowName={rowNames[data.period]()}
      unit={m.common_visits()}
      controls={choice}
      busy={isPlaceholderData}
      labels={bucketNames(data)}
      series={[
        { name: m.practice_completed(), look: 'solid', values: bucketValues('completed') },
        { name: m.practice_awaited(), look: 'outlined', values: bucketValues('awaited') },
        { name: m.practice_fell_through(), look: 'quiet', values: bucketValues('fellThrough') },
      ]}
    />
  );
}

/** Leaves out appointments that did not take place. */
export function WeeklyChartCard() {
  const { data, error, isRefetching, refetch } = useAppointmentsChart('week');
  if (!data) {
    if (!error) return <Skeleton height={360} />;
    return (
      <PracticeFailure
        title={m.practice_chart_not_loaded()}
        error={error}
        busy={isRefetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Chart
      kind="bars"
      title={m.practice_weekly()}
      subtitle={m.practice_weekly_of()}
      rowName={m.common_day()}
      unit={m.common_visits()}
      labels={bucketNames(data)}
      series={[
        {
          name: m.practice_completed(),
          look: 'solid',
          values: data.buckets.map((bucket) => bucket.completed),
        },
        {
          name: m.practice_awaited(),
          look: 'outlined',
          values: data.buckets.map((bucket) => bucket.awaited),
        },
      ]}
    />
  );
}
