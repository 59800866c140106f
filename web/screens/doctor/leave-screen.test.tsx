import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Leave, LeaveVisit } from '#contract/appointments/leaves.ts';
import { affectedVisit } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { LeaveScreen } from './leave-screen.tsx';

const touched = affectedVisit();
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
  server = fakeServer({
    'GET /leaves': () => ({ leaves }),
    'GET /leaves/preview': { visits: [touched], freeTimes: 12, colleagues: 2 },
    'GET /leaves/:leaveId': { leave, visits: [notifiedVisit] },
    'POST /leaves': () => {
      const undoUntil = '2026-11-26T02:30:05.000Z';
      const sending: Leave = { ...leave, state: 'sending', waiting: 1, unanswered: 0, undoUntil };
      leaves = [sending];
      return sending;
    },
    'POST /leaves/:leaveId/end': () => {
      const ended: Leave = { ...(leaves[0] ?? leave), state: 'ended' };
      leaves = [ended];
      return ended;
    },
  });
});
const openScreen = () => openPage(server, <LeaveScreen />);

test('K-05 days are chosen, everybody touched is listed, and one button goes on leave in the chosen way', async () => {
  openScreen();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Starts on'), '27/11/2026');
  const group = await screen.findByLabelText('In the clinic: 1');
  expect(screen.getByText('Asha Menon')).toBeTruthy();
  expect(screen.getByRole('link', { name: '9876543210' })).toHaveProperty('href', 'tel:9876543210');
  await user.selectOptions(group, 'colleague');
  await user.click(screen.getByRole('button', { name: 'Confirm leave and tell patients: 1' }));
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
  server.answers['GET /leaves/preview'] = { visits, freeTimes: 12, colleagues: 2 };
  openScreen();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Starts on'), '27/11/2026');
  const all = await screen.findByRole('button', { name: 'Show all 9' });
  expect(screen.getAllByText('Asha Menon')).toHaveLength(5);
  await user.click(all);
  expect(screen.getAllByText('Asha Menon')).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'Show all 9' })).toBeNull();
});

test('K-05 a leave in the past is refused at the field, and nothing is asked', async () => {
  openScreen();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Starts on'), '25/11/2026');
  expect(await screen.findByText(/This leave is in the past/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add leave' })).toHaveProperty('disabled', true);
  expect(server.sentTo('GET /leaves/preview')).toEqual([]);
});

test('K-05 a leave says what became of everybody, by which ways they were told, and ends early after a question', async () => {
  leaves = [leave];
  openScreen();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show appointments' }));
  const row = await screen.findByText(/^Notified, waiting for an answer ·/);
  expect(within(row).getByText('Times held: 3')).toBeTruthy();
  expect(within(row).getByText(/^Sent by:/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End leave now' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End leave now' }));
  await waitFor(() => expect(screen.getByText('Ended early')).toBeTruthy());
});

test('K-05 a leave that has not begun is cancelled, and says so', async () => {
  leaves = [{ ...leave, begun: false }];
  openScreen();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Cancel leave' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this leave?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel leave' }));
  await waitFor(() => expect(screen.getByText('Cancelled before it started')).toBeTruthy());
});
