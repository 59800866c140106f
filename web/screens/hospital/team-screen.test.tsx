import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { TeamScreen } from './team-screen.tsx';

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer({
    'GET /hospital/team': { members: [] },
    'GET /hospital/desks': {
      desks: [{ deskId: '7', name: 'Ward', madeBy: 'Farida', madeAt: '2026-11-26T05:00:00.000Z' }],
    },
    'GET /hospital/invitations': { invitations: [] },
  });
});

const invited = (name: string, phone: string) => ({
  ...{ invitationId: '3', role: 'nurse' as const, name, phone, email: '' },
  ...{ madeBy: 'Farida', madeAt: '2026-11-26T05:00:00.000Z', expiresAt: '2026-12-03T05:00:00.000Z' },
});

test('M-01 where no email is sent for an unchecked hospital, the link says so and is shared by hand', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  server.answers['POST /hospital/invitations/several'] = () => ({
    message: '1 of 1 links are ready.',
    people: [
      {
        made: { secret: 'abc', sent: null, isUnchecked: true, invitation: invited('Meena', '') },
        problem: null,
      },
    ],
  });
  renderScreen('owner');
  const form = await screen.findByRole('form', { name: 'Invite someone' });
  await userEvent.type(within(form).getByLabelText('Name'), 'Meena');
  await userEvent.click(within(form).getByRole('button', { name: 'Create invitation link' }));
  expect(await screen.findByText(/^We haven’t checked this hospital yet, so no em/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ url: `${window.location.origin}/join/abc` });
  Reflect.deleteProperty(navigator, 'share');
});

test('M-01 several are invited at once: each has a link to send by WhatsApp, and who is refused stays with the reason', async () => {
  server.answers['POST /hospital/invitations/several'] = () => ({
    message: '1 of 2 links are ready.',
    people: [
      {
        made: { secret: 'abc', sent: null, isUnchecked: false, invitation: invited('Meena', '9876500001') },
        problem: null,
      },
      { made: null, problem: 'Someone with this phone number is already on your team.' },
    ],
  });
  renderScreen('owner');
  const form = within(await screen.findByRole('form', { name: 'Invite someone' }));
  await userEvent.click(form.getByRole('button', { name: 'Add another person' }));
  const row = (number: number) => within(form.getByRole('group', { name: `Person ${number}` }));
  await userEvent.type(row(1).getByLabelText('Name'), 'Meena');
  await userEvent.click(form.getByRole('button', { name: 'Create invitation link' }));
  expect(row(2).getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(row(2).getByLabelText('Name'), 'Gita');
  await userEvent.selectOptions(row(2).getByLabelText('Role'), 'accountant');
  await userEvent.click(form.getByRole('button', { name: 'Create invitation link' }));
  await screen.findByRole('heading', { name: 'Invitation link for Meena' });
  expect(server.sentTo('POST /hospital/invitations/several')).toEqual([
    {
      people: [
        { role: 'receptionist', name: 'Meena', phone: '', email: '' },
        { role: 'accountant', name: 'Gita', phone: '', email: '' },
      ],
    },
  ]);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send on WhatsApp' });
  const address = new URL(link.href);
  expect([address.host, address.pathname]).toEqual(['wa.me', '/919876500001']);
  expect(address.searchParams.get('text')).toContain(`${window.location.origin}/join/abc`);
  expect(row(1).getByLabelText<HTMLInputElement>('Name').value).toBe('Gita');
  row(1).getByText('Someone with this phone number is already on your team.');
});

const renderScreen = (role: StaffRole) => openInArea(server, <TeamScreen />, { role });

test('M-08 those who lead make a computer a desk and see who made each; others read who does', async () => {
  renderScreen('admin');
  expect(await screen.findByRole('form', { name: 'Set up as shared computer' })).toBeTruthy();
  expect(await screen.findByText('by Farida')).toBeTruthy();
  cleanup();
  renderScreen('receptionist');
  expect(await screen.findByText(/^Only an owner or administrator can set up a share/)).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Set up as shared computer' })).toBeNull();
});
