import type { ReactNode } from 'react';
import type { PatientVitals } from '#contract/clinical/vitals.ts';
import { findNewestValues } from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';
import { useVitals } from '#web/clinical/queries.ts';
import { LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HealthReport } from './health-report.tsx';
import { VitalAlarms } from './vital-alarms.tsx';

interface LoadedVitalsProps {
  readonly patientId: string | undefined;
  readonly children: (vitals: PatientVitals) => ReactNode;
}

/** A patient's vitals; the user's own without an id. */
export function LoadedVitals({ patientId, children }: LoadedVitalsProps) {
  const vitals = useVitals(patientId);
  if (vitals.data) return children(vitals.data);
  if (vitals.isPending) {
    return (
      <div role="status">
        <span className="visually-hidden">{m.vitals_loading()}</span>
        <Skeleton height={220} />
      </div>
    );
  }
  return (
    <LoadFailureMessage error={vitals.error} busy={vitals.isFetching} onRetry={() => void vitals.refetch()} />
  );
}

interface HealthSummaryProps {
  readonly patientId: string | undefined;
  /** The ways to everything else. */
  readonly children: ReactNode;
}

export const PatientHealthSummary = ({ patientId, children }: HealthSummaryProps) => (
  <LoadedVitals patientId={patientId}>
    {({ latest }) => <HealthReport patientId={patientId} latest={latest} more={children} />}
  </LoadedVitals>
);

interface TodaysVitalsAlarmsProps {
  readonly patientId: string | undefined;
  readonly today: string;
}

/** Advice for today's values that are an emergency; older ones raise no alarm. */
export function TodaysVitalsAlarms({ patientId, today }: TodaysVitalsAlarmsProps) {
  const { data } = useVitals(patientId);
  return data && <VitalAlarms vitals={findNewestValues(data.history.filter(({ date }) => date === today))} />;
}
