import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { AccountMenu } from './account-menu.tsx';

const token = `h.${btoa(JSON.stringify({ id: '1', role: 'patient', name: 'Asha Menon', photo: { url: null } }))}.s`;
const transport = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const unused = async () => () => null;
const registrations = { patient: unused, doctor: unused, hospital: unused };
let router: ReturnType<typeof createMemoryRouter>;

function renderMenu() {
  const element = (
    <>
      <AccountMenu registrations={registrations} />
      <Toasts />
    </>
  );
  router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/services'] });
  render(
    <CallContext value={createCall(transport, () => sessionStore.token())}>
      <RouterProvider router={router} />
    </CallContext>,
  );
}

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
  act(() => void sessionStore.logIn(token));
  screen.getByText('Asha Menon');
  screen.getByText('PATIENT');
});

test('A-06 a logout tells the server, forgets the token even if that fails, and goes to / after a second', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  transport.mockRejectedValue(new TypeError('no network'));
  localStorage.setItem('token', token);
  sessionStore.restore();
  renderMenu();
  fireEvent.click(screen.getByRole('button', { name: /Asha Menon/ }));
  await act(async () => void (await import('./user-dialog.tsx')));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  // What waits for Undo is sent first.
  await act(async () => {});
  const [url, init] = transport.mock.calls[0] ?? [];
  expect(url).toBe('/api/logout');
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${token}`);
  expect(localStorage.getItem('token')).toBeNull();
  screen.getByText('Logged out successfully');
  screen.getByRole('button', { name: 'SignUp / Login' });
  expect(router.state.location.pathname).toBe('/services');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(router.state.location.pathname).toBe('/');
});
