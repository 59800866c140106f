import { m } from '#messages/messages.js';
import type { CallState } from '../call/visit-call.ts';
import styles from './stage-overlay.module.css';

/** Covers the video while it is not live; the last frame stays visible below. */
export function StageOverlay({ state, name }: { readonly state: CallState; readonly name: string }) {
  const { title, hint, busy } = toOverlayTexts(state, name);
  if (!title) return null;
  return (
    <div className={`stack-2 padded-4 text-centre ${styles.overlay}`}>
      {busy && <span className={styles.pulse} aria-hidden="true" />}
      <p className={`large strong ${styles.title}`}>{title}</p>
      {hint && <p className={`muted ${styles.hint}`}>{hint}</p>}
    </div>
  );
}

interface OverlayTexts {
  readonly title?: string;
  readonly hint?: string;
  readonly busy?: boolean;
}

function toOverlayTexts({ phase, signalling }: CallState, name: string): OverlayTexts {
  if (phase === 'connecting') return { title: m.consultations_connecting({ name }), busy: true };
  if (phase === 'reconnecting') {
    return { title: m.consultations_reconnecting(), hint: m.consultations_reconnecting_hint(), busy: true };
  }
  if (phase !== 'waiting') return {};
  // Without a connection to the server the partner's presence is unknown.
  if (signalling === 'lost') return { title: m.consultations_wait_offline(), busy: true };
  return { title: m.consultations_left({ name }), hint: m.consultations_left_hint() };
}
