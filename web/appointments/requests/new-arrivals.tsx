import { useState } from 'react';
import { m } from '#messages/messages.js';

/** Says to whoever listens that a request has arrived; silent while they are first loaded. */
export function NewArrivals({ count }: { readonly count: number | undefined }) {
  const [before, setBefore] = useState(count);
  const [said, setSaid] = useState('');
  if (count !== before) {
    setBefore(count);
    setSaid(before !== undefined && count !== undefined && count > before ? m.live_new_request() : '');
  }
  return (
    <p role="status" className="visually-hidden">
      {/* Another element each time: the same words in the same place would not be said again. */}
      {said && <span key={count}>{said}</span>}
    </p>
  );
}
