import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeDesk } from '#web/accounts/session/desk-store.ts';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { signedInRoutes } from '#web/signed-in-routes.tsx';

const now = Date.parse('2026-11-25T20:00:00Z'); // 26 November, 01:30, in India
const transport = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let router: ReturnType<typeof createMemoryRouter>;

function renderArea(address: string, role?: string) {
  if (role) {
    localStorage.setItem(
      'token',
      `h.${btoa(JSON.stringify({ id: '1', role, name: 'Asha Menon', photo: { url: null }, hospitalId: 'HOS-000001' }))}.s`,
    );
  }
  sessionStore.restore();
  const routes = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/login', element: null },
    ...signedInRoutes,
  ];
  router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <CallContext value={createCall(transport, () => sessionStore.token())}>
      <RouterProvider router={router} />
    </CallContext>,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  transport.mockReset();
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
  transport.mockImplementation(async (url) =>
    Response.json(url === '/api/bell' ? { unread: 0, items: [] } : []),
  );
  renderArea(address, role);
  await waitFor(() => expect(router.state.location.pathname).toBe(end));
});

test('M-01 a screen of a hospital leads whoever is not logged in to the login, and from there back', async () => {
  renderArea('/dashboard/hospital/patients?q=sai');
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
  transport.mockImplementation(async () => Response.json({}));
  renderArea('/dashboard/hospital/nowhere', 'hospital');
  await screen.findByRole('heading', { name: 'Page Not Found' });
  act(() => sessionStore.logOut());
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(end));
});

test('A-10 an unknown path below the dashboard says that there is nothing', async () => {
  renderArea('/dashboard/nowhere', 'doctor');
  await screen.findByRole('heading', { name: 'Page Not Found' });
});
