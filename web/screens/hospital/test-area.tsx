import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { StaffRole } from '#domain/hospital-roles.ts';
import { makeCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import type { TestServer } from '../../api/test-server.ts';
import { LiveContext } from '../../live/live-context.ts';
import type { fakeLine } from '../../live/test-sockets.ts';
import type { SessionUser } from '../../session/session.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { newDashboardClient } from '../area/dashboard-client.ts';

interface AreaSettings {
  readonly at?: string;
  /** The pattern of the screen's address, where it takes a part of it. */
  readonly path?: string;
  readonly role?: StaffRole;
  /** What is heard live; nothing without it. */
  readonly live?: ReturnType<typeof fakeLine>;
}

/** Renders a screen of the hospital's area as somebody of its staff sees it. */
export function openInArea(server: TestServer, element: ReactElement, settings: AreaSettings = {}) {
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
    <CallContext value={makeCall(server.transport, () => 'token')}>
      <QueryClientProvider client={newDashboardClient()}>
        <LiveContext value={live ? async () => live.line : null}>
          <RouterProvider router={router} />
        </LiveContext>
        <Toasts />
      </QueryClientProvider>
    </CallContext>,
  );
  return router;
}
