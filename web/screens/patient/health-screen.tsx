import { useLocation, useNavigate } from 'react-router';
import { findUsualRanges } from '#domain/clinical/usual-ranges.ts';
import { m } from '#messages/messages.js';
import { useOpenAppointments } from '#web/appointments/queries.ts';
import { useClinicalHistory, useClinicalRecord } from '#web/clinical/queries.ts';
import { PatientFiles } from '#web/clinical/records/patient-files.tsx';
import { RecordEntries } from '#web/clinical/records/record-entries.tsx';
import { HealthReport } from '#web/clinical/vitals/health-report.tsx';
import { HeartRateChart } from '#web/clinical/vitals/heart-rate-chart.tsx';
import { MeasureCharts } from '#web/clinical/vitals/measure-charts.tsx';
import { LoadedVitals, TodaysVitalsAlarms } from '#web/clinical/vitals/patient-vitals.tsx';
import { PersonSwitch } from '#web/patients/person-choice/person-switch.tsx';
import { useChosenPerson } from '#web/patients/person-choice/use-people.ts';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './health-screen.module.css';

const tabs = ['vitals', 'charts', 'record', 'files'] as const;

export function PatientHealthScreen() {
  const { patientId: own = '' } = useAreaUser();
  const { data } = useOpenAppointments();
  const people = data?.people.filter(({ mayRead }) => mayRead) ?? [];
  const chosen = useChosenPerson(people);
  const patientId = chosen?.patientId ?? own;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const names = {
    vitals: m.common_vitals(),
    charts: m.health_charts(),
    record: m.health_record(),
    files: m.health_files(),
  };
  const chosenTab = tabs.find((tab) => `#${tab}` === hash) ?? 'vitals';
  return (
    <>
      <title>{`${m.due_bar_health()} | ${m.shell_brand()}`}</title>
      <h1 tabIndex={-1}>{m.due_bar_health()}</h1>
      <PersonSwitch people={people} chosen={chosen ?? people[0] ?? null} withEveryone={false} />
      <TodaysVitalsAlarms patientId={chosen?.patientId} today={data?.today ?? clinicToday()} />
      <div key={patientId} className={`stack-3 column ${styles.tabs}`}>
        <Tabs
          label={m.due_bar_health()}
          chosen={chosenTab}
          onChoose={(tab) =>
            void navigate({ search, hash: tab }, { replace: true, preventScrollReset: true })
          }
          tabs={tabs.map((key) => ({
            key,
            name: names[key],
            // Each read of a record is logged, so only what is looked at is loaded.
            panel: key === chosenTab && <Panel of={key} patientId={patientId} />,
          }))}
        />
      </div>
    </>
  );
}

interface PanelProps {
  readonly of: (typeof tabs)[number];
  readonly patientId: string;
}

function Panel({ of, patientId }: PanelProps) {
  switch (of) {
    case 'vitals':
      return (
        <LoadedVitals patientId={patientId}>
          {({ latest }) => <HealthReport patientId={patientId} latest={latest} />}
        </LoadedVitals>
      );
    case 'charts':
      return <Charts patientId={patientId} />;
    case 'record':
      return (
        <section className="card raised stack-3 column padded">
          <h2>{m.records_edit()}</h2>
          <p className="muted small readable">{m.records_health_lead()}</p>
          <RecordEntries patientId={patientId} inSheets />
        </section>
      );
    case 'files':
      return (
        <section className="card raised stack-3 column padded">
          <h2>{m.records_files()}</h2>
          <OwnFiles patientId={patientId} />
        </section>
      );
  }
}

function Charts({ patientId }: { readonly patientId: string }) {
  const { data: record } = useClinicalRecord(patientId);
  const usual = findUsualRanges(record?.age ?? null);
  return (
    <LoadedVitals patientId={patientId}>
      {({ heartRates, history }) => (
        <div className={`stack-3 top ${styles.charts}`}>
          <HeartRateChart heartRates={heartRates} usual={usual} />
          <MeasureCharts history={history} usual={usual} />
        </div>
      )}
    </LoadedVitals>
  );
}

function OwnFiles({ patientId }: { readonly patientId: string }) {
  return (
    <Loaded query={useClinicalHistory(patientId)} failed={m.records_load_failed()}>
      {({ uploads }) => <PatientFiles patientId={patientId} uploads={uploads} />}
    </Loaded>
  );
}
