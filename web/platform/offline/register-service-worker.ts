import { sessionStore } from '#web/api/session.ts';
import { offlineStorageChoice } from './offline-storage-choice.ts';

function readSessionId(): string | null {
  const payload = sessionStore.token()?.split('.')[1];
  if (!payload) return null;
  const { sid } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sid?: unknown };
  return typeof sid === 'string' ? sid : null;
}

/**
 * Registers the service worker and sends it the session whose responses it may cache. A page that was loaded
 * before the worker existed is reported to it, so that it is cached like later ones.
 */
export async function registerServiceWorker(): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const notifyWorker = () => {
    const { state } = sessionStore.current();
    // Only after the stored token was read, as the worker deletes the responses of all other sessions.
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
