import { m } from '#messages/messages.js';
import { useNow } from '#web/ui/browser/use-now.ts';
import { Button } from '#web/ui/button.tsx';

const waitSeconds = 30;

interface ResendCodeProps {
  /** The time of the last request. */
  readonly since: number;
  /** The last code can no longer be used. */
  readonly atOnce: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
}

export function ResendCode({ since, atOnce, busy, onResend }: ResendCodeProps) {
  const now = useNow(1000);
  const seconds = atOnce ? 0 : Math.min(waitSeconds, Math.ceil((since + waitSeconds * 1000 - now) / 1000));
  return (
    <Button look="plain" busy={busy} disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? m.passwords_resend_in({ seconds: String(seconds) }) : m.passwords_resend()}
    </Button>
  );
}
