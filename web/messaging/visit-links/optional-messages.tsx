import type { VisitLink } from '#contract/messaging/visit-links.ts';
import { m } from '#messages/messages.js';
import { Switch } from '#web/ui/fields/switch.tsx';
import styles from './optional-messages.module.css';

/** A kind of message that is not needed for treatment. */
export interface OptionalMessage {
  readonly topic: 'reminders' | 'reviews';
  readonly channel: 'email' | 'sms';
}

interface OptionalMessagesProps {
  readonly reminders: NonNullable<VisitLink['reminders']>;
  readonly reviews: boolean;
  /** Open initially for a user who comes to unsubscribe. */
  readonly open: boolean;
  readonly onChange: (message: OptionalMessage, on: boolean) => void;
}

/** Optional messages of this patient; each switch takes effect immediately. */
export function OptionalMessages({ reminders, reviews, open, onChange }: OptionalMessagesProps) {
  const switches = [
    { topic: 'reminders', channel: 'email', label: m.links_by_email(), on: reminders.email },
    { topic: 'reminders', channel: 'sms', label: m.links_by_sms(), on: reminders.sms },
    { topic: 'reviews', channel: 'email', label: m.links_reviews(), on: reviews },
  ] as const;
  return (
    <details className={`stack-2 line-above ${styles.messages}`} open={open}>
      <summary>{m.links_reminders()}</summary>
      {switches.map(({ topic, channel, label, on }) => (
        <Switch
          key={topic + channel}
          label={label}
          on={on}
          onChange={(wanted) => onChange({ topic, channel }, wanted)}
        />
      ))}
      <p>{m.links_reminders_hint()}</p>
    </details>
  );
}
