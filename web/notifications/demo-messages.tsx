import type { DemoMessage } from '#contract/notifications.ts';
import { m } from '#messages/messages.js';
import { dayWords } from '../ui/day-words.ts';
import styles from './demo-messages.module.css';

/** The messages of the demo, newest first, as they would have been read on a phone. */
export function DemoMessages({ messages }: { readonly messages: readonly DemoMessage[] }) {
  return (
    <ul className={styles.list} aria-label={m.notifications_mailbox_list()}>
      {messages.map(({ _id, to, locale, subject, text, arrivedAt, date, time }) => (
        <li key={_id} className={styles.message}>
          <p className={styles.head}>
            <span>{m.notifications_mailbox_to({ phone: to })}</span>
            <time dateTime={arrivedAt}>
              {dayWords(date, '')}, {time}
            </time>
          </p>
          <h2 lang={locale}>{subject}</h2>
          <p lang={locale}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
