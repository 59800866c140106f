import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import styles from './codes.module.css';

interface PhoneVerifiedNoticeProps {
  /** True while the next page opens. */
  readonly done: boolean;
  readonly onContinue: () => void;
  readonly onPassword: (() => void) | null;
}

export function PhoneVerifiedNotice({ done, onContinue, onPassword }: PhoneVerifiedNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack-3 shrinks relative" aria-labelledby="first-proof">
      <h2 ref={heading} id="first-proof" tabIndex={-1} className={styles.title}>
        {m.codes_proven_title()}
      </h2>
      <p>{m.codes_proven_text()}</p>
      <p>{m.codes_proven_family()}</p>
      <Button wide busy={done} onClick={onContinue}>
        {m.codes_continue()}
      </Button>
      {onPassword && (
        <Button look="quiet" wide disabled={done} onClick={onPassword}>
          {m.codes_set_password()}
        </Button>
      )}
    </section>
  );
}
