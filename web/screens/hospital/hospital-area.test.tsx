import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { HospitalAccountScreen } from './account-screen.tsx';
import { HospitalArea } from './hospital-area.tsx';
import { FrontDeskOnly } from './role-guards.tsx';
import { TeamScreen } from './team-screen.tsx';

const place = (number: number, hospitalName: string) => ({
  membershipId: `MEM-00000${number}`,
  ...{ role: 'owner' as StaffRole, hospitalId: `HOS-00000${number}`, hospitalName },
});
const [care, lotus] = [place(1, 'Care Hospital'), place(2, 'Lotus Hospital')];
const createToken = ({ role, ...rest }: typeof care) => {
  return encodeToken({ id: '7', role: 'hospital', name: 'Lakshmi', staffRole: role, ...rest });
};

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer({
    'GET /hospital/team': { members: [] },
    'GET /hospital/invitations': { invitations: [] },
    'GET /hospital/desks': { desks: [] },
    'GET /hospital/me/second-factor': { since: null, recoveryCodesLeft: 0 },
    'GET /sessions': { sessions: [] },
    'POST /hospital/switch': { token: createToken(lotus) },
  });
});
afterEach(() => {
  cleanup();
  sessionStore.logOut();
});

function openArea(all: (typeof care)[], { atDesk = false, at = '/dashboard/hospital/elsewhere' } = {}) {
  const [present = care] = all;
  server.answers['GET /hospital/me'] = { name: 'Lakshmi', hasPin: false, atDesk, present, all };
  sessionStore.logIn(createToken(present));
  const children = [
    {
      element: <FrontDeskOnly />,
      children: [
        { path: '/dashboard/hospital', element: <h1>Today</h1> },
        { path: '/dashboard/hospital/team', element: <TeamScreen /> },
      ],
    },
    { path: '/dashboard/hospital/account', element: <HospitalAccountScreen /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  return openPage(server, [{ element: <HospitalArea />, children }], { at });
}
const menu = () => userEvent.click(screen.getByRole('button', { name: /Lakshmi/ }));

test('M-01 whoever is on two staffs changes hospital from the menu of the account', async () => {
  openArea([care, lotus]);
  await menu();
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Lotus Hospital' }));
  expect(server.sentTo('POST /hospital/switch')).toEqual([{ membershipId: 'MEM-000002' }]);
  await waitFor(() => expect(sessionStore.current().user?.hospitalName).toBe('Lotus Hospital'));
});

test('M-01 M-08 at a shared desk no other hospital is offered, and it is said how one comes there', async () => {
  openArea([care, lotus], { atDesk: true });
  await menu();
  await screen.findByText(/^On a shared computer you stay at this hosp/);
  screen.getByText('Lotus Hospital', { selector: 'span' }); // not the toast of the test before
  expect(screen.queryByRole('button', { name: 'Switch to Lotus Hospital' })).toBeNull();
});

test('M-01 whoever is on one staff is offered none', async () => {
  openArea([care]);
  await menu();
  await waitFor(() => expect(server.sentTo('GET /hospital/me')).toHaveLength(1));
  expect(screen.queryByText('Other hospitals')).toBeNull();
});

test('M-01 M-08 P-04 the menu leads to the own account, with name, PIN, password and second step', async () => {
  server.answers['PUT /hospital/me/pin'] = { message: 'PIN set.' };
  openArea([care]);
  await menu();
  await userEvent.click(await screen.findByRole('link', { name: 'My account' }));
  await screen.findByRole('heading', { name: 'My account', level: 1 });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' })).value).toBe('Lakshmi');
  await screen.findByRole('heading', { name: 'Two-step verification' });
  await screen.findByRole('button', { name: 'Turn on' });
  const pin = within(screen.getByRole('form', { name: 'PIN for shared computers' }));
  await userEvent.type(pin.getByLabelText('PIN'), '4826');
  await userEvent.type(pin.getByLabelText('Current password'), 'teal kettle');
  await userEvent.click(pin.getByRole('button', { name: 'Set PIN' }));
  await waitFor(() =>
    expect(server.sentTo('PUT /hospital/me/pin')).toEqual([{ pin: '4826', password: 'teal kettle' }]),
  );
});

test('M-01 "Invite a doctor" leads into the form, not to the heading above it', async () => {
  const router = openArea([care]);
  screen.getByRole('heading', { name: 'Elsewhere' });
  await router.navigate('/dashboard/hospital/team?role=doctor#invite');
  const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(role.value).toBe('doctor');
});

test('M-02 an accountant’s area begins with the figures, has nothing of patients, and can be left', async () => {
  const accountant = { ...care, role: 'accountant' as const };
  server.answers['PUT /hospital/team/:membershipId/end'] = { message: 'Membership ended.' };
  const router = openArea([accountant], { at: '/dashboard/hospital' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/hospital/reports'));
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  expect(
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).toEqual(['Reports', 'Help']);
  await router.navigate('/dashboard/hospital/team');
  await screen.findByRole('heading', { name: 'Page Not Found' });
  expect(server.sentTo('GET /hospital/team')).toEqual([]);
  await router.navigate('/dashboard/hospital/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave this hospital' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave this hospital' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave this hospital' }));
  await waitFor(() => expect(sessionStore.current().user).toBeNull());
  expect(server.sentTo('PUT /hospital/team/MEM-000001/end')).toHaveLength(1);
});
