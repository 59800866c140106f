import { useState } from 'react';
import { type HospitalSettings, letterheadLineLength } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { Field } from '#web/ui/fields/field.tsx';
import { PaperFields } from '#web/ui/fields/person/paper-fields.tsx';
import { PictureChoice } from '#web/ui/fields/picture-choice.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useLogo, useSettingsForm } from './settings-requests.ts';

/** The header and paper size of printed documents; the logo is saved as soon as it is chosen. */
export function LetterheadForm({ settings }: { readonly settings: HospitalSettings }) {
  const [letterheadLine, setLine] = useState(settings.letterheadLine);
  const [paper, setPaper] = useState(settings.paper);
  const [gstin, setGstin] = useState(settings.gstin);
  const state = useSettingsForm();
  const logo = useLogo();
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
            busy={logo.busy}
            onSave={(photo) => void logo.save(photo)}
          />
          <FormProblem text={logo.problem} urgent />
        </>
      }
      state={state}
      onSubmit={() => void state.submit({ letterheadLine, paper, gstin })}
    >
      <Field
        label={m.hospital_settings_line()}
        hint={m.hospital_settings_line_hint()}
        optional
        maxLength={letterheadLineLength}
        value={letterheadLine}
        error={state.errors.letterheadLine}
        onChange={({ target }) => setLine(target.value)}
      />
      <PaperFields paper={paper} errorOf={(field) => state.errors[`paper.${field}`]} onChange={setPaper} />
      <Field
        label={m.hospital_settings_gstin()}
        hint={m.hospital_settings_gstin_hint()}
        optional
        maxLength={20}
        autoCapitalize="characters"
        value={gstin}
        error={state.errors.gstin}
        onChange={({ target }) => setGstin(target.value)}
      />
    </SettingsForm>
  );
}
