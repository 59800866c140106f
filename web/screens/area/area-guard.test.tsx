import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeDesk } from '#web/accounts/session/desk-store.ts';
import { sessionStore } from '#web/api/session.ts';
import { signedInRoutes } from '#web/signed-in-routes.tsx';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';

const now = Date.parse('2026-11-25T20:00:00Z'); // 26 November, 01:30, in India

function openArea(address: string, role?: string) {
  if (role) {
    localStorage.setItem(
      'token',
      encodeToken({ id: '1', role, name: 'Asha Menon', hospitalId: 'HOS-000001' }),
    );
  }
  sessionStore.restore();
  const routes = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/login', element: null },
    ...signedInRoutes,
  ];
  return openPage(fakeServer({ 'GET /bell': { unread: 0, items: [] } }), routes, { at: address });
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(now);
});

test.each([
  ['A-08', '/dashboard', undefined, '/'],
  ['A-08', '/dashboard', 'hospital', '/dashboard/hospital'],
  ['A-08', '/dashboard', 'patient', '/dashboard/patient'],
  ['A-08', '/dashboard', 'doctor', '/dashboard/home'],
  ['A-09', '/dashboard/patient', undefined, '/'],
  ['A-09', '/dashboard/patient', 'doctor', '/'],
  ['A-09', '/dashboard/home', 'patient', '/'],
  ['A-09', '/dashboard/nowhere', undefined, '/'],
  ['A-09', '/dashboard/hospital', 'doctor', '/'],
])('%s %s as %s ends at %s', async (_, address, role, end) => {
  const router = openArea(address, role);
  await waitFor(() => expect(router.state.location.pathname).toBe(end));
});

test('M-01 a screen of a hospital leads whoever is not logged in to the login, and from there back', async () => {
  const router = openArea('/dashboard/hospital/patients?q=sai');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  const { search } = router.state.location;
  expect(new URLSearchParams(search).get('returnTo')).toBe('/dashboard/hospital/patients?q=sai');
});

test.each([
  ['a desk', 'HOS-000001', '/login'],
  ['a desk of another hospital', 'HOS-000002', '/'],
  ['another computer', null, '/'],
])('M-08 A-06 who logs out at %s leaves the area', async (_, hospitalId, end) => {
  if (hospitalId) storeDesk({ secret: 's', name: 'Front desk', hospitalId });
  const router = openArea('/dashboard/hospital/nowhere', 'hospital');
  await screen.findByRole('heading', { name: 'Page Not Found' });
  act(() => sessionStore.logOut());
  const isAt = (path: string) =>
    expect(router.state.location.pathname + router.state.location.search).toBe(path);
  if (end === '/') isAt('/dashboard/hospital/nowhere');
  await waitFor(() => isAt(end), { timeout: 2000 });
});

test('A-10 an unknown path below the dashboard says that there is nothing', async () => {
  openArea('/dashboard/nowhere', 'doctor');
  await screen.findByRole('heading', { name: 'Page Not Found' });
});
