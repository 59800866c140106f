import { useEffect, useRef } from 'react';
import {
  convertTemperature,
  findVitalAlarms,
  type MeasuredVitals,
  type VitalAlarm,
} from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmergencyNote } from '#web/ui/emergency/emergency-advice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { formatValues } from './format-values.ts';
import { useTemperatureUnit } from './temperature-unit.ts';
import styles from './vitals-form.module.css';

const alarmSentences: Readonly<Record<VitalAlarm, () => string>> = {
  pressure: m.measures_alarm_pressure,
  pressureLow: m.measures_alarm_pressure_low,
  oxygenLow: m.measures_alarm_oxygen_low,
  breathing: m.measures_alarm_breathing,
  sugarLow: m.measures_alarm_sugar_low,
  sugarHigh: m.measures_alarm_sugar_high,
  pulse: m.measures_alarm_pulse,
  temperature: m.measures_alarm_temperature,
  temperatureLow: m.measures_alarm_temperature_low,
};

/** The vitals that raise each alarm. */
const alarmVitals: Readonly<Record<VitalAlarm, readonly (keyof MeasuredVitals)[]>> = {
  pressure: ['systolic', 'diastolic'],
  pressureLow: ['systolic', 'diastolic'],
  oxygenLow: ['oxygenSaturation'],
  breathing: ['respiratoryRate'],
  sugarLow: ['bloodSugar'],
  sugarHigh: ['bloodSugar'],
  pulse: ['heartRate'],
  temperature: ['temperature'],
  temperatureLow: ['temperature'],
};

/** For measurements by staff: a doctor is on site, and the patient's age in full years is known. */
export interface MeasuredByStaff {
  readonly age: number;
}

interface VitalAlarmsProps {
  /** As stored. */
  readonly vitals: MeasuredVitals;
  readonly staff?: MeasuredByStaff | undefined;
}

export function VitalAlarms({ vitals, staff }: VitalAlarmsProps) {
  const unit = useTemperatureUnit();
  const alarms = findVitalAlarms(vitals, staff?.age);
  if (!staff) {
    return alarms.map((alarm) => (
      <EmergencyNote key={alarm} text={alarmSentences[alarm]()} numbers={['108', '112']} />
    ));
  }
  const typed = {
    ...vitals,
    temperature: vitals.temperature === null ? null : convertTemperature(vitals.temperature, unit),
  };
  return alarms.map((alarm) => {
    const values = Object.fromEntries(alarmVitals[alarm].map((kind) => [kind, typed[kind]]));
    return (
      <p key={alarm} role="note" className={`line-2 rounded red-tint ${styles.failed}`}>
        <Icon name="warning" />
        {m.measures_staff_alarm({ value: formatValues(values, unit) })}
      </p>
    );
  });
}

interface StoredAlarmsProps extends VitalAlarmsProps {
  readonly onClose: () => void;
}

/** Shown after saving values that are an emergency: says what to do, instead of confirming. */
export function StoredAlarms({ onClose, ...alarms }: StoredAlarmsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="stack-3">
      <VitalAlarms {...alarms} />
      <p className="muted">{m.measures_stored()}</p>
      <Button look="quiet" wide onClick={onClose}>
        {m.common_close()}
      </Button>
    </div>
  );
}
