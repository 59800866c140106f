import { useEffect, useRef } from 'react';
import { alarmsOf, type VitalAlarm } from '#domain/vitals.ts';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { EmergencyNote } from '../ui/emergency/emergency-line.tsx';
import styles from './vitals-form.module.css';

const words: Readonly<Record<VitalAlarm, () => string>> = {
  pressure: m.measures_alarm_pressure,
  pressureLow: m.measures_alarm_pressure_low,
  sugarLow: m.measures_alarm_sugar_low,
  sugarHigh: m.measures_alarm_sugar_high,
  pulse: m.measures_alarm_pulse,
  temperature: m.measures_alarm_temperature,
  temperatureLow: m.measures_alarm_temperature_low,
};

interface VitalAlarmsProps {
  readonly vitals: Parameters<typeof alarmsOf>[0];
}

/** What to do now about values that are an emergency; nothing for others (F-04). */
export function VitalAlarms({ vitals }: VitalAlarmsProps) {
  return alarmsOf(vitals).map((alarm) => (
    <EmergencyNote key={alarm} text={words[alarm]()} numbers={['108', '112']} />
  ));
}

interface StoredAlarmsProps extends VitalAlarmsProps {
  readonly onClose: () => void;
}

/** The answer to values that are an emergency: what to do, instead of a word of success (F-04). */
export function StoredAlarms({ vitals, onClose }: StoredAlarmsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.form}>
      <VitalAlarms vitals={vitals} />
      <p className={styles.hint}>{m.measures_stored()}</p>
      <Button look="quiet" wide onClick={onClose}>
        {m.shell_close()}
      </Button>
    </div>
  );
}
