import { sessionStore } from '../session/session.ts';

/** The session of the stored token; null if nobody is logged in. */
function ownSession(): string | null {
  const payload = sessionStore.token()?.split('.')[1];
  if (!payload) return null;
  const { sid } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sid?: unknown };
  return typeof sid === 'string' ? sid : null;
}

/** Registers the service worker, and tells it who logs in and out. */
export async function workOffline(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const tell = () => {
    // Not before the stored token was read: the worker deletes the answers of everybody else.
    if (sessionStore.current().state !== 'loading') active?.postMessage({ session: ownSession() });
  };
  sessionStore.subscribe(tell);
  tell();
}
