import { type ComponentProps, type ReactNode, useId } from 'react';
import { m } from '#messages/messages.js';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import styles from './settings.module.css';

interface SettingsFormProps extends Pick<ComponentProps<typeof CheckedForm>, 'state' | 'children'> {
  readonly title: string;
  readonly submit?: string;
  readonly head?: ReactNode;
}

export function SettingsForm({ title, submit = m.settings_save(), head, ...form }: SettingsFormProps) {
  const titleId = useId();
  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId}>{title}</h2>
      {head}
      <CheckedForm className={styles.form} aria-labelledby={titleId} submit={submit} {...form} />
    </SettingsCard>
  );
}
