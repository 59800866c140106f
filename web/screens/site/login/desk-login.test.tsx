import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeDesk } from '#web/accounts/session/desk-store.ts';
import { recoverSession } from '#web/accounts/session/ended/recover-session.ts';
import { sessionStore } from '#web/api/session.ts';
import { problem } from '#web/testing/problem-response.ts';
import { createCall } from '../../../api/client.ts';
import { CallContext } from '../../../api/context.tsx';
import { LoginScreen } from './login-screen.tsx';

const people = [{ membershipId: 'MEM-000007', name: 'Kavya Pillai', role: 'receptionist' }];
const createToken = (name: string) =>
  `h.${btoa(JSON.stringify({ id: '7', role: 'hospital', name, photo: { url: null } }))}.s`;
const switched = vi.fn<(body: unknown) => void>();
let router: ReturnType<typeof createMemoryRouter>;

async function transport(url: string, { body }: RequestInit): Promise<Response> {
  if (url === '/api/sessions') return problem(401, 'unauthenticated', 'Please log in.');
  if (url === '/api/hospital/desk/people') return Response.json({ people });
  switched(JSON.parse(String(body)));
  return Response.json({ token: createToken('Kavya Pillai') });
}
function renderScreen(address: string) {
  const routes = [
    { path: '/login', Component: LoginScreen },
    { path: '*', element: null },
  ];
  router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <CallContext value={createCall(transport, sessionStore.token, recoverSession)}>
      <RouterProvider router={router} />
    </CallContext>,
  );
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
  renderScreen('/login?returnTo=/dashboard/hospital/patients');
  await waitFor(() => expect(isChosen('Hospital')).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Who is at the desk?' })).toBeNull();
});

test('M-08 at a desk nobody is logged in at, people with a PIN stand above the password, and go on by it', async () => {
  storeDesk({ secret: 'secret', name: 'Front desk', hospitalId: 'HOS-000001' });
  renderScreen('/login?returnTo=/dashboard/hospital/patients');
  fireEvent.click(await screen.findByRole('button', { name: /Kavya Pillai/ }));
  screen.getByRole('form', { name: 'Log In' });
  fireEvent.change(screen.getByLabelText('PIN of Kavya Pillai'), { target: { value: '4826' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/hospital/patients'));
  expect(sessionStore.current().user?.name).toBe('Kavya Pillai');
  expect(switched).toHaveBeenCalledExactlyOnceWith({
    desk: 'secret',
    membershipId: 'MEM-000007',
    pin: '4826',
  });
});

test('M-08 a patient or doctor who logs in at a desk sees nobody of it', async () => {
  storeDesk({ secret: 'secret', name: 'Front desk', hospitalId: 'HOS-000001' });
  renderScreen('/login');
  expect(isChosen('Patient')).toBe(true);
  expect(screen.queryByText(/Front desk/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Hospital'));
  await screen.findByText(/Front desk/);
});

test('M-01 A-12 a session that has ended is not "logged in" at the login: the form is there, not the way back in a circle', async () => {
  act(() => void sessionStore.logIn(createToken('Lakshmi Devi')));
  renderScreen('/login?returnTo=/dashboard/hospital');
  await screen.findByRole('form', { name: 'Log In' });
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});
