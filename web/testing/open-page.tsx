import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, type InitialEntry, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CallContext } from '#web/api/context.tsx';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import { LiveContext } from '#web/platform/live/live-context.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import type { createFakeLine } from './platform/fake-line.ts';
import type { FakeServer } from './server.ts';

interface PageSettings {
  readonly at?: InitialEntry;
  readonly live?: ReturnType<typeof createFakeLine> | undefined;
}

/** Renders an element, or routes, in what every page has: calls, queries, addresses and toasts. */
export function openPage(
  { call }: Pick<FakeServer, 'call'>,
  page: ReactElement | RouteObject[],
  { at = '/', live }: PageSettings = {},
): ReturnType<typeof createMemoryRouter> {
  const routes = Array.isArray(page) ? page : [{ path: '*', element: page }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <CallContext value={call}>
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
