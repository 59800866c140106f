import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffRole } from '#domain/hospital-roles.ts';
import { answer, TestServer } from '../../api/test-server.ts';
import { TeamScreen } from './team-screen.tsx';
import { openInArea } from './test-area.tsx';

let server: TestServer;
beforeEach(() => {
  localStorage.clear();
  server = new TestServer();
  server.answers['GET /hospital/team'] = () => answer('GET /hospital/team', { members: [] });
  server.answers['GET /hospital/desks'] = () =>
    answer('GET /hospital/desks', {
      desks: [{ deskId: '7', name: 'Ward', madeBy: 'Farida', madeAt: '2026-11-26T05:00:00.000Z' }],
    });
  server.answers['GET /hospital/invitations'] = () =>
    answer('GET /hospital/invitations', { invitations: [] });
});

test('M-01 where no e-mail is sent for a hospital that nobody has checked, the link says so and is shared by hand', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  server.answers['POST /hospital/invitations'] = () =>
    answer(
      'POST /hospital/invitations',
      {
        ...{ message: 'The link is ready.', secret: 'abc', sent: null, isUnchecked: true },
        invitation: {
          ...{ invitationId: '3', role: 'nurse', name: 'Meena', phone: '', email: 'meena@x.in' },
          ...{ madeBy: 'Farida', madeAt: '2026-11-26T05:00:00.000Z', expiresAt: '2026-12-03T05:00:00.000Z' },
        },
      },
      201,
    );
  open('owner');
  const form = await screen.findByRole('form', { name: 'Invite somebody' });
  await userEvent.type(within(form).getByLabelText('Name'), 'Meena');
  await userEvent.click(within(form).getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText(/^No e-mail was sent, because nobody has checked/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ url: `${window.location.origin}/join/abc` });
  Reflect.deleteProperty(navigator, 'share');
});

const open = (role: StaffRole) => openInArea(server, <TeamScreen />, { role });

test('M-08 those who lead make a computer a desk and see who made each; others read who does', async () => {
  open('admin');
  expect(await screen.findByRole('form', { name: 'Remember this computer as a desk' })).toBeTruthy();
  expect(await screen.findByText('by Farida')).toBeTruthy();
  cleanup();
  open('receptionist');
  expect(await screen.findByText(/^An owner or administrator makes a computer a desk/)).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Remember this computer as a desk' })).toBeNull();
});
