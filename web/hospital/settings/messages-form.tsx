import { useId } from 'react';
import { type HospitalSettings, whatToBringLength } from '#contract/hospital/hospital-settings.ts';
import { hospitalReminderOptions } from '#domain/appointments/reminders.ts';
import { m } from '#messages/messages.js';
import { Checkbox } from '#web/ui/fields/checkmark.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const reminderLabels: Readonly<Record<(typeof hospitalReminderOptions)[number], () => string>> = {
  10080: m.hospital_settings_before_10080,
  2880: m.hospital_settings_before_2880,
  1440: m.hospital_settings_before_1440,
  240: m.hospital_settings_before_240,
  120: m.hospital_settings_before_120,
  60: m.hospital_settings_before_60,
};

/** The time of reminders, and the items that patients should bring. */
export function MessagesForm({ settings }: { readonly settings: HospitalSettings }) {
  const form = useSettingsForm(settings, ['reminderMinutes', 'whatToBring']);
  const errorId = useId();
  const chosen = form.typed.reminderMinutes;
  return (
    <SettingsForm title={m.hospital_settings_messages()} state={form}>
      <fieldset className={`grid unpadded no-margin ${styles.ticks}`}>
        <legend>{m.hospital_settings_reminders()}</legend>
        {hospitalReminderOptions.map((minutes) => (
          <Checkbox
            key={minutes}
            label={reminderLabels[minutes]()}
            on={chosen.includes(minutes)}
            error={form.errors.reminderMinutes}
            errorId={errorId}
            onChange={(on) =>
              form.change({
                reminderMinutes: hospitalReminderOptions.filter((one) =>
                  one === minutes ? on : chosen.includes(one),
                ),
              })
            }
          />
        ))}
        {form.errors.reminderMinutes && <p id={errorId}>{m.hospital_settings_reminders()}</p>}
      </fieldset>
      <TextAreaField
        label={m.hospital_settings_bring()}
        hint={m.hospital_settings_bring_hint()}
        optional
        maxLength={whatToBringLength}
        {...form.field('whatToBring')}
      />
    </SettingsForm>
  );
}
