import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { CallContext } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer } from '#web/testing/server.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { MemberDialog } from './member-dialog.tsx';

const kavya: TeamMember = {
  membershipId: 'MEM-000007',
  name: 'Kavya Pillai',
  role: 'receptionist',
  since: '2026-11-01T00:00:00.000Z',
  phone: null,
  isSelf: false,
  hasPin: true,
  hasSecondFactor: false,
};
const owner = { role: 'owner' } as const;
const ending = 'PUT /hospital/team/:membershipId/end';
const server = fakeServer();
const client = new QueryClient();
const refetch = vi.spyOn(client, 'invalidateQueries');
const onClose = vi.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function renderDialog(member: TeamMember) {
  sessionStore.logIn(
    encodeToken({ id: '5', role: 'hospital', name: 'Owner', hospitalName: 'Care Hospital' }),
  );
  render(
    <CallContext value={server.call}>
      <QueryClientProvider client={client}>
        <MemberDialog member={member} {...owner} onClose={onClose} />
      </QueryClientProvider>
      <Toasts />
    </CallContext>,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  server.sent.length = 0;
  server.answers[ending] = { message: 'Membership ended.' };
});
afterEach(() => {
  cleanup();
  sessionStore.logOut();
});

test('M-08 a membership ends only after one question, which names what is lost', async () => {
  renderDialog(kavya);
  press('Remove from team');
  screen.getByRole('heading', { name: 'Remove Kavya Pillai from the team?' });
  screen.getByText(/loses their PIN\. They’ll need a new invitation/);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  press('Cancel');
  expect(server.sent).toEqual([]);
  press('Remove from team');
  press('Remove from team');
  await screen.findByText('Membership ended.');
  expect(onClose).toHaveBeenCalledOnce();
  expect(refetch).toHaveBeenCalledExactlyOnceWith({ queryKey: ['team'] });
  expect(sessionStore.current().state).toBe('in');
});

test('M-08 of a doctor the question says what patients and the desk lose', () => {
  renderDialog({ ...kavya, name: 'Dr. Rao', role: 'doctor' });
  press('Remove from team');
  screen.getByText(/^Patients will no longer find Dr. Rao at this hospital/);
});

test('M-08 who leaves is logged out at once, with a sentence, and nothing more is asked of the server', async () => {
  renderDialog({ ...kavya, isSelf: true, role: 'owner' });
  press('Leave this hospital');
  screen.getByRole('heading', { name: 'Leave Care Hospital?' });
  press('Leave this hospital');
  await screen.findByText('You’ve left Care Hospital.');
  expect(sessionStore.current().state).toBe('out');
  expect(refetch).not.toHaveBeenCalled();
  expect(server.sent).toHaveLength(1);
});

test('M-08 the last owner cannot leave: the refusal stands at the question', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers[ending] = problem(409, 'last_owner', 'A hospital needs at least one owner.');
  renderDialog({ ...kavya, isSelf: true, role: 'owner' });
  press('Leave this hospital');
  press('Leave this hospital');
  await screen.findByText('A hospital needs at least one owner.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Leave this hospital' })).toBeDefined());
  expect(sessionStore.current().state).toBe('in');
});
