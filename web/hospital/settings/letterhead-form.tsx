import { type HospitalSettings, letterheadLineLength } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PaperFields } from '#web/ui/fields/person/paper-fields.tsx';
import { PictureChoice } from '#web/ui/fields/picture-choice.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm, useStoreSettings } from './use-settings-form.ts';

/** The header and paper size of printed documents; the logo is saved as soon as it is chosen. */
export function LetterheadForm({ settings }: { readonly settings: HospitalSettings }) {
  const call = useCall();
  const form = useSettingsForm(settings, ['letterheadLine', 'paper', 'gstin']);
  const logo = useCommand((photo: File | null) => call('PUT /hospital/letterhead/logo', { photo }), {
    inPlace: true,
    onDone: useStoreSettings(),
  });
  return (
    <SettingsForm
      title={m.hospital_settings_papers()}
      head={
        <>
          <p className={styles.muted}>{m.hospital_settings_papers_note()}</p>
          <PictureChoice
            picture={settings.logo}
            name={m.papers_logo()}
            choose={m.papers_choose_logo()}
            remove={m.papers_remove_logo()}
            busy={logo.isPending}
            onSave={(photo) => void logo.run(photo)}
          />
          <FormProblem text={logo.problem} urgent />
        </>
      }
      state={form}
    >
      <Field
        label={m.hospital_settings_line()}
        hint={m.hospital_settings_line_hint()}
        optional
        maxLength={letterheadLineLength}
        {...form.field('letterheadLine')}
      />
      <PaperFields
        paper={form.typed.paper}
        errorOf={(field) => form.errors[`paper.${field}`]}
        onChange={(chosen) => form.change({ paper: chosen })}
      />
      <Field
        label={m.hospital_settings_gstin()}
        hint={m.hospital_settings_gstin_hint()}
        optional
        maxLength={20}
        autoCapitalize="characters"
        {...form.field('gstin')}
      />
    </SettingsForm>
  );
}
