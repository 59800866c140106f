import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { weekdayName } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type Opening = HospitalSettings['hours'][number];

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const asMonday = [2, 3, 4, 5, 6];
const quarters = Array.from({ length: 97 }, (_, index) =>
  index === 96 ? '24:00' : formatSlotTime(index * 15),
);

export function HoursForm({ settings }: { readonly settings: HospitalSettings }) {
  const form = useSettingsForm(settings, ['hours']);
  const { hours } = form.typed;
  const setHours = (next: Opening[]) => form.change({ hours: next });
  const on = (weekday: number) => hours.filter((one) => one.weekday === weekday);
  const change = (opening: Opening, to: Partial<Opening>) =>
    setHours(hours.map((one) => (one === opening ? { ...one, ...to } : one)));
  const add = (weekday: number) => {
    const [first] = on(weekday);
    const added = first
      ? { weekday, opens: '17:00', closes: '20:00' }
      : { weekday, opens: '09:00', closes: '18:00' };
    setHours([...hours, added]);
  };
  const copyMonday = () =>
    setHours([
      ...hours.filter(({ weekday }) => !asMonday.includes(weekday)),
      ...asMonday.flatMap((weekday) => on(1).map((one) => ({ ...one, weekday }))),
    ]);
  // The contract names an interval by its index; any error in them is shown above the button.
  const wrong = Object.entries(form.errors).find(([path]) => path.startsWith('hours'))?.[1];
  return (
    <SettingsForm
      title={m.hospital_settings_hours()}
      head={hours.length === 0 && <p>{m.hospital_settings_hours_none()}</p>}
      state={{ ...form, errors: {}, problem: wrong ?? form.problem }}
    >
      <ul className={`plain-list ${styles.week}`}>
        {weekdays.map((weekday) => {
          const day = weekdayName(weekday, 'long');
          return (
            <li key={weekday}>
              <span className={`strong ${styles.day}`}>{day}</span>
              <div className={`row-2 middle ${styles.openings}`}>
                {on(weekday).map((opening, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second opening of a day
                  <div key={place} className={`row-2 middle ${styles.opening}`}>
                    <TimeField
                      label={m.hospital_settings_opens({ day })}
                      value={opening.opens}
                      times={quarters.slice(0, -1)}
                      onChange={(opens) => change(opening, { opens })}
                    />
                    <span aria-hidden="true">–</span>
                    <TimeField
                      label={m.hospital_settings_closes({ day })}
                      value={opening.closes}
                      times={quarters.slice(1)}
                      onChange={(closes) => change(opening, { closes })}
                    />
                    <IconButton
                      label={m.hospital_settings_remove_hours({
                        day,
                        from: opening.opens,
                        to: opening.closes,
                      })}
                      onClick={() => setHours(hours.filter((one) => one !== opening))}
                    >
                      <Icon name="close" />
                    </IconButton>
                  </div>
                ))}
                {on(weekday).length === 0 && <span className={styles.muted}>{m.hospitals_closed()}</span>}
                {on(weekday).length < 2 && (
                  <IconButton label={m.hospital_settings_add_hours({ day })} onClick={() => add(weekday)}>
                    <Icon name="plus" />
                  </IconButton>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {on(1).length > 0 && (
        <Button look="plain" onClick={copyMonday}>
          {m.hospital_settings_as_monday()}
        </Button>
      )}
    </SettingsForm>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly times: readonly string[];
  readonly onChange: (time: string) => void;
}

function TimeField({ label, value, times, onChange }: TimeFieldProps) {
  // A time that is not on the quarter hour came over the API, and stays until another is chosen.
  const offered = times.includes(value) ? times : [...times, value].sort();
  return (
    <SelectField label={label} labelHidden value={value} onChange={({ target }) => onChange(target.value)}>
      {offered.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectField>
  );
}
