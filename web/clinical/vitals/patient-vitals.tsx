import { findNewestValues } from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';
import { useVitals } from '#web/clinical/queries.ts';
import { LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HealthReport } from './health-report.tsx';
import { HeartRateChart } from './heart-rate-chart.tsx';
import { MeasureCharts } from './measure-charts.tsx';
import { VitalAlarms } from './vital-alarms.tsx';

/** A patient's newest vitals, and the heart rate over time; the user's own without an id. */
export function PatientVitalsCards({ patientId }: { readonly patientId?: string | undefined }) {
  const vitals = useVitals(patientId);
  if (vitals.isPending) {
    return (
      <div className="stack-4 column shrinks" role="status">
        <span className="visually-hidden">{m.vitals_loading()}</span>
        <Skeleton height={220} />
        <Skeleton height={320} />
      </div>
    );
  }
  if (!vitals.data) {
    return (
      <div className="stack-4 column shrinks">
        <LoadFailureMessage
          error={vitals.error}
          busy={vitals.isFetching}
          onRetry={() => void vitals.refetch()}
        />
      </div>
    );
  }
  return (
    <div className="stack-4 column shrinks">
      <HealthReport patientId={patientId} latest={vitals.data.latest} />
      <HeartRateChart heartRates={vitals.data.heartRates} />
      <MeasureCharts history={vitals.data.history} />
    </div>
  );
}

interface TodaysVitalsAlarmsProps {
  readonly patientId: string | undefined;
  readonly today: string;
}

/** Advice for today's values that are an emergency; older ones raise no alarm. */
export function TodaysVitalsAlarms({ patientId, today }: TodaysVitalsAlarmsProps) {
  const { data } = useVitals(patientId);
  return data && <VitalAlarms vitals={findNewestValues(data.history.filter(({ date }) => date === today))} />;
}
