import type { AcceptOffer, NotificationData, NotificationDisplay } from './show-push.ts';

export interface TabClient {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface Tabs {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly TabClient[]>;
  openWindow(url: string): Promise<unknown>;
}

interface MessageDeps {
  readonly registration: NotificationDisplay;
  readonly clients: Tabs;
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

async function acceptByLink(
  token: string,
  { done, failed }: AcceptOffer,
  fetch: MessageDeps['fetch'],
): Promise<string> {
  try {
    const answer = await fetch(`/api/visit-links/${encodeURIComponent(token)}/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ via: 'notification' }),
    });
    if (answer.ok) return done;
    const { message } = (await answer.json()) as { message?: unknown };
    return typeof message === 'string' ? message : failed;
  } catch {
    return failed; // no network, or a response from a proxy
  }
}

/**
 * Handles a tap on a notification: the button accepts the request, anything else opens the page, in its tab
 * if that is open already.
 */
export async function handleNotificationTap(
  { action, tag, data }: { readonly action: string; readonly tag: string; readonly data: NotificationData },
  { registration, clients, origin, fetch }: MessageDeps,
): Promise<void> {
  const { accept, path, title } = data;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (action === 'accept' && accept?.token) {
    const body = await acceptByLink(accept.token, accept, fetch);
    const icon = '/icon-192.png';
    return registration.showNotification(title, { body, tag, icon, data: { title, path, accept: null } });
  }
  if (action === 'accept' && accept?.inTab && tabs.length > 0) {
    for (const tab of tabs) tab.postMessage(accept.inTab);
    return;
  }
  const url = new URL(path, origin).href;
  const there = tabs.find((tab) => tab.url === url);
  if (there) await there.focus();
  else await clients.openWindow(url);
}
