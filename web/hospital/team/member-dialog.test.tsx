import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { problem } from '#web/testing/problem-response.ts';
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
const ended = vi.fn<() => Response>();
const onDone = vi.fn();
const onClose = vi.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function renderDialog(member: TeamMember) {
  const user = {
    id: '5',
    role: 'hospital',
    name: 'Owner',
    photo: { url: null },
    hospitalName: 'Care Hospital',
  };
  sessionStore.logIn(`h.${btoa(JSON.stringify(user))}.s`);
  render(
    <CallContext value={createCall(async () => ended(), sessionStore.token)}>
      <MemberDialog member={member} {...owner} onClose={onClose} onDone={onDone} />
      <Toasts />
    </CallContext>,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  ended.mockImplementation(() => Response.json({ message: 'The membership has ended.' }));
});
afterEach(() => {
  cleanup();
  sessionStore.logOut();
});

test('M-08 a membership ends only after one question, which names what is lost', async () => {
  renderDialog(kavya);
  press('End the membership');
  screen.getByRole('heading', { name: 'End the membership of Kavya Pillai?' });
  screen.getByText(/loses the PIN and comes back only by a new link/);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  press('Cancel');
  expect(ended).not.toHaveBeenCalled();
  press('End the membership');
  press('End the membership');
  await screen.findByText('The membership has ended.');
  expect([onClose, onDone].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
  expect(sessionStore.current().state).toBe('in');
});

test('M-08 of a doctor the question says what patients and the desk lose', () => {
  renderDialog({ ...kavya, name: 'Dr. Rao', role: 'doctor' });
  press('End the membership');
  screen.getByText(/^Patients no longer find Dr. Rao at this hospital/);
});

test('M-08 who leaves is logged out at once, with a sentence, and nothing more is asked of the server', async () => {
  renderDialog({ ...kavya, isSelf: true, role: 'owner' });
  press('Leave this hospital');
  screen.getByRole('heading', { name: 'Leave Care Hospital?' });
  press('Leave this hospital');
  await screen.findByText('You have left Care Hospital.');
  expect(sessionStore.current().state).toBe('out');
  expect(onDone).not.toHaveBeenCalled();
});

test('M-08 the last owner cannot leave: the refusal stands at the question', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  ended.mockImplementation(() => problem(409, 'last_owner', 'A hospital has one owner at least.'));
  renderDialog({ ...kavya, isSelf: true, role: 'owner' });
  press('Leave this hospital');
  press('Leave this hospital');
  await screen.findByText('A hospital has one owner at least.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Leave this hospital' })).toBeDefined());
  expect(sessionStore.current().state).toBe('in');
});
