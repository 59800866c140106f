import { type ReactNode, useId } from 'react';
import { m } from '#messages/messages.js';
import type { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import styles from './settings.module.css';

interface SettingsFormProps {
  readonly title: string;
  readonly state: Pick<ReturnType<typeof useCheckedForm>, 'form' | 'errors' | 'problem' | 'attempt' | 'busy'>;
  readonly submit?: string;
  readonly head?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function SettingsForm({ title, state, submit, head, onSubmit, children }: SettingsFormProps) {
  const titleId = useId();
  const { form, errors, problem, attempt, busy } = state;
  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId}>{title}</h2>
      {head}
      <form
        ref={form}
        className={`stack-3 column to-start ${styles.form}`}
        aria-labelledby={titleId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ErrorSummary form={form} attempt={attempt} errors={errors} />
        {children}
        <FormProblem text={problem} urgent />
        <Button type="submit" busy={busy}>
          {submit ?? m.settings_save()}
        </Button>
      </form>
    </SettingsCard>
  );
}
