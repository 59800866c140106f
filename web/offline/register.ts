import { sessionStore } from '../session/session.ts';

/** The session that the stored token names, which the worker keeps answers for; null when nobody is logged in. */
function ownSession(): string | null {
  const payload = sessionStore.token()?.split('.')[1];
  if (!payload) return null;
  const { sid } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sid?: unknown };
  return typeof sid === 'string' ? sid : null;
}

/** Makes the site work without a network as far as it can, and tells the worker who comes and goes. */
export async function workOffline(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const tell = () => {
    // Who has not been looked up yet has not left: the worker forgets whatever belongs to nobody.
    if (sessionStore.current().state !== 'loading') active?.postMessage({ session: ownSession() });
  };
  sessionStore.subscribe(tell);
  tell();
}
