import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#web/api/session.ts';
import { logInAs } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { AccountMenu } from './account-menu.tsx';

const server = fakeServer();
const unused = async () => () => null;
const registrations = { patient: unused, doctor: unused, hospital: unused };
const renderMenu = () => openPage(server, <AccountMenu registrations={registrations} />, { at: '/services' });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  act(() => void vi.runAllTimers());
});

test('A-01 B-03 who is here is loading at first, then a way in, then a name and an upper-cased role', () => {
  renderMenu();
  screen.getByText('Loading... Please wait');
  act(() => sessionStore.restore());
  screen.getByRole('button', { name: 'SignUp / Login' });
  act(() => logInAs('patient'));
  screen.getByText('Asha Rao');
  screen.getByText('PATIENT');
});

test('A-06 a logout tells the server, forgets the token even if that fails, and goes to / after a second', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answers['POST /logout'] = () => Promise.reject(new TypeError('no network'));
  logInAs('patient');
  const token = sessionStore.token();
  const router = renderMenu();
  fireEvent.click(screen.getByRole('button', { name: /Asha Rao/ }));
  await act(async () => void (await import('./user-dialog.tsx')));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  // What waits for Undo is sent first.
  await act(async () => {});
  const [logout] = server.sent;
  expect([logout?.route, logout?.headers.get('authorization')]).toEqual(['POST /logout', `Bearer ${token}`]);
  expect(localStorage.getItem('token')).toBeNull();
  screen.getByText('Logged out successfully');
  screen.getByRole('button', { name: 'SignUp / Login' });
  expect(router.state.location.pathname).toBe('/services');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(router.state.location.pathname).toBe('/');
});
