import { useState } from 'react';
import type { PatientVitals } from '#contract/vitals.ts';
import { kilogramsOf, type TemperatureUnit, temperatureIn } from '#domain/vitals.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { Button } from '../ui/button.tsx';
import { clinicToday } from '../ui/clinic-time.ts';
import { reportDay } from '../ui/day-words.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { toast } from '../ui/toasts/toasts.tsx';
import { VitalAlarms } from './alarms.tsx';
import styles from './health-report.module.css';
import { sinceMeasured } from './since-measured.ts';
import { useTemperatureUnit } from './temperature-unit.ts';
import { unitName } from './typed-vitals.ts';
import { VitalsDialog } from './vitals-dialog.tsx';

type Latest = PatientVitals['latest'];

/** Each vital in the unit of Indian homes, and as the specification shows it (decisions/037). */
function valuesOf(latest: NonNullable<Latest>, unit: TemperatureUnit) {
  const { systolic, weight, temperature, sugarWhen } = latest;
  const otherUnit = unit === 'C' ? 'F' : 'C';
  const when = sugarWhen && { fasting: m.measures_fasting, after_meal: m.measures_after_meal }[sugarWhen];
  return [
    {
      name: m.vitals_blood_pressure(),
      value: systolic && `${systolic}/${latest.diastolic}`,
      unit: m.vitals_mmhg(),
    },
    { name: m.vitals_heart_rate(), value: latest.heartRate, unit: m.vitals_bpm() },
    { name: m.vitals_blood_sugar(), value: latest.bloodSugar, unit: m.vitals_mg_dl(), beside: when?.() },
    {
      name: m.vitals_weight(),
      value: weight && kilogramsOf(weight),
      unit: m.measures_kg(),
      beside: `${Number(weight?.toFixed(1))} ${m.vitals_lbs()}`,
    },
    {
      name: m.vitals_temperature(),
      value: temperature && temperatureIn(temperature, unit),
      unit: unitName(unit),
      beside: `${temperatureIn(temperature ?? 0, otherUnit)} ${unitName(otherUnit)}`,
    },
  ];
}

/** What was measured today, the newest of each: older values raise no alarm. */
function ofToday(history: PatientVitals['history'], today: string) {
  const rows = history.filter(({ date }) => date === today);
  const newest = (kind: 'systolic' | 'diastolic' | 'heartRate' | 'bloodSugar' | 'temperature') =>
    rows.findLast((row) => row[kind] !== null)?.[kind] ?? null;
  return {
    systolic: newest('systolic'),
    diastolic: newest('diastolic'),
    heartRate: newest('heartRate'),
    bloodSugar: newest('bloodSugar'),
    temperature: newest('temperature'),
  };
}

interface HealthReportProps extends Pick<PatientVitals, 'latest' | 'history'> {
  /** Whose it is; the patient's own without it. */
  readonly patientId?: string | undefined;
}

/** The newest value of each vital, as a document too, and the form for new ones (F-04). */
export function HealthReport({ latest, history, patientId }: HealthReportProps) {
  const unit = useTemperatureUnit();
  const today = clinicToday();
  const since = latest && sinceMeasured(latest.measuredOn, today);
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  const download = async () => {
    setLoading(true);
    try {
      saveFile(
        await call('GET /patients/health-report.pdf', { query: patientId ? { patientId } : {} }),
        'health-report.pdf',
      );
    } catch (error) {
      console.error(error);
      toast.bad(m.vitals_download_failed());
    }
    setLoading(false);
  };

  return (
    <section className={styles.report} aria-labelledby="health-report">
      <h2 id="health-report">
        {latest ? m.vitals_report({ date: reportDay(latest.measuredOn) }) : m.vitals_report_none()}
      </h2>
      {since && <p className={styles.since}>{since}</p>}
      <VitalAlarms vitals={ofToday(history, today)} />
      {latest ? (
        <dl className={styles.values}>
          {valuesOf(latest, unit).map(({ name, value, unit: of, beside }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value === null ? (
                  <span className={styles.missing}>{m.vitals_not_measured()}</span>
                ) : (
                  <>
                    <strong>{value}</strong> {of}
                    {beside && <small className={styles.beside}> {beside}</small>}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.none}>
          {m.vitals_report_none_text()} {m.vitals_report_none_hint()}
        </p>
      )}
      <div className={styles.ways}>
        {latest && (
          <Button look="quiet" busy={loading} onClick={() => void download()}>
            <Icon name="book" />
            {m.vitals_download()}
          </Button>
        )}
        <Button look={latest ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
          <Icon name="heart" />
          {m.vitals_update()}
        </Button>
      </div>
      <VitalsDialog open={open} patientId={patientId} onClose={() => setOpen(false)} />
    </section>
  );
}
