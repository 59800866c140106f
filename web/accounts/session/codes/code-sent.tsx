import { m } from '#messages/messages.js';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import styles from './codes.module.css';

interface CodeSentProps {
  readonly by: 'sms' | 'email' | 'mailbox';
  readonly phone: string;
  readonly validMinutes: number;
}

export function CodeSent({ by, phone, validMinutes }: CodeSentProps) {
  const facts = { phone, minutes: String(validMinutes) };
  return (
    <>
      <p className="break-anywhere">
        {by === 'mailbox'
          ? m.passwords_sent_mailbox(facts)
          : by === 'email'
            ? m.passwords_sent_email(facts)
            : m.codes_sent_sms(facts)}
      </p>
      {by === 'mailbox' && (
        // In a new tab, so that this form stays.
        <a
          className={`line-2 middle target above-2 ${styles.mailbox}`}
          href={paths.demoMailbox}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="send" />
          <span>
            {m.passwords_open_mailbox()} <span className="visually-hidden">{m.passwords_new_tab()}</span>
          </span>
        </a>
      )}
    </>
  );
}
