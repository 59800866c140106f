import { render } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CallContext } from '#web/api/context.tsx';
import type { FakeServer } from './server.ts';

/** Shows the routes at an address, answered by a fake server. Returns the router. */
export function openRoutes(server: FakeServer, routes: RouteObject[], address: InitialEntry = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <CallContext value={server.call}>
      <RouterProvider router={router} />
    </CallContext>,
  );
  return router;
}
