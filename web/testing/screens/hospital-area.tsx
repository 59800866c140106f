import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import type { SessionUser } from '#web/api/session.ts';
import { LiveContext } from '#web/platform/live/live-context.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import type { createFakeLine } from '../platform/fake-line.ts';
import type { FakeServer } from '../server.ts';

interface AreaSettings {
  readonly at?: string;
  readonly path?: string;
  readonly role?: StaffRole;
  readonly live?: ReturnType<typeof createFakeLine>;
}

export function openInArea(server: FakeServer, element: ReactElement, settings: AreaSettings = {}) {
  const { at = '/', path = '*', role = 'receptionist', live } = settings;
  const user: SessionUser = {
    id: '900',
    role: 'hospital',
    name: 'Lakshmi Devi',
    photo: { url: null },
    membershipId: '900',
    staffRole: role,
    hospitalId: 'HOS-000001',
    hospitalName: 'Care Hospital',
  };
  const router = createMemoryRouter(
    [
      {
        element: <Outlet context={user} />,
        children: [
          { path, element },
          { path: '/elsewhere', element: null },
        ],
      },
    ],
    {
      initialEntries: [at],
    },
  );
  render(
    <CallContext value={createCall(server.transport, () => 'token')}>
      <QueryClientProvider client={createDashboardClient()}>
        <LiveContext value={live ? async () => live.line : null}>
          <RouterProvider router={router} />
        </LiveContext>
        <Toasts />
      </QueryClientProvider>
    </CallContext>,
  );
  return router;
}
