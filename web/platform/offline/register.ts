import { sessionStore } from '#web/api/session.ts';
import { offlineStorageChoice } from './keep-choice.ts';

/** The session of the stored token; null if nobody is logged in. */
function readSessionId(): string | null {
  const payload = sessionStore.token()?.split('.')[1];
  if (!payload) return null;
  const { sid } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sid?: unknown };
  return typeof sid === 'string' ? sid : null;
}

/**
 * Registers the service worker, and tells it whose answers it may keep. A page that was loaded before there
 * was a worker is named to it, so that the first one read is kept like all others.
 */
export async function registerServiceWorker(): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const notifyWorker = () => {
    const { state } = sessionStore.current();
    // Not before the stored token was read: the worker deletes the answers of everybody else.
    if (state === 'loading') return;
    const session = offlineStorageChoice.current() === 'yes' ? readSessionId() : null;
    active?.postMessage({ session, keepsPages: session !== null || state === 'out' });
  };
  sessionStore.subscribe(notifyWorker);
  offlineStorageChoice.subscribe(notifyWorker);
  notifyWorker();
  const { pathname, search } = window.location;
  if (isFirst) active?.postMessage({ read: pathname + search });
}
