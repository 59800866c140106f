import { type ComponentProps, type ReactNode, useId } from 'react';
import { m } from '#messages/messages.js';
import { AskBeforeLeaving } from '#web/ui/forms/ask-before-leaving.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import styles from './settings.module.css';

type FormState = ComponentProps<typeof CheckedForm>['state'];

interface SettingsFormProps {
  readonly title: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

interface SavedFormProps extends SettingsFormProps {
  readonly state: FormState & { readonly unsaved: boolean; readonly discard: () => void };
}

/** One section, whose Save stays in view while there are changes. */
export function SettingsForm({ title, head, state, children }: SavedFormProps) {
  const titleId = useId();
  return (
    <CheckedForm
      className="stack-3 column"
      aria-labelledby={titleId}
      state={{ ...state, problem: null }}
      submit={null}
      foot={
        <SaveBar
          save={m.settings_save()}
          saving={m.settings_saving()}
          discard={m.settings_discard()}
          unsaved={state.unsaved}
          busy={state.busy}
          problem={state.problem}
          onDiscard={state.discard}
        />
      }
    >
      <SettingsCard titleId={titleId}>
        <h2 id={titleId}>{title}</h2>
        {head}
        <div className={styles.form}>{children}</div>
      </SettingsCard>
      <AskBeforeLeaving unsaved={state.unsaved} />
    </CheckedForm>
  );
}

interface ListFormProps extends SettingsFormProps {
  readonly state: FormState;
  readonly submit: string;
}

/** A list, and the form that adds to it. */
export function ListForm({ title, head, state, submit, children }: ListFormProps) {
  const titleId = useId();
  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId}>{title}</h2>
      {head}
      <CheckedForm className={styles.form} aria-labelledby={titleId} submit={submit} state={state}>
        {children}
      </CheckedForm>
    </SettingsCard>
  );
}
