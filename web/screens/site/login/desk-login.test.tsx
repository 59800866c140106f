import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeDesk } from '#web/accounts/session/desk-store.ts';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer } from '#web/testing/server.ts';
import { LoginScreen } from './login-screen.tsx';

const createToken = (name: string) => encodeToken({ id: '7', role: 'hospital', name });
const server = fakeServer({
  'GET /sessions': problem(401, 'unauthenticated', 'Please log in.'),
  'POST /hospital/desk/people': {
    hospitalName: 'Care Hospital',
    deskName: 'Front desk',
    people: [{ membershipId: 'MEM-000007', name: 'Kavya Pillai', role: 'receptionist' }],
  },
  'POST /hospital/desk/switch': { token: createToken('Kavya Pillai') },
});

function openLogin(address: string) {
  const routes = [
    { path: '/login', Component: LoginScreen },
    { path: '*', element: null },
  ];
  return openPage(server, routes, { at: address });
}
const isChosen = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked;

beforeEach(() => {
  localStorage.clear();
  act(() => sessionStore.restore());
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.logOut());
});

test('M-08 whoever comes from a hospital’s screen logs in as its staff; without a desk nobody is listed', async () => {
  openLogin('/login?returnTo=/dashboard/hospital/patients');
  await waitFor(() => expect(isChosen('Hospital')).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Who’s using this computer?' })).toBeNull();
});

test('M-08 at a desk nobody is logged in at, people with a PIN stand above the password, and go on by it', async () => {
  storeDesk({ secret: 'secret', name: 'Front desk', hospitalId: 'HOS-000001' });
  const router = openLogin('/login?returnTo=/dashboard/hospital/patients');
  fireEvent.click(await screen.findByRole('button', { name: /Kavya Pillai/ }));
  screen.getByRole('form', { name: 'Log In' });
  fireEvent.change(screen.getByLabelText('PIN for Kavya Pillai'), { target: { value: '4826' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/hospital/patients'));
  expect(sessionStore.current().user?.name).toBe('Kavya Pillai');
  expect(server.sentTo('POST /hospital/desk/switch')).toEqual([
    { desk: 'secret', membershipId: 'MEM-000007', pin: '4826' },
  ]);
});

test('M-08 a patient or doctor who logs in at a desk sees nobody of it', async () => {
  storeDesk({ secret: 'secret', name: 'Front desk', hospitalId: 'HOS-000001' });
  openLogin('/login');
  expect(isChosen('Patient')).toBe(true);
  expect(screen.queryByText(/Front desk/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Hospital'));
  await screen.findByText(/Front desk/);
});

test('M-01 A-12 a session that has ended is not "logged in" at the login: the form is there, not the way back in a circle', async () => {
  act(() => void sessionStore.logIn(createToken('Lakshmi Devi')));
  openLogin('/login?returnTo=/dashboard/hospital');
  await screen.findByRole('form', { name: 'Log In' });
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});
