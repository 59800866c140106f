import { type ReactNode, useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { m } from '#messages/messages.js';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { FieldCard } from '#web/ui/forms/field-card.tsx';
import styles from './settings-password.module.css';
import type { SettingsForm } from './settings-values.ts';

type PresentPasswordReason = 'entrance' | 'email' | false;

/** No keyboard changes what is typed. */
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

interface SettingsPasswordProps {
  readonly register: UseFormRegister<SettingsForm>;
  readonly errors: FieldErrors<SettingsForm>;
  readonly asksPresent: PresentPasswordReason;
  /** Replaces the current password where the account has none. */
  readonly instead: ReactNode;
}

/** A new password, twice, and the current one if needed; all are shown or hidden together. */
export function SettingsPassword({ register, errors, asksPresent, instead }: SettingsPasswordProps) {
  const [shown, setShown] = useState(false);
  const password = { type: shown ? 'text' : 'password', ...verbatim };
  return (
    <FieldCard
      id="password"
      title={instead ? m.codes_set_password() : m.settings_password_section()}
      note={instead ? m.codes_set_password_note() : undefined}
    >
      <Field
        {...password}
        label={m.common_new_password()}
        hint={instead ? m.passwords_new_hint() : m.settings_new_password_hint()}
        autoComplete="new-password"
        aria-required={false}
        {...register('password', { deps: ['confirmPassword'] })}
        error={getFieldMessage(errors.password)}
      />
      <Field
        {...password}
        label={m.settings_confirm_password()}
        autoComplete="new-password"
        aria-required={false}
        {...register('confirmPassword')}
        error={errors.confirmPassword && m.settings_mismatch()}
      />
      <PresentPassword
        register={register}
        errors={errors}
        reason={asksPresent}
        instead={instead}
        type={password.type}
      />
      <label className={`line-2 middle target strong ${styles.show}`} data-wide>
        <input type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
        {m.settings_show_password()}
      </label>
    </FieldCard>
  );
}

interface PresentPasswordProps extends Pick<SettingsPasswordProps, 'register' | 'errors' | 'instead'> {
  readonly reason: PresentPasswordReason;
  readonly type?: string;
}

/** The current password, or what confirms the change of an account without one; only if needed. */
export function PresentPassword(props: PresentPasswordProps) {
  const { register, errors, reason, instead, type = 'password' } = props;
  if (!reason || instead) return reason && instead;
  return (
    <div className="padded rounded accent-tint" data-wide>
      <Field
        type={type}
        {...verbatim}
        label={m.common_present_password()}
        hint={reason === 'email' ? m.settings_current_hint_email() : m.settings_current_hint()}
        autoComplete="current-password"
        {...register('currentPassword')}
        error={getFieldMessage(errors.currentPassword)}
      />
    </div>
  );
}
