import { useState } from 'react';
import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { useCommand } from '#web/hospital/team/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useProgramForm, useProgramRemoval } from './settings-requests.ts';

const emptyProgram = { name: '', rupees: '', description: '' };

/** Fixed-price offers of the hospital, for the home page. */
export function ProgramsForm({ settings: { programs, isChecked } }: { readonly settings: HospitalSettings }) {
  const [typed, setTyped] = useState(emptyProgram);
  const state = useProgramForm(() => setTyped(emptyProgram));
  const remove = useProgramRemoval();
  const { busy, run } = useCommand(() => {});
  const change = (part: Partial<typeof emptyProgram>) => setTyped((now) => ({ ...now, ...part }));
  return (
    <SettingsForm
      title={m.hospital_settings_programs()}
      head={
        <>
          <p>{m.hospital_settings_programs_text()}</p>
          {!isChecked && <p className={styles.muted}>{m.hospital_settings_programs_unchecked()}</p>}
          {programs.length > 0 && (
            <ul className="plain-list">
              {programs.map(({ programId, name, rupees, description }) => (
                <li key={programId} className={`row middle spread break-anywhere ${styles.holiday}`}>
                  <span>
                    <UserText>{name}</UserText> · {formatRupees(rupees)}
                    <br />
                    <UserText>{description}</UserText>
                  </span>
                  <Button
                    look="plain"
                    busy={busy}
                    aria-label={`${m.session_photo_remove()}: ${name}`}
                    onClick={() => void run(() => remove(programId))}
                  >
                    {m.session_photo_remove()}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      }
      state={state}
      submit={m.hospital_settings_program_add()}
      onSubmit={() => void state.submit(typed)}
    >
      <Field
        label={m.hospital_settings_program_name()}
        autoComplete="off"
        maxLength={80}
        value={typed.name}
        error={state.errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={m.hospital_settings_program_price()}
        inputMode="decimal"
        autoComplete="off"
        value={typed.rupees}
        error={state.errors.rupees}
        onChange={({ target }) => change({ rupees: target.value })}
      />
      <TextAreaField
        label={m.hospital_settings_program_description()}
        rows={3}
        maxLength={500}
        value={typed.description}
        error={state.errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </SettingsForm>
  );
}
