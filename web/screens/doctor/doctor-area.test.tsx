import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { signedInRoutes } from '#web/signed-in-routes.tsx';
import { Toasts } from '#web/ui/toasts/toasts.tsx';

const doctor = {
  id: '7',
  role: 'doctor',
  name: 'Dr. Ananya Rao',
  photo: { url: null },
  doctorId: 'DOC-000007',
};
let router: ReturnType<typeof createMemoryRouter>;

async function renderArea(
  address: string,
  user: Omit<typeof doctor, 'doctorId'> & { doctorId?: string } = doctor,
) {
  sessionStore.logIn(`h.${btoa(JSON.stringify(user))}.s`);
  router = createMemoryRouter([{ path: '/', element: <h1>Home</h1> }, ...signedInRoutes], {
    initialEntries: [address],
  });
  const transport = () => Promise.reject(new TypeError('Failed to fetch'));
  render(
    <CallContext value={createCall(transport, () => 'token')}>
      <RouterProvider router={router} />
      <Toasts />
    </CallContext>,
  );
  await screen.findByRole('navigation', { name: 'Your area' });
}

const sidebar = () => within(screen.getByRole('navigation', { name: 'Your area' }));

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('G-01 the sidebar leads to every screen, the header names the area and leads home', async () => {
  await renderArea('/dashboard/nowhere');
  const links = sidebar().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard/home'],
    ['Appointments', '/dashboard/appointments'],
    ['Slots', '/dashboard/slots'],
    ['Leave', '/dashboard/leave'],
    ['Your practice', '/dashboard/practice'],
    ['EditProfile', '/dashboard/editProfile'],
    ['Help', '/contact'],
  ]);
  sidebar().getByRole('button', { name: 'Logout' });
  screen.getByText('Doctor Dashboard');
  await userEvent.click(screen.getByRole('link', { name: 'Home page' }));
  expect(router.state.location.pathname).toBe('/');
});

test('G-01 without a doctor id the slots stay closed, and it is said why', async () => {
  const { doctorId: _, ...nameless } = doctor;
  await renderArea('/dashboard/nowhere', nameless);
  await userEvent.click(sidebar().getByRole('link', { name: 'Slots' }));
  await screen.findByText('Doctor ID missing from doctor object.');
  expect(router.state.location.pathname).toBe('/dashboard/nowhere');
});

test('G-01 the sidebar can be made narrow; its names stay for ears', async () => {
  await renderArea('/dashboard/nowhere');
  const wide = screen.queryByRole('button', { name: 'Make the menu narrow' });
  const shown = wide ?? screen.getByRole('button', { name: 'Make the menu wide' });
  const before = shown.getAttribute('aria-expanded');
  await userEvent.click(shown);
  expect(shown.getAttribute('aria-expanded')).not.toBe(before);
  sidebar().getByRole('link', { name: 'Appointments' });
});

test('A-06 logging out from the sidebar forgets the token', async () => {
  localStorage.setItem('token', `h.${btoa(JSON.stringify(doctor))}.s`);
  sessionStore.restore();
  await renderArea('/dashboard/nowhere');
  await userEvent.click(sidebar().getByRole('button', { name: 'Logout' }));
  await screen.findByText('Logged out successfully');
  expect(localStorage.getItem('token')).toBeNull();
});
