import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AffectedVisit, Leave, LeaveVisit } from '#contract/appointments/leaves.ts';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import { answer, type FakeServer, fakeServer } from '#web/testing/server.ts';
import { createCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { LeaveScreen } from './leave-screen.tsx';

const touched: AffectedVisit = {
  appointmentId: 'APT-000001',
  patientId: 'PAT-000001',
  patientName: 'Asha Menon',
  practiceId: 'PRA-000001',
  patientPhone: '9876543210',
  date: '2026-11-27',
  slot: '10:00',
  reason: 'Chest Pain',
  consultStatus: 'Offline',
  appStatus: 'Pending',
  group: 'clinic',
};
const leave: Leave = {
  leaveId: 7,
  from: '2026-11-27',
  to: '2026-11-27',
  fromTime: null,
  toTime: null,
  reason: '',
  state: 'done',
  undoUntil: null,
  touched: 1,
  waiting: 0,
  unanswered: 1,
  begun: true,
  over: false,
};
const notifiedVisit: LeaveVisit = {
  ...touched,
  way: 'same',
  noticeKind: 'offered',
  notifiedAt: '2026-11-26T03:00:00.000Z',
  channels: ['bell', 'sms'],
  offers: 3,
  answerUntil: '2026-11-28T03:00:00.000Z',
  outcome: 'open',
  newTime: null,
};

let server: FakeServer;
let leaves: Leave[];
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T08:00:00+05:30'));
  leaves = [];
  server = fakeServer();
  server.answers['GET /leaves'] = () => answer('GET /leaves', { leaves });
  server.answers['GET /leaves/preview'] = () =>
    answer('GET /leaves/preview', { visits: [touched], freeTimes: 12, colleagues: 2 });
  server.answers['GET /leaves/7'] = () => answer('GET /leaves/:leaveId', { leave, visits: [notifiedVisit] });
  server.answers['POST /leaves'] = () => {
    leaves = [
      { ...leave, state: 'sending', waiting: 1, unanswered: 0, undoUntil: '2026-11-26T02:30:05.000Z' },
    ];
    return answer('POST /leaves', leaves[0] ?? leave, 201);
  };
});

function renderScreen() {
  const client = createDashboardClient();
  const router = createMemoryRouter([{ path: '/', element: <LeaveScreen /> }]);
  render(
    <CallContext value={createCall(server.transport, () => 'token')}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </CallContext>,
  );
}

test('K-05 days are chosen, everybody touched is listed, and one button goes on leave in the chosen way', async () => {
  renderScreen();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('First day'), '27/11/2026');
  const group = await screen.findByLabelText('In the clinic: 1');
  expect(screen.getByText('Asha Menon')).toBeTruthy();
  expect(screen.getByRole('link', { name: '9876543210' })).toHaveProperty('href', 'tel:9876543210');
  await user.selectOptions(group, 'colleague');
  await user.click(screen.getByRole('button', { name: 'Go on leave and tell patients: 1' }));
  expect(server.sentTo('POST /leaves')).toEqual([
    {
      from: '2026-11-27',
      to: '2026-11-27',
      reason: '',
      ways: { clinic: 'colleague', video: 'same', requests: 'same' },
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  // The undo timer of the leave is running, and other leaves may be above it.
  expect(document.activeElement?.tagName).toBe('H3');
});

test('K-05 of many visits the first ones are listed, so that the button is in reach, and all on demand', async () => {
  const visits = Array.from({ length: 9 }, (_, index) => ({ ...touched, appointmentId: `APT-${index}` }));
  server.answers['GET /leaves/preview'] = () =>
    answer('GET /leaves/preview', { visits, freeTimes: 12, colleagues: 2 });
  renderScreen();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('First day'), '27/11/2026');
  const all = await screen.findByRole('button', { name: 'Show all 9' });
  expect(screen.getAllByText('Asha Menon')).toHaveLength(5);
  await user.click(all);
  expect(screen.getAllByText('Asha Menon')).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'Show all 9' })).toBeNull();
});

test('K-05 a leave in the past is refused at the field, and nothing is asked', async () => {
  renderScreen();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('First day'), '25/11/2026');
  expect(await screen.findByText(/This leave lies in the past/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on leave' })).toHaveProperty('disabled', true);
  expect(server.sentTo('GET /leaves/preview')).toEqual([]);
});

test('K-05 a leave says what became of everybody, by which ways they were told, and ends early after a question', async () => {
  leaves = [leave];
  server.answers['POST /leaves/7/end'] = () => {
    leaves = [{ ...leave, state: 'ended' }];
    return answer('POST /leaves/:leaveId/end', { ...leave, state: 'ended' });
  };
  renderScreen();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show the visits' }));
  const row = await screen.findByText(/^Told, no answer yet ·/);
  expect(within(row).getByText('Times held: 3')).toBeTruthy();
  expect(within(row).getByText(/^Told by: /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End now' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(screen.getByText('Ended early')).toBeTruthy());
});

test('K-05 a leave that has not begun is cancelled, and says so', async () => {
  const ahead = { ...leave, begun: false };
  leaves = [ahead];
  server.answers['POST /leaves/7/end'] = () => {
    leaves = [{ ...ahead, state: 'ended' }];
    return answer('POST /leaves/:leaveId/end', { ...ahead, state: 'ended' });
  };
  renderScreen();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Cancel the leave' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this leave?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the leave' }));
  await waitFor(() => expect(screen.getByText('Cancelled before it began')).toBeTruthy());
});
