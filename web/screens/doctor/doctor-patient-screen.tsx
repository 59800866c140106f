import { Link, useParams } from 'react-router';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { StatusBadge } from '#web/appointments/status-badge.tsx';
import { useClinicalHistory, useClinicalRecord } from '#web/clinical/queries.ts';
import { ClinicalStrip } from '#web/clinical/records/clinical-strip.tsx';
import { AddFileButton } from '#web/clinical/records/patient-files.tsx';
import { Timeline } from '#web/clinical/records/timeline.tsx';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import styles from './doctor-patient-screen.module.css';

export function DoctorPatientScreen() {
  const patientId = (useParams().patientId ?? '').trim();
  const record = useClinicalRecord(patientId);
  const history = useClinicalHistory(patientId);
  const name = record.data?.name ?? '';
  return (
    <div className={`stack-3 ${styles.screen}`}>
      <title>{`${name ? m.records_page_title({ name }) : m.records_patient()} | ${m.shell_brand()}`}</title>
      <p>
        <Link className={styles.back} to={paths.doctorAppointments}>
          <Icon name="chevronLeft" />
          {m.appointments_back()}
        </Link>
      </p>
      <h1 className={name ? undefined : 'visually-hidden'}>{name || m.records_patient()}</h1>
      <ClinicalStrip patientId={patientId} />
      <History patientId={patientId} history={history} />
    </div>
  );
}

interface HistoryProps {
  readonly patientId: string;
  readonly history: ReturnType<typeof useClinicalHistory>;
}

function History({ patientId, history: { data, error, isFetching, refetch } }: HistoryProps) {
  if (!data && !error && patientId) return <CardSkeletons />;
  if (!data && (!error || (error instanceof ApiError && [400, 404].includes(error.status)))) {
    return <EmptyState failed icon="lock" title={m.records_closed()} text={m.records_closed_hint()} />;
  }
  if (!data) {
    return (
      <LoadFailureMessage
        title={m.records_load_failed()}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <section className={`card raised padded-4 ${styles.card}`}>
      <h2>{m.records_history()}</h2>
      <AddFileButton patientId={patientId} />
      <Timeline
        patientId={patientId}
        history={data}
        badge={(status) => <StatusBadge status={status} viewer="doctor" />}
      />
    </section>
  );
}
