import { useState } from 'react';
import type { PatientVitals } from '#contract/vitals.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { Button } from '../ui/button.tsx';
import { reportDay } from '../ui/day-words.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { toast } from '../ui/toasts/toasts.tsx';
import styles from './health-report.module.css';
import { VitalsDialog } from './vitals-dialog.tsx';

type Latest = PatientVitals['latest'];

function valuesOf(latest: NonNullable<Latest>) {
  const pressure = latest.systolic === null ? null : `${latest.systolic}/${latest.diastolic}`;
  return [
    { name: m.vitals_blood_pressure(), value: pressure, unit: m.vitals_mmhg() },
    { name: m.vitals_heart_rate(), value: latest.heartRate, unit: m.vitals_bpm() },
    { name: m.vitals_blood_sugar(), value: latest.bloodSugar, unit: m.vitals_mg_dl() },
    { name: m.vitals_weight(), value: latest.weight, unit: m.vitals_lbs() },
    { name: m.vitals_temperature(), value: latest.temperature, unit: m.vitals_celsius() },
  ];
}

/** The newest value of each vital, as a document too, and the form for new ones (F-04). */
export function HealthReport({ latest }: { readonly latest: Latest }) {
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  const download = async () => {
    setLoading(true);
    try {
      saveFile(await call('GET /patients/health-report.pdf'), 'health-report.pdf');
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
      {latest ? (
        <dl className={styles.values}>
          {valuesOf(latest).map(({ name, value, unit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value === null ? (
                  <span className={styles.missing}>{m.vitals_not_measured()}</span>
                ) : (
                  <>
                    <strong>{value}</strong> {unit}
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
      <VitalsDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
