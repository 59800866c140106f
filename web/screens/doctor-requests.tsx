import { m } from '#messages/messages.js';

/** The request panel of the doctor's home (spec G-03). */
export function RequestPanel() {
  return <section aria-label={m.requests_title()} />;
}
