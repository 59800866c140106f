import { useState } from 'react';
import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { useCommand } from '#web/hospital/team/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { formatLongDay, formatNumericDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import { countAffectedVisits, HolidayVisits } from './holiday-visits.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useHolidayForm, useHolidayRemoval } from './settings-requests.ts';

const emptyHoliday = { date: '', name: '' };

/** The upcoming days on which the hospital is closed. */
export function HolidaysForm({ settings: { holidays, today } }: { readonly settings: HospitalSettings }) {
  const [typed, setTyped] = useState(emptyHoliday);
  const [asking, setAsking] = useState<string | null>(null);
  const state = useHolidayForm((date) => {
    setTyped(emptyHoliday);
    setAsking(date);
  });
  const remove = useHolidayRemoval();
  const { busy, run } = useCommand(() => setAsking(null));
  const asked = holidays.find(({ date, touched }) => date === asking && touched.length > 0) ?? null;
  const list =
    holidays.length === 0 ? (
      <p className={styles.muted}>{m.hospital_settings_holidays_none()}</p>
    ) : (
      <ul className="plain-list">
        {holidays.map(({ date, name, ...holiday }) => (
          <li key={date} className={`row middle spread break-anywhere ${styles.holiday}`}>
            <span>
              {formatLongDay(date)} · <UserText>{name}</UserText>
            </span>
            {holiday.touched.length > 0 && (
              <span>
                {m.hospital_settings_holiday_visits({
                  count: countAffectedVisits({ date, name, ...holiday }),
                })}{' '}
                <Button
                  look="plain"
                  aria-haspopup="dialog"
                  aria-label={m.hospital_settings_holiday_question({ day: formatLongDay(date) })}
                  onClick={() => setAsking(date)}
                >
                  {m.hospital_settings_holiday_decide()}
                </Button>
              </span>
            )}
            <Button
              look="plain"
              busy={busy}
              aria-label={`${m.session_photo_remove()}: ${m.hospital_settings_holiday_remove({ day: formatNumericDay(date) })}`}
              onClick={() => void run(() => remove(date))}
            >
              {m.session_photo_remove()}
            </Button>
          </li>
        ))}
      </ul>
    );
  return (
    <SettingsForm
      title={m.hospital_settings_holidays()}
      head={
        <>
          <p>{m.hospital_settings_holidays_text()}</p>
          {list}
          <HolidayVisits holiday={asked} onClose={() => setAsking(null)} />
        </>
      }
      state={state}
      submit={m.hospital_settings_holiday_add()}
      onSubmit={() => void state.submit(typed)}
    >
      <DayField
        label={m.hospital_settings_holiday_day()}
        value={typed.date}
        min={today}
        error={state.errors.date}
        required
        onChange={(date) => setTyped((now) => ({ ...now, date }))}
      />
      <Field
        label={m.hospital_settings_holiday_name()}
        autoComplete="off"
        maxLength={60}
        value={typed.name}
        error={state.errors.name}
        onChange={({ target }) => setTyped((now) => ({ ...now, name: target.value }))}
      />
    </SettingsForm>
  );
}
