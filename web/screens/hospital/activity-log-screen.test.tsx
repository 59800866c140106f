import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActivityLogLine } from '#contract/hospital/activity-log.ts';
import { problem } from '#web/testing/problem-response.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { ActivityLogScreen } from './activity-log-screen.tsx';

const line: ActivityLogLine = {
  id: '12',
  at: '2026-11-26T05:00:00.000Z',
  actor: '7',
  name: 'Lakshmi Devi',
  role: 'receptionist',
  event: 'emergency',
  what: 'Opened a record in an emergency',
  person: { patientId: 'PAT-000001', name: 'Asha' },
  member: '',
  people: 1,
  visit: null,
  why: 'Unconscious, no relatives here',
  address: '203.0.113.9',
};
const actors = [{ actor: '7', name: 'Lakshmi Devi', role: 'receptionist' as const }];

let server: FakeServer;
const isPhone = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));

beforeEach(() => {
  isPhone(false);
  server = fakeServer({
    'GET /hospital/activity-log': ({ search }) => ({
      lines: search.has('page') ? [{ ...line, id: '3', what: 'Logged in', person: null, why: '' }] : [line],
      next: search.has('page') ? null : '12',
      actors,
    }),
  });
});

const renderScreen = (at = '/') => openInArea(server, <ActivityLogScreen />, { at, role: 'owner' });
const listRequests = () => server.sent.filter(({ route }) => route === 'GET /hospital/activity-log');

test('M-10 an entry says when, who, as what, what, for which patient, why and from where', async () => {
  renderScreen();
  const day = within(await screen.findByRole('region', { name: 'Thursday 26 November 2026' }));
  const [entry] = day.getAllByRole('listitem');
  expect(entry?.textContent).toBe(
    '10:30Lakshmi Devi · Opened a record in an emergency · AshaWhy: Unconscious, no relatives hereReceptionist 203.0.113.9 ',
  );
  expect(day.getByRole('link', { name: 'Asha' }).getAttribute('href')).toBe(
    '/dashboard/hospital/patients/PAT-000001',
  );
});

test('M-10 entries stand under their day; consecutive views are one entry, changes are not', async () => {
  const seen = { ...line, event: 'read' as const, what: 'Viewed the health record', why: '' };
  const at = (id: string, when: string, of: ActivityLogLine = seen) => ({ ...of, id, at: when });
  server.answers['GET /hospital/activity-log'] = {
    lines: [
      at('9', '2026-11-26T05:02:00.000Z'),
      at('8', '2026-11-26T05:01:00.000Z', { ...seen, person: { patientId: 'PAT-000002', name: 'Ravi' } }),
      at('7', '2026-11-26T05:00:00.000Z', line),
      at('6', '2026-11-26T04:59:00.000Z', line),
      at('5', '2026-11-25T05:00:00.000Z'),
    ],
    next: null,
    actors,
  };
  renderScreen();
  const day = within(await screen.findByRole('region', { name: 'Thursday 26 November 2026' }));
  expect(day.getAllByText('Opened a record in an emergency', { exact: false })).toHaveLength(2);
  const folded = day.getByText('And 1 more').closest('details') as HTMLElement;
  expect(folded.textContent).toContain('10:31 Viewed the health record · Ravi');
  within(screen.getByRole('region', { name: 'Wednesday 25 November 2026' })).getByRole('listitem');
});

test('M-10 the address says what is shown; earlier lines come below those that stand', async () => {
  const router = renderScreen('/?event=emergency&actor=nobody');
  await screen.findByText('Opened a record in an emergency', { exact: false });
  expect(listRequests()[0]?.search.toString()).toBe('event=emergency&kind=actions');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), '7');
  expect(router.state.location.search).toBe('?event=emergency&actor=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
  await screen.findByText('Logged in', { exact: false });
  expect(listRequests().at(-1)?.search.get('page')).toBe('12');
  expect(listRequests().at(-1)?.search.get('actor')).toBe('7');
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  expect(screen.getByText('Opened a record in an emergency', { exact: false })).toBeTruthy();
});

test('M-10 what was done and what was only looked at are two tabs, each with its own list to choose from', async () => {
  const router = renderScreen('/?event=emergency');
  await screen.findByText('Opened a record in an emergency', { exact: false });
  const offered = () =>
    within(screen.getByRole('combobox', { name: 'What' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(offered()).not.toContain('Records viewed');
  await userEvent.click(screen.getByRole('tab', { name: 'Views' }));
  expect(router.state.location.search).toBe('?kind=views');
  await screen.findByText(/Repeated views of one screen within a minut/);
  expect(listRequests().at(-1)?.search.toString()).toBe('kind=views');
  expect(offered()).toEqual(['Anything', 'Records viewed', 'This log']);
});

test('M-10 on a phone the lines come first: the filters are folded, and say how many are set', async () => {
  isPhone(true);
  renderScreen('/?event=emergency');
  const folded = (await screen.findByText('Filters (1)')).closest('details');
  expect(folded?.open).toBe(false);
  expect(within(folded as HTMLElement).getByLabelText('Who')).toBeTruthy();
});

test('M-10 nothing of this kind, and a log that could not be loaded, are said', async () => {
  server.answers['GET /hospital/activity-log'] = { lines: [], next: null, actors };
  renderScreen();
  expect(await screen.findByText('No matching activity.')).toBeTruthy();
  cleanup();
  server.answers['GET /hospital/activity-log'] = problem(503, 'unavailable', 'Please try again soon.');
  renderScreen();
  expect(await screen.findByText('We couldn’t load the log.')).toBeTruthy();
  expect(screen.getByText('Please try again soon.')).toBeTruthy();
});
