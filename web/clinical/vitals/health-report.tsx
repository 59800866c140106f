import { type ReactNode, useState } from 'react';
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
import { useDownload } from '#web/api/use-download.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay, formatReportDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
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
  readonly today: string;
}

/** An outdated value is grey. */
function Vital({ name, value, unit, beside, day, today }: VitalProps) {
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
            {day && <time className="block muted small">{formatNumericDay(day)}</time>}
          </>
        )}
      </dd>
    </div>
  );
}

/** The dashboard has room for as many. */
const briefCount = 3;

interface HealthReportProps extends Pick<PatientVitals, 'latest'> {
  /** By default the signed-in patient. */
  readonly patientId?: string | undefined;
  /** Only the first values, with this way to everything else. */
  readonly more?: ReactNode;
}

export function HealthReport({ latest, patientId, more }: HealthReportProps) {
  const unit = useTemperatureUnit();
  const today = clinicToday();
  const since = latest && formatMeasurementAge(latest.measuredOn, today);
  const values = latest ? mainValues(latest, unit) : [];
  const shown = more ? values.filter(({ value }) => value !== null).slice(0, briefCount) : values;
  return (
    <section
      className={`card raised stack-3 column padded ${styles.report}`}
      aria-labelledby="health-report"
      data-brief={more ? true : undefined}
    >
      <div>
        <h2 id="health-report">
          {latest ? m.vitals_report({ date: formatReportDay(latest.measuredOn) }) : m.vitals_report_none()}
        </h2>
        {since && <p className="muted small">{since}</p>}
      </div>
      {latest ? (
        <dl className={`grid ${styles.values}`}>
          {shown.map(({ day, ...vital }) => (
            <Vital key={vital.name} {...vital} day={latest.days ? day : latest.measuredOn} today={today} />
          ))}
        </dl>
      ) : (
        <p className="muted">
          {m.vitals_report_none_text()} {m.vitals_report_none_hint()}
        </p>
      )}
      <div className={`row-2 ${styles.ways}`}>
        <UpdateVitals patientId={patientId} latest={latest} look={latest && more ? 'quiet' : 'primary'} />
        {latest && <DownloadReport patientId={patientId} />}
      </div>
      {more}
    </section>
  );
}

interface UpdateVitalsProps extends Pick<HealthReportProps, 'latest' | 'patientId'> {
  readonly look: ButtonLook;
}

export function UpdateVitals({ latest, patientId, look }: UpdateVitalsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        <Icon name="heart" />
        {m.vitals_update()}
      </Button>
      <VitalsDialog
        open={open}
        patientId={patientId}
        lastWeight={latest && findRecentWeight(latest, clinicToday())}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function DownloadReport({ patientId }: Pick<HealthReportProps, 'patientId'>) {
  const call = useCall();
  const download = useDownload(
    () => call('GET /patients/health-report.pdf', { query: patientId ? { patientId } : {} }),
    () => 'health-report.pdf',
    m.vitals_download_failed,
  );
  return (
    <Button look="quiet" busy={download.isPending} onClick={() => void download.run()}>
      <Icon name="download" />
      {m.vitals_download()}
    </Button>
  );
}
