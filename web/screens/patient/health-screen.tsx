import { m } from '#messages/messages.js';
import { Entries } from '../../clinical-records/entries.tsx';
import { Files } from '../../clinical-records/files.tsx';
import { useClinicalHistory } from '../../clinical-records/use-history.ts';
import cardStyles from '../../ui/card.module.css';
import { CardSkeletons, LoadFailure } from '../area/states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './health-screen.module.css';

/** /dashboard/patient/health: the patient's own allergies, conditions and files (G-10). */
export function PatientHealthScreen() {
  const { patientId = '' } = useAreaUser();
  return (
    <div className={styles.screen}>
      <title>{`${m.due_bar_health()} | ${m.shell_brand()}`}</title>
      <header>
        <h1>{m.due_bar_health()}</h1>
        <p className={styles.lead}>{m.records_health_lead()}</p>
      </header>
      <section className={`${cardStyles.raised} ${styles.card}`}>
        <h2>{m.records_edit()}</h2>
        <Entries patientId={patientId} />
      </section>
      <section className={`${cardStyles.raised} ${styles.card}`}>
        <h2>{m.records_files()}</h2>
        <OwnFiles patientId={patientId} />
      </section>
    </div>
  );
}

function OwnFiles({ patientId }: { readonly patientId: string }) {
  const { data, error, isFetching, refetch } = useClinicalHistory(patientId);
  if (data) return <Files patientId={patientId} uploads={data.uploads} />;
  if (!error) return <CardSkeletons />;
  return (
    <LoadFailure
      title={m.records_load_failed()}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
