import { useState } from 'react';
import type { VisitMessage } from '#contract/messaging/messages.ts';
import { m } from '#messages/messages.js';
import { LoadedPart } from '#web/platform/loading/loaded-part.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { channelLabels } from '../message-labels.ts';
import { useVisitMessages } from '../queries.ts';
import styles from './visit-messages.module.css';

interface VisitMessagesProps {
  readonly appointmentId: string;
  readonly viewer: 'patient' | 'doctor';
}

/** Messages sent about an appointment and their delivery, folded; loaded when opened. */
export function VisitMessages({ appointmentId, viewer }: VisitMessagesProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.messages} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.log_title()}</summary>
      {open && <Log appointmentId={appointmentId} viewer={viewer} />}
    </details>
  );
}

function Log({ appointmentId, viewer }: VisitMessagesProps) {
  return (
    <LoadedPart query={useVisitMessages(appointmentId)} height={64} failed={m.log_load_failed()}>
      {({ messages }) =>
        messages.length === 0 ? (
          <p className="muted">{m.log_none()}</p>
        ) : (
          <ol className={`stack-2 ${styles.list}`}>
            {messages.map((message, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end
              <li key={index}>
                <Entry message={message} viewer={viewer} />
              </li>
            ))}
          </ol>
        )
      }
    </LoadedPart>
  );
}

const states: Readonly<Record<VisitMessage['state'], (time: { time: string }) => string>> = {
  waiting: () => m.log_waiting(),
  sent: m.log_sent,
  delivered: m.log_delivered,
  read: m.log_read,
  failed: () => m.log_failed(),
  'not sent': () => m.log_not_sent(),
};

interface EntryProps {
  readonly message: VisitMessage;
  readonly viewer: VisitMessagesProps['viewer'];
}

function Entry({ message, viewer }: EntryProps) {
  const { channel, title, role, state, date, time, parts } = message;
  const failed = state === 'failed';
  const when = `${formatDay(date, clinicToday())}, ${time}`;
  const facts = [
    channelLabels[channel](),
    viewer === 'doctor' && (role === 'patient' ? m.log_to_patient() : m.log_to_doctor()),
    viewer === 'doctor' && parts !== null && parts > 1 && m.log_parts({ count: parts }),
  ].filter((one) => one !== false);
  return (
    <>
      <p>
        <b>{title}</b> <span className="muted">{facts.join(' · ')}</span>
      </p>
      <p className={failed ? styles.failed : 'muted'}>
        {failed && <Icon name="warning" size={16} />}
        {states[state]({ time: when })}
      </p>
      {failed && viewer === 'patient' && <p>{m.log_failed_patient()}</p>}
      {failed && viewer === 'doctor' && role === 'patient' && <p>{m.log_failed_doctor()}</p>}
    </>
  );
}
