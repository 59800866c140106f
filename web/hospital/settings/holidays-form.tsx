import { useState } from 'react';
import { addHolidayEndpoint, type HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { formatLongDay, formatNumericDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import { HolidayVisits, sumVisits } from './holiday-visits.tsx';
import styles from './settings.module.css';
import { ListForm } from './settings-form.tsx';
import { useStoreSettings } from './use-settings-form.ts';

/** The upcoming days on which the hospital is closed. */
export function HolidaysForm({ settings: { holidays, today } }: { readonly settings: HospitalSettings }) {
  const call = useCall();
  const store = useStoreSettings();
  const [asking, setAsking] = useState<string | null>(null);
  const form = useTypedForm(
    addHolidayEndpoint.body,
    { date: '', name: '' },
    (body) => call('POST /hospital/holidays', { body }),
    {
      clears: true,
      onDone: (answer, { date }) => {
        store(answer);
        setAsking(date);
      },
    },
  );
  const remove = useCommand((date: string) => call('DELETE /hospital/holidays/:date', { params: { date } }), {
    onDone: (answer) => {
      store(answer);
      setAsking(null);
    },
  });
  return (
    <ListForm
      title={m.hospital_settings_holidays()}
      head={
        <>
          <p>{m.hospital_settings_holidays_text()}</p>
          {holidays.length === 0 && <p className={styles.muted}>{m.hospital_settings_holidays_none()}</p>}
          <ul className="plain-list">
            {holidays.map(({ date, name, touched }) => (
              <li key={date} className={`row middle spread break-anywhere ${styles.holiday}`}>
                <span>
                  {formatLongDay(date)} · <UserText>{name}</UserText>
                </span>
                {touched.length > 0 && (
                  <span>
                    {m.hospital_settings_holiday_visits({ count: sumVisits(touched) })}{' '}
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
                  busy={remove.isPending}
                  aria-label={`${m.session_photo_remove()}: ${m.hospital_settings_holiday_remove({ day: formatNumericDay(date) })}`}
                  onClick={() => void remove.run(date)}
                >
                  {m.session_photo_remove()}
                </Button>
              </li>
            ))}
          </ul>
          <HolidayVisits
            holiday={holidays.find(({ date, touched }) => date === asking && touched.length > 0) ?? null}
            onClose={() => setAsking(null)}
          />
        </>
      }
      state={form}
      submit={m.hospital_settings_holiday_add()}
    >
      <DayField
        label={m.common_day()}
        value={form.typed.date}
        min={today}
        error={form.errors.date}
        required
        onChange={(date) => form.change({ date })}
      />
      <Field
        label={m.hospital_settings_holiday_name()}
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
    </ListForm>
  );
}
