import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DemoMessage } from '#contract/messaging/demo-mailbox.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { DemoMailboxScreen, loadDemoMailbox } from './demo-mailbox-screen.tsx';

const messages = 'GET /demo/mailbox';
let server: FakeServer;
const createMessage = (more: Partial<DemoMessage>): DemoMessage => ({
  _id: '1',
  to: '9000000001',
  form: 'sms',
  html: null,
  path: null,
  buttons: [],
  invitation: false,
  parts: null,
  locale: 'en',
  subject: 'Your code',
  text: '123456 is your code.',
  arrivedAt: '2026-11-26T02:30:00.000Z',
  date: '2026-11-26',
  time: '08:00',
  ...more,
});

const EmptyScreen = () => null;
const NoPage = () => <p>There is no such page.</p>;

function openMailbox() {
  const loader = loadDemoMailbox({ call: server.call, place: () => null });
  const route = {
    path: '/demo/mailbox',
    loader,
    Component: DemoMailboxScreen,
    ErrorBoundary: NoPage,
    HydrateFallback: EmptyScreen,
  };
  openPage(server, [route], { at: '/demo/mailbox' });
}
beforeEach(() => {
  server = fakeServer({ [messages]: [] });
});
afterEach(cleanup);

test('C-09 the mailbox says what it is and lists what came, each in its own language', async () => {
  const hindi = createMessage({ _id: '2', locale: 'hi', subject: 'आपका कोड', text: '654321 आपका कोड है।' });
  server.answers[messages] = [hindi, createMessage({})];
  openMailbox();
  await screen.findByRole('heading', { name: 'Demo mailbox', level: 1 });
  screen.getByText(
    /^Demo mailbox: in a real clinic these messages would go to people’s phones\. Anyone can read them here\. From another computer you/,
  );
  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(first?.querySelector('[lang="hi"]')?.textContent).toBe('आपका कोड');
  expect(second?.textContent).toMatch(/To \+91\s9000000001.*Thu 26 Nov, 08:00.*123456 is your code/);
});

test('C-09 it looks again when asked to, and when somebody comes back to it', async () => {
  openMailbox();
  await screen.findByText('No messages yet');
  server.answers[messages] = [createMessage({})];
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('123456 is your code.');
  server.answers[messages] = [createMessage({ _id: '2', text: 'Another.' })];
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText('Another.');
});

test('N-02 each message is shown as its reader would see it: mail, phone, lock screen', async () => {
  const html = '<!doctype html><p>Dr. Rao has accepted.</p>';
  server.answers[messages] = [
    createMessage({
      _id: '4',
      form: 'push',
      subject: 'Accepted',
      text: 'Thu 26 Nov, 16:30',
      path: '/v/abc',
    }),
    createMessage({
      _id: '3',
      form: 'whatsapp',
      text: 'Dr. Rao has accepted.',
      buttons: ['I’m coming'],
      path: '/v/abc',
    }),
    createMessage({
      _id: '2',
      form: 'sms',
      subject: '',
      text: 'See https://hams.example/v/abc.',
      parts: 2,
    }),
    createMessage({
      _id: '1',
      form: 'email',
      to: 'a@example.com',
      subject: 'Accepted',
      html,
      invitation: true,
    }),
  ];
  openMailbox();
  const items = within(await screen.findByRole('list')).getAllByRole('listitem');
  const [push, whatsapp, sms, email] = items.map((item) => within(item));
  expect(push?.getByRole('link', { name: /Accepted.*16:30/ }).getAttribute('href')).toBe('/v/abc');
  expect(whatsapp?.getByRole('link', { name: 'I’m coming' }).getAttribute('href')).toBe('/v/abc');
  sms?.getByText('SMS parts: 2');
  expect(sms?.getByRole('link').getAttribute('href')).toBe('https://hams.example/v/abc');
  email?.getByText('To a@example.com');
  email?.getByText('With a calendar invitation');
  fireEvent.click(email?.getByText('Show email') ?? document.body);
  const frame = await email?.findByTitle('Accepted');
  expect(frame?.getAttribute('srcdoc')).toBe(html);
  // It must not run scripts, whatever a patient's name contains.
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-scripts');
});

test('N-02 the messages of one person are found by their address', async () => {
  openMailbox();
  fireEvent.change(await screen.findByLabelText('Only show messages to'), {
    target: { value: '9000000001' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('link', { name: 'All messages' });
  expect(String(server.sent.at(-1)?.search)).toBe('to=9000000001');
});

test('C-09 outside the demo there is no such page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers[messages] = problem(404, 'not_found', 'Nothing here.');
  openMailbox();
  await screen.findByText('There is no such page.');
  vi.restoreAllMocks();
});
