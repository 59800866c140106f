import { useState } from 'react';
import type { PatientVitals } from '#contract/clinical/vitals.ts';
import {
  convertTemperature,
  findNewestBodyMassIndex,
  isStale,
  type TemperatureUnit,
  toKilograms,
} from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { saveFile } from '#web/ui/browser/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay, formatReportDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './health-report.module.css';
import { formatMeasurementAge } from './measurement-age.ts';
import { useTemperatureUnit } from './temperature-unit.ts';
import { findRecentWeight, unitName } from './typed-vitals.ts';
import { VitalsDialog } from './vitals-dialog.tsx';

type Latest = PatientVitals['latest'];

/** Optional vitals appear once they have been measured. */
function optionalValues(latest: NonNullable<Latest>) {
  const { oxygenSaturation, respiratoryRate, height, days } = latest;
  const bodyMass = findNewestBodyMassIndex(latest);
  const further = [
    {
      name: m.vitals_oxygen(),
      value: oxygenSaturation,
      unit: m.vitals_percent(),
      day: days?.oxygenSaturation,
    },
    {
      name: m.vitals_breathing(),
      value: respiratoryRate,
      unit: m.vitals_per_minute(),
      day: days?.respiratoryRate,
    },
    { name: m.vitals_height(), value: height, unit: m.vitals_cm(), day: days?.height },
    { name: m.vitals_bmi(), value: bodyMass?.value, unit: '', day: bodyMass?.day },
  ];
  return further.flatMap(({ value, ...vital }) => (typeof value === 'number' ? [{ ...vital, value }] : []));
}

/** Each vital in the usual Indian unit, and in the one of the specification. */
function mainValues(latest: NonNullable<Latest>, unit: TemperatureUnit) {
  const { systolic, weight, temperature, sugarWhen, days } = latest;
  const otherUnit = unit === 'C' ? 'F' : 'C';
  const when = sugarWhen && { fasting: m.measures_fasting, after_meal: m.measures_after_meal }[sugarWhen];
  return [
    {
      name: m.vitals_blood_pressure(),
      value: systolic && `${systolic}/${latest.diastolic}`,
      unit: m.vitals_mmhg(),
      day: days?.bloodPressure,
    },
    { name: m.vitals_heart_rate(), value: latest.heartRate, unit: m.vitals_bpm(), day: days?.heartRate },
    {
      name: m.vitals_blood_sugar(),
      value: latest.bloodSugar,
      unit: m.vitals_mg_dl(),
      beside: when?.(),
      day: days?.bloodSugar,
    },
    {
      name: m.vitals_weight(),
      value: weight && toKilograms(weight),
      unit: m.measures_kg(),
      beside: `${Number(weight?.toFixed(1))} ${m.vitals_lbs()}`,
      day: days?.weight,
    },
    {
      name: m.vitals_temperature(),
      value: temperature && convertTemperature(temperature, unit),
      unit: unitName(unit),
      beside: `${convertTemperature(temperature ?? 0, otherUnit)} ${unitName(otherUnit)}`,
      day: days?.temperature,
    },
    ...optionalValues(latest),
  ];
}

interface VitalProps {
  readonly name: string;
  readonly value: string | number | null;
  readonly unit: string;
  readonly beside?: string | undefined;
  readonly day: string | null | undefined;
  readonly measuredOn: string;
  readonly today: string;
}

/** A value older than the newest shows its own day; an outdated one is grey. */
function Vital({ name, value, unit, beside, day, measuredOn, today }: VitalProps) {
  return (
    <div data-stale={(day && isStale(day, today)) || undefined}>
      <dt>{name}</dt>
      <dd>
        {value === null ? (
          <span className="muted">{m.vitals_not_measured()}</span>
        ) : (
          <>
            <strong>{value}</strong> {unit}
            {beside && <small className="block muted"> {beside}</small>}
            {day && day !== measuredOn && <time className="block muted">{formatNumericDay(day)}</time>}
          </>
        )}
      </dd>
    </div>
  );
}

interface HealthReportProps extends Pick<PatientVitals, 'latest'> {
  /** By default the signed-in patient. */
  readonly patientId?: string | undefined;
}

export function HealthReport({ latest, patientId }: HealthReportProps) {
  const unit = useTemperatureUnit();
  const today = clinicToday();
  const since = latest && formatMeasurementAge(latest.measuredOn, today);
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
    <section className={`stack-3 padded-4 surface outlined ${styles.report}`} aria-labelledby="health-report">
      <h2 id="health-report">
        {latest ? m.vitals_report({ date: formatReportDay(latest.measuredOn) }) : m.vitals_report_none()}
      </h2>
      {since && <p className="muted strong">{since}</p>}
      {latest ? (
        <dl className={`stack-2 ${styles.values}`}>
          {mainValues(latest, unit).map((vital) => (
            <Vital key={vital.name} {...vital} measuredOn={latest.measuredOn} today={today} />
          ))}
        </dl>
      ) : (
        <p className="muted">
          {m.vitals_report_none_text()} {m.vitals_report_none_hint()}
        </p>
      )}
      <div className={styles.ways}>
        {latest && (
          <Button look="quiet" busy={loading} onClick={() => void download()}>
            <Icon name="download" />
            {m.vitals_download()}
          </Button>
        )}
        <Button look={latest ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
          <Icon name="heart" />
          {m.vitals_update()}
        </Button>
      </div>
      <VitalsDialog
        open={open}
        patientId={patientId}
        lastWeight={latest && findRecentWeight(latest, today)}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}
