// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { handleNotificationTap, type TabClient } from './handle-notification-tap.ts';
import { type AcceptOffer, type PushNotification, showPush } from './show-push.ts';

const labels = { button: 'Accept', done: 'Accepted', failed: 'It could not be accepted.' };
const push = (accept: AcceptOffer | null): PushNotification => ({
  title: 'New request: Asha',
  body: 'Thu 26 Nov, 16:30',
  path: '/dashboard',
  topic: 'visit-7',
  locale: 'en',
  accept,
});

const tabAt = (url: string) => ({ url, focus: vi.fn(async () => {}), postMessage: vi.fn() });

function worker(answer: () => Promise<Response>, tabs: TabClient[] = []) {
  const surroundings = {
    registration: { showNotification: vi.fn(async () => {}) },
    clients: { matchAll: vi.fn(async () => tabs), openWindow: vi.fn(async () => {}) },
    origin: 'https://hams.clinic.in',
    fetch: vi.fn(answer),
  };
  const tap = (action: string, accept: AcceptOffer | null) => {
    const { title, path } = push(accept);
    return handleNotificationTap({ action, tag: 'visit-7', data: { title, path, accept } }, surroundings);
  };
  return { ...surroundings, tap };
}
const fine = async () => Response.json({});

test('N-02 a message is shown with its words, and takes the place of the one before', async () => {
  const { registration } = worker(fine);
  await showPush(registration, push(null));
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith('New request: Asha', {
    body: 'Thu 26 Nov, 16:30',
    tag: 'visit-7',
    lang: 'en',
    icon: '/icon-192.png',
    data: { title: 'New request: Asha', path: '/dashboard', accept: null },
  });
});

test('N-08 a request has a button', async () => {
  const { registration } = worker(fine);
  await showPush(registration, push({ ...labels, token: 'abc' }));
  expect(registration.showNotification).toHaveBeenCalledWith(
    'New request: Asha',
    expect.objectContaining({ actions: [{ action: 'accept', title: 'Accept' }] }),
  );
});

test('N-08 the button accepts without opening anything, and says so in place of the request', async () => {
  const { tap, fetch, registration, clients } = worker(fine);
  await tap('accept', { ...labels, token: 'abc' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/visit-links/abc/accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"via":"notification"}',
  });
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'New request: Asha',
    expect.objectContaining({ body: 'Accepted', tag: 'visit-7' }),
  );
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test.each([
  [
    'the server says why not',
    async () => Response.json({ message: 'It is Cancelled.' }, { status: 409 }),
    'It is Cancelled.',
  ],
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch')), labels.failed],
  ['something else answers', async () => new Response('<html>', { status: 502 }), labels.failed],
])('N-08 when %s, the notification says so', async (_, answer: () => Promise<Response>, said) => {
  const { tap, registration } = worker(answer);
  await tap('accept', { ...labels, token: 'abc' });
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'New request: Asha',
    expect.objectContaining({ body: said }),
  );
});

test('N-08 what a tab has shown is accepted by the tab, as its doctor', async () => {
  const tab = tabAt('https://hams.clinic.in/dashboard');
  const { tap, fetch } = worker(fine, [tab]);
  const inTab = { tab: 'tab-1', appointmentId: 'APT-000007' };
  await tap('accept', { ...labels, inTab });
  expect(tab.postMessage).toHaveBeenCalledExactlyOnceWith(inTab);
  expect(fetch).not.toHaveBeenCalled();
});

test('N-02 a tap goes to the tab where the page is open, else opens it', async () => {
  const [here, other] = [tabAt('https://hams.clinic.in/dashboard'), tabAt('https://hams.clinic.in/')];
  const open = worker(fine, [other, here]);
  await open.tap('', { ...labels, token: 'abc' });
  expect(here.focus).toHaveBeenCalledOnce();
  expect(open.clients.openWindow).not.toHaveBeenCalled();
  expect(open.fetch).not.toHaveBeenCalled();
  const closed = worker(fine, [other]);
  await closed.tap('', null);
  expect(closed.clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://hams.clinic.in/dashboard');
  // The tab that could accept was closed, so the page is opened instead.
  const gone = worker(fine);
  await gone.tap('accept', { ...labels, inTab: { tab: 'tab-1', appointmentId: 'APT-000007' } });
  expect(gone.clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://hams.clinic.in/dashboard');
});
