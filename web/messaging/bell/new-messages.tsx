import { useState } from 'react';
import type { BellItem } from '#contract/messaging/messages.ts';
import { m } from '#messages/messages.js';

interface NewMessagesProps {
  /** Null if there is none; undefined before the first response. */
  readonly newest: BellItem | null | undefined;
}

/** Announces a new message to screen readers, except that of the first response. */
export function NewMessages({ newest }: NewMessagesProps) {
  const id = newest && Number(newest.id);
  const [before, setBefore] = useState(id);
  const [said, setSaid] = useState('');
  if (id !== before) {
    setBefore(id);
    const isNew = before !== undefined && newest && !newest.read && Number(newest.id) > (before ?? 0);
    setSaid(isNew ? m.bell_arrived({ title: newest.title }) : '');
  }
  return (
    <p role="status" className="visually-hidden">
      {said && <span key={id}>{said}</span>}
    </p>
  );
}
