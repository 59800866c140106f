import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BellItem } from '#contract/messaging/messages.ts';
import type { SessionUser } from '#web/api/session.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { createFakeLine } from '#web/testing/platform/fake-line.ts';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { BellButton } from './bell-button.tsx';

const user: SessionUser = {
  id: '1',
  role: 'doctor',
  name: 'Dr. Rao',
  photo: { url: null },
  doctorId: 'DOC-000001',
};
const topic = 'doctor:DOC-000001';
const item = (id: number, more: Partial<BellItem> = {}): BellItem => ({
  id: String(id),
  event: 'requested',
  title: `Request ${id}`,
  text: 'Asha Menon has asked for Thu 26 Nov, 16:00.',
  at: '2026-11-26T02:30:00.000Z',
  read: false,
  appointmentId: `APT-00000${id}`,
  path: `/dashboard/appointments/APT-00000${id}`,
  ...more,
});

let server: FakeServer;
let items: BellItem[];
let unread: number | null;

async function renderBell() {
  const live = createFakeLine();
  const router = openPage(server, <BellButton user={user} choicesPath="/dashboard/editProfile" />, { live });
  await waitFor(() => expect(live.sockets).toHaveLength(1));
  act(() => live.socket().grantAll());
  const countBellRequests = () => server.sentTo('GET /bell').length;
  return {
    router,
    asked: countBellRequests,
    ring: () => act(async () => live.socket().notify({ type: 'bell', topic })),
    change: () =>
      act(async () => live.socket().notify({ type: 'appointment', topic, appointmentId: 'APT-000001' })),
  };
}
const bell = (name: string) => screen.findByRole('button', { name });
const openPanel = async (name: string) => {
  await userEvent.click(await bell(name));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

beforeEach(() => {
  // Days are named relative to today.
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T10:00:00+05:30'));
  items = [item(2), item(1, { read: true })];
  unread = null;
  server = fakeServer({
    'GET /bell': () => ({ unread: unread ?? items.filter(({ read }) => !read).length, items }),
    'POST /bell/read': ({ body }) => {
      const upTo = Number((body as { upTo: string }).upTo);
      items = items.map((one) => (Number(one.id) <= upTo ? { ...one, read: true } : one));
      return { unread: 0 };
    },
  });
});

test('N-02 the count is shown and spoken, at most 99+', async () => {
  await renderBell();
  expect((await bell('Unread notifications: 1')).textContent).toBe('1');
  cleanup();
  unread = 100;
  await renderBell();
  expect((await bell('Unread notifications: 99+')).textContent).toBe('99+');
});

test('N-02 opened, messages are read, keep their mark while they are looked at, and lead to the visit', async () => {
  const { router } = await renderBell();
  const panel = await openPanel('Unread notifications: 1');
  const links = panel.getAllByRole('link');
  expect(links[0]?.textContent).toContain('Request 2');
  expect(links[0]?.textContent).toContain('Thu 26 Nov, 08:00');
  await waitFor(() => expect(server.sentTo('POST /bell/read')).toEqual([{ upTo: '2' }]));
  await waitFor(() => expect(server.sentTo('GET /bell').length).toBeGreaterThan(1));
  expect(panel.getAllByText('New')).toHaveLength(1);
  await userEvent.click(panel.getByRole('link', { name: /Request 2/ }));
  expect(router.state.location.pathname).toBe('/dashboard/appointments/APT-000002');
  expect(screen.queryByRole('dialog')).toBeNull();
  await bell('Notifications');
});

test('N-02 nothing new is not marked again, and the panel closes on Escape with the focus back', async () => {
  items = [item(1, { read: true })];
  await renderBell();
  await screen.findByRole('button', { name: 'Notifications' });
  const panel = await openPanel('Notifications');
  await panel.findByText('Request 1');
  expect(panel.queryByText('New')).toBeNull();
  expect(server.sentTo('POST /bell/read')).toEqual([]);
  panel.getByRole('link', { name: /Request 1/ }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await bell('Notifications'));
});

test('N-02 a new message rings in the open tab and is announced; other changes ask for nothing', async () => {
  const { ring, change, asked } = await renderBell();
  await bell('Unread notifications: 1');
  const getStatusText = () => screen.getByRole('status').textContent;
  expect(getStatusText()).toBe('');
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  items = [item(3), ...items];
  await ring();
  await bell('Unread notifications: 2');
  expect(getStatusText()).toBe('New notification: Request 3');
  const before = asked();
  await change();
  items = items.map((one) => ({ ...one, read: true }));
  await ring();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeNull());
  expect(asked()).toBe(before + 1);
});

test('N-02 read in another tab, the count goes here too', async () => {
  const { ring } = await renderBell();
  await bell('Unread notifications: 1');
  items = items.map((one) => ({ ...one, read: true }));
  await ring();
  await bell('Notifications');
});

test('N-02 without messages it says what will be here', async () => {
  items = [];
  await renderBell();
  const panel = await openPanel('Notifications');
  await panel.findByText('No notifications yet');
  expect(panel.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe(
    '/dashboard/editProfile',
  );
});

test('N-02 what could not be loaded is said, with a way to try again', async () => {
  server.answers['GET /bell'] = problem(503, 'unavailable', 'Please try again in a moment.');
  await renderBell();
  const panel = await openPanel('Notifications');
  await panel.findByText('We couldn’t load your notifications.');
  panel.getByText('Please try again in a moment.');
  delete server.answers['GET /bell'];
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  await panel.findByText('Request 2');
});
