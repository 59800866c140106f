import { alarmsOf, type VitalAlarm } from '#domain/vitals.ts';
import { m } from '#messages/messages.js';
import { EmergencyNote } from '../ui/emergency/emergency-line.tsx';

const words: Readonly<Record<VitalAlarm, () => string>> = {
  pressure: m.measures_alarm_pressure,
  sugarLow: m.measures_alarm_sugar_low,
  sugarHigh: m.measures_alarm_sugar_high,
  pulse: m.measures_alarm_pulse,
  temperature: m.measures_alarm_temperature,
};

/** What to do now about values that are an emergency; nothing for others (F-04). */
export function VitalAlarms({ vitals }: { readonly vitals: Parameters<typeof alarmsOf>[0] }) {
  return alarmsOf(vitals).map((alarm) => (
    <EmergencyNote key={alarm} text={words[alarm]()} numbers={['108', '112']} />
  ));
}
