import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionList } from '#contract/accounts/sessions.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { SessionListCard } from './session-list.tsx';

type OwnSession = SessionList['sessions'][number];
const session = (sessionId: string, more: Partial<OwnSession> = {}): OwnSession => ({
  sessionId,
  browser: 'Chrome',
  system: 'Android',
  since: '2026-01-05T18:40:00.000Z', // after midnight in the clinic
  lastUsedAt: '2026-01-07T10:15:00.000Z',
  isThisOne: false,
  ...more,
});
const thisSession = session('here', { browser: 'Firefox', system: 'Windows', isThisOne: true });

const get = 'GET /sessions';
let server: FakeServer;
let stored: OwnSession[];

beforeEach(() => {
  stored = [thisSession, session('phone'), session('old', { browser: null, system: null })];
  server = fakeServer({
    [get]: () => ({ sessions: stored }),
    'DELETE /sessions/:sessionId': ({ params }) => {
      stored = stored.filter(({ sessionId }) => sessionId !== params.sessionId);
      return { sessions: stored };
    },
    'DELETE /sessions': () => {
      stored = [thisSession];
      return { sessions: stored };
    },
  });
  vi.spyOn(toast, 'good').mockReturnValue();
  vi.spyOn(toast, 'bad').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

const show = () => openPage(server, <SessionListCard id="7" />);
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('A-12 the list says on which device, since when and when last, in clinic time, and which is this one', async () => {
  show();
  expect(await rows()).toEqual([
    'Firefox on WindowsThis deviceLogged in: Tue 6 Jan',
    'Chrome on AndroidLogged in: Tue 6 JanLast used: Wed 7 Jan, 15:45Log out',
    'Unknown deviceLogged in: Tue 6 JanLast used: Wed 7 Jan, 15:45Log out',
  ]);
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
});

test('A-12 one is logged out there, then all others', async () => {
  stored.push(session('tablet', { system: 'iPad', browser: 'Safari' }));
  show();
  await press('Log out: Chrome on Android');
  await waitFor(() => expect(toast.good).toHaveBeenCalledWith('Logged out on that device'));
  expect(await rows()).toHaveLength(3);
  await press('Log out on all other devices');
  await waitFor(() => expect(toast.good).toHaveBeenCalledWith('Logged out on all other devices'));
  expect(await rows()).toHaveLength(1);
  screen.getByText('You aren’t logged in anywhere else.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.sent.map(({ route }) => route)).toEqual([get, 'DELETE /sessions/phone', 'DELETE /sessions']);
});

test('A-12 one that has ended elsewhere is said, and is gone from the list', async () => {
  show();
  await rows();
  stored = [thisSession];
  server.answers['DELETE /sessions/phone'] = problem(404, 'session_not_found', 'It has ended already.');
  await press('Log out: Chrome on Android');
  await waitFor(() => expect(toast.bad).toHaveBeenCalledWith('It has ended already.'));
  await screen.findByText('You aren’t logged in anywhere else.');
});

test('A-12 what cannot be loaded is said, and asked for again', async () => {
  server.answerOnce(get, problem(503, 'unavailable', 'Please try again in a moment.'));
  show();
  await screen.findByText('Please try again in a moment.');
  await press('Try again');
  expect(await rows()).toHaveLength(3);
});
