import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { type FakeServer, fakeServer, lostNetwork } from '#web/testing/server.ts';
import { PushSwitch } from './push-switch.tsx';

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const keys = { p256dh: 'p', auth: 'a' };
let subscribed = false;
const unsubscribe = vi.fn(async () => {
  subscribed = false;
  return true;
});
const subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
const subscribe = vi.fn(async (_options: unknown) => {
  subscribed = true;
  return subscription;
});
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
let server: FakeServer;

/** A browser with this permission; without one it does not support notifications. */
function fakeBrowser(permission?: NotificationPermission) {
  if (!permission) return;
  const pushManager = { subscribe, getSubscription: async () => (subscribed ? subscription : null) };
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }) },
  });
}

const renderSwitch = () => openPage(server, <PushSwitch />);

beforeEach(() => {
  subscribed = false;
  vi.clearAllMocks();
  server = fakeServer({
    'GET /push/key': { key: 'our-key' },
    'POST /push/subscriptions': { message: 'Done.' },
    'DELETE /push/subscriptions': { message: 'Done.' },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('N-02 permission is asked for after a tap, then the browser is subscribed', async () => {
  fakeBrowser('default');
  requestPermission.mockResolvedValue('granted');
  renderSwitch();
  const button = await screen.findByRole('button', { name: 'Turn on' });
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(button);
  await screen.findByRole('button', { name: 'Turn off' });
  expect(screen.getByRole('status').textContent).toBe('Notifications are on in this browser.');
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: 'our-key',
  });
  expect(server.sent).toMatchObject([
    { route: 'GET /push/key', body: null },
    { route: 'POST /push/subscriptions', body: { endpoint, keys } },
  ]);
});

test('N-02 turned off, the server forgets the browser', async () => {
  fakeBrowser('granted');
  subscribed = true;
  renderSwitch();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await screen.findByRole('button', { name: 'Turn on' });
  expect(server.sent).toMatchObject([{ route: 'DELETE /push/subscriptions', body: { endpoint } }]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('N-02 whoever says no is told how to allow it, also when they said no before', async () => {
  fakeBrowser('default');
  requestPermission.mockResolvedValue('denied');
  renderSwitch();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByText(/Notifications are blocked in this browser/);
  expect(server.sent).toEqual([]);
  cleanup();
  fakeBrowser('denied');
  renderSwitch();
  await screen.findByText(/Notifications are blocked in this browser/);
  expect(screen.queryByRole('button')).toBeNull();
  // Allowed in the browser's settings meanwhile.
  fakeBrowser('granted');
  window.dispatchEvent(new Event('focus'));
  await screen.findByRole('button', { name: 'Turn on' });
});

test('N-02 a browser without notifications says so', async () => {
  fakeBrowser();
  renderSwitch();
  await screen.findByText(/This browser doesn’t support notifications/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('N-02 without a network it says that it did not work, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeBrowser('granted');
  requestPermission.mockResolvedValue('granted');
  server.answers['GET /push/key'] = lostNetwork;
  renderSwitch();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByText('That didn’t work. Please try again.');
  delete server.answers['GET /push/key'];
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByRole('button', { name: 'Turn off' });
});
