import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#web/api/session.ts';
import { signedInRoutes } from '#web/signed-in-routes.tsx';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer, lostNetwork } from '#web/testing/server.ts';

const doctor = {
  id: '7',
  role: 'doctor',
  name: 'Dr. Ananya Rao',
  doctorId: 'DOC-000007',
};

async function openArea(user: Omit<typeof doctor, 'doctorId'> & { doctorId?: string } = doctor) {
  sessionStore.logIn(encodeToken(user));
  const server = fakeServer({ 'POST /logout': lostNetwork });
  const routes = [{ path: '/', element: <h1>Home</h1> }, ...signedInRoutes];
  const router = openPage(server, routes, { at: '/dashboard/nowhere' });
  await screen.findByRole('navigation', { name: 'Main menu' });
  return router;
}

const sidebar = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
});
afterEach(() => localStorage.clear());

test('G-01 the sidebar leads to every screen, the header names the area and leads home', async () => {
  const router = await openArea();
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
  const router = await openArea(nameless);
  await userEvent.click(sidebar().getByRole('link', { name: 'Slots' }));
  await screen.findByText('Doctor ID missing from doctor object.');
  expect(router.state.location.pathname).toBe('/dashboard/nowhere');
});

test('G-01 the sidebar can be made narrow; its names stay for ears', async () => {
  await openArea();
  const wide = screen.queryByRole('button', { name: 'Collapse menu' });
  const shown = wide ?? screen.getByRole('button', { name: 'Expand menu' });
  const before = shown.getAttribute('aria-expanded');
  await userEvent.click(shown);
  expect(shown.getAttribute('aria-expanded')).not.toBe(before);
  sidebar().getByRole('link', { name: 'Appointments' });
});

test('A-06 logging out from the sidebar forgets the token', async () => {
  localStorage.setItem('token', encodeToken(doctor));
  sessionStore.restore();
  await openArea();
  await userEvent.click(sidebar().getByRole('button', { name: 'Logout' }));
  await screen.findByText('Logged out successfully');
  expect(localStorage.getItem('token')).toBeNull();
});
