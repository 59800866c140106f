import { useEffect, useRef, useState } from 'react';
import { toAsciiDigits } from '#domain/platform/normalize-text.ts';
import { m } from '#messages/messages.js';
import type { StoredDesk } from '#web/accounts/session/desk-store.ts';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { sessionStore } from '#web/api/session.ts';
import { deviceDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
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
export function EnterPin({ desk, person, onOther, onClose }: EnterPinProps) {
  const call = useCall();
  const frame = useRef<HTMLDivElement>(null);
  const [pin, setPin] = useState('');
  const [password, setPassword] = useState('');
  const [byPassword, setByPassword] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field, or the same one again after a refusal
  useEffect(() => frame.current?.querySelector('input')?.focus(), [byPassword, busy]);
  const enter = async (secret: { readonly pin: string } | { readonly password: string }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const endsSession = sessionStore.token();
      const { token } = await call('POST /hospital/desk/switch', {
        body: {
          desk: desk.secret,
          membershipId: person.membershipId,
          ...secret,
          ...(endsSession && { endsSession }),
        },
      });
      deviceDrafts.forgetOwn();
      tabDrafts.forgetOwn();
      onClose();
      sessionStore.become(token);
      toast.good(m.team_switched({ name: person.name }));
      return;
    } catch (error) {
      console.error(error);
      setProblem(getRefusalMessage(error) ?? m.session_no_connection());
      if (error instanceof ApiError && error.code === 'too_many_pins') setByPassword(true);
      setPin('');
    }
    setBusy(false);
  };
  return (
    <div ref={frame} className={styles.form}>
      {byPassword ? (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void enter({ password });
          }}
        >
          <PasswordField
            label={m.team_switch_password({ name: person.name })}
            autoComplete="off"
            value={password}
            error={problem}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Button type="submit" busy={busy}>
            {m.team_switch_enter()}
          </Button>
        </form>
      ) : (
        <Field
          label={m.team_switch_pin({ name: person.name })}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLength}
          value={pin}
          error={problem}
          readOnly={busy}
          onChange={({ target }) => {
            const digits = toAsciiDigits(target.value).replace(/\D/g, '');
            setPin(digits);
            if (digits.length === pinLength) void enter({ pin: digits });
          }}
        />
      )}
      <Button look="plain" onClick={onOther}>
        {m.team_switch_other()}
      </Button>
    </div>
  );
}
