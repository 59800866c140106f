import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { maxChatCharacters } from '../call/call-texts.ts';
import type { ChatMessage } from '../call/visit-call.ts';
import styles from './chat-panel.module.css';

interface ChatPanelProps {
  readonly messages: readonly ChatMessage[];
  readonly name: string;
  /** Returns false without a connection; the text stays then. */
  readonly onSay: (text: string) => boolean;
}

/** The chat of a call; it is not stored. */
export function ChatPanel({ messages, name, onSay }: ChatPanelProps) {
  const [text, setText] = useState('');
  const [unsent, setUnsent] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    const sent = onSay(words);
    setUnsent(!sent);
    if (sent) setText('');
  };
  return (
    <div className={styles.chat}>
      {count === 0 && <p className={styles.none}>{m.consultations_chat_none()}</p>}
      <div className={styles.log} role="log" aria-label={m.consultations_chat_title({ name })}>
        <ol ref={list} className="stack-2 padded">
          {messages.map(({ id, mine, text: words, at }) => {
            const time = formatClinicTime(new Date(at).toISOString());
            return (
              <li
                key={id}
                className={`rounded break-anywhere ${styles.message}`}
                data-mine={mine || undefined}
              >
                <p className={styles.who}>
                  {mine ? m.consultations_chat_you({ time }) : m.consultations_chat_other({ name, time })}
                </p>
                <p className={styles.words}>{words}</p>
              </li>
            );
          })}
        </ol>
      </div>
      <form className={`stack-2 bottom surface line-above ${styles.form}`} onSubmit={send}>
        <Field
          label={m.consultations_chat_label()}
          value={text}
          maxLength={maxChatCharacters}
          autoComplete="off"
          enterKeyHint="send"
          aria-required={false}
          error={unsent ? m.consultations_chat_unsent({ name }) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{m.consultations_chat_send()}</Button>
      </form>
    </div>
  );
}
