import { addProgramEndpoint, type HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './settings.module.css';
import { ListForm } from './settings-form.tsx';
import { useStoreSettings } from './use-settings-form.ts';

/** Fixed-price offers of the hospital, for the home page. */
export function ProgramsForm({ settings: { programs, isChecked } }: { readonly settings: HospitalSettings }) {
  const call = useCall();
  const store = useStoreSettings();
  const form = useTypedForm(
    addProgramEndpoint.body,
    { name: '', rupees: '', description: '' },
    (body) => call('POST /hospital/programs', { body }),
    { clears: true, onDone: store },
  );
  const remove = useCommand(
    (programId: string) => call('DELETE /hospital/programs/:programId', { params: { programId } }),
    { onDone: store },
  );
  return (
    <ListForm
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
                    busy={remove.isPending}
                    aria-label={`${m.session_photo_remove()}: ${name}`}
                    onClick={() => void remove.run(programId)}
                  >
                    {m.session_photo_remove()}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      }
      state={form}
      submit={m.hospital_settings_program_add()}
    >
      <Field
        label={m.hospital_settings_program_name()}
        autoComplete="off"
        maxLength={80}
        {...form.field('name')}
      />
      <Field
        label={m.hospital_settings_program_price()}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('rupees')}
      />
      <TextAreaField
        label={m.hospital_settings_program_description()}
        rows={3}
        maxLength={500}
        {...form.field('description')}
      />
    </ListForm>
  );
}
