import { useState } from 'react';
import { m } from '#messages/messages.js';

/** Announces new requests to screen readers, except those of the first response. */
export function NewArrivals({ count }: { readonly count: number | undefined }) {
  const [before, setBefore] = useState(count);
  const [said, setSaid] = useState('');
  if (count !== before) {
    setBefore(count);
    setSaid(before !== undefined && count !== undefined && count > before ? m.live_new_request() : '');
  }
  return (
    <p role="status" className="visually-hidden">
      {/* A new element each time: the same text in the same element would not be announced again. */}
      {said && <span key={count}>{said}</span>}
    </p>
  );
}
