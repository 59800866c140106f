import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ResendCode } from '../forgot-password/resend-code.tsx';
import styles from './codes.module.css';
import type { CodeResend } from './use-code-resend.ts';

export function CodeResentNotice({ another }: { readonly another: CodeResend }) {
  return (
    <p role="status" className={`rounded green-tint strong ${styles.resent}`}>
      {another.isResent && m.passwords_resent()}
    </p>
  );
}

interface CodeOptionsProps {
  readonly another: CodeResend;
  readonly since: number;
  readonly disabled?: boolean;
  readonly onOtherNumber: () => void;
}

export function CodeOptions({ another, since, disabled = false, onOtherNumber }: CodeOptionsProps) {
  return (
    <div className={styles.ways}>
      <ResendCode since={since} atOnce={another.isDead} busy={another.isPending} onResend={another.resend} />
      <Button look="plain" disabled={disabled} onClick={onOtherNumber}>
        {m.passwords_other()}
      </Button>
    </div>
  );
}
