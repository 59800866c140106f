import { useEffect, useRef, useState } from 'react';
import { toAsciiDigits } from '#domain/platform/normalize-text.ts';
import { m } from '#messages/messages.js';
import type { StoredDesk } from '#web/accounts/session/desk-store.ts';
import { useCall } from '#web/api/context.tsx';
import { refusalCode } from '#web/api/refusals.ts';
import { sessionStore } from '#web/api/session.ts';
import { useCommand } from '#web/api/use-command.ts';
import { deviceDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import styles from '../team/team.module.css';

interface EnterPinProps {
  readonly desk: StoredDesk;
  readonly person: { readonly membershipId: string; readonly name: string };
  readonly onOther: () => void;
  readonly onClose: () => void;
}

const pinLength = 4;

/**
 * Submits the PIN with its fourth digit; after five wrong ones it asks for the password. Everything the
 * previous user typed and saw goes with their session: the area starts afresh for the next one.
 */
export function EnterPin({ desk, person: { membershipId, name }, onOther, onClose }: EnterPinProps) {
  const call = useCall();
  const frame = useRef<HTMLDivElement>(null);
  const [pin, setPin] = useState('');
  const [password, setPassword] = useState('');
  const [byPassword, setByPassword] = useState(false);
  const enter = useCommand(
    (secret: { readonly pin: string } | { readonly password: string }) => {
      const endsSession = sessionStore.token();
      const body = { desk: desk.secret, membershipId, ...secret, ...(endsSession && { endsSession }) };
      return call('POST /hospital/desk/switch', { body });
    },
    {
      inPlace: true,
      done: () => m.team_switched({ name }),
      onDone({ token }) {
        deviceDrafts.forgetOwn();
        tabDrafts.forgetOwn();
        onClose();
        sessionStore.become(token);
      },
      onFailed(error) {
        if (refusalCode(error) === 'too_many_pins') setByPassword(true);
        setPin('');
      },
    },
  );
  const problem = enter.problem ?? undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field, or the same one again after a refusal
  useEffect(() => frame.current?.querySelector('input')?.focus(), [byPassword, enter.isPending]);
  return (
    <div ref={frame} className={styles.form}>
      {byPassword ? (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void enter.run({ password });
          }}
        >
          <PasswordField
            label={m.team_switch_password({ name })}
            autoComplete="off"
            value={password}
            error={problem}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Button type="submit" busy={enter.isPending}>
            {m.team_switch_enter()}
          </Button>
        </form>
      ) : (
        <Field
          label={m.team_switch_pin({ name })}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLength}
          value={pin}
          error={problem}
          readOnly={enter.isPending}
          onChange={({ target }) => {
            const digits = toAsciiDigits(target.value).replace(/\D/g, '');
            setPin(digits);
            if (digits.length === pinLength) void enter.run({ pin: digits });
          }}
        />
      )}
      <Button look="plain" onClick={onOther}>
        {m.team_switch_other()}
      </Button>
    </div>
  );
}
