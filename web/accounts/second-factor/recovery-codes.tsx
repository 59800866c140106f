import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.good(m.factor_copied());
    } catch {
      toast.plain(m.factor_copy_failed()); // permission denied, or no clipboard without https
    }
  };
  const list = (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="stack-3 padded rounded accent-tint">
      <h3 ref={heading} tabIndex={-1}>
        {m.factor_codes_title()}
      </h3>
      <p>{m.factor_codes_text()}</p>
      {list}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => void copy()}>
          <Icon name="copy" />
          {m.common_copy()}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          {m.factor_print()}
        </Button>
        <Button onClick={onKept}>{m.factor_kept()}</Button>
      </div>
      {createPortal(
        <div className={styles.paper} data-recovery-codes="" aria-hidden="true">
          <p className={styles.paperTitle}>{m.factor_codes_title()}</p>
          <p>{window.location.host}</p>
          <p>{m.factor_codes_text()}</p>
          {list}
        </div>,
        document.body,
      )}
    </div>
  );
}
