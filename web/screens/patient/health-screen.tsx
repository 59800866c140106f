import { m } from '#messages/messages.js';
import { useOpenAppointments } from '#web/appointments/queries.ts';
import { useClinicalHistory } from '#web/clinical/queries.ts';
import { PatientFiles } from '#web/clinical/records/patient-files.tsx';
import { RecordEntries } from '#web/clinical/records/record-entries.tsx';
import { PersonSwitch } from '#web/patients/person-choice/person-switch.tsx';
import { useChosenPerson } from '#web/patients/person-choice/use-people.ts';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './health-screen.module.css';

export function PatientHealthScreen() {
  const { patientId: own = '' } = useAreaUser();
  const { data } = useOpenAppointments();
  const people = data?.people.filter(({ mayRead }) => mayRead) ?? [];
  const chosen = useChosenPerson(people);
  const patientId = chosen?.patientId ?? own;
  return (
    <div className={`stack-4 one-column ${styles.screen}`}>
      <title>{`${m.due_bar_health()} | ${m.shell_brand()}`}</title>
      <header>
        <h1>{m.due_bar_health()}</h1>
        <p className={styles.lead}>{m.records_health_lead()}</p>
      </header>
      <PersonSwitch people={people} chosen={chosen ?? people[0] ?? null} withEveryone={false} />
      <section className={`card raised padded-4 ${styles.card}`}>
        <h2>{m.records_edit()}</h2>
        <RecordEntries key={patientId} patientId={patientId} />
      </section>
      <section className={`card raised padded-4 ${styles.card}`}>
        <h2>{m.records_files()}</h2>
        <OwnFiles key={patientId} patientId={patientId} />
      </section>
    </div>
  );
}

function OwnFiles({ patientId }: { readonly patientId: string }) {
  return (
    <Loaded query={useClinicalHistory(patientId)} failed={m.records_load_failed()}>
      {({ uploads }) => <PatientFiles patientId={patientId} uploads={uploads} />}
    </Loaded>
  );
}
