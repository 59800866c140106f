import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { DayKeys } from './day-keys.tsx';

const done = vi.fn(() => document.getElementById('row')?.focus());
let due = true;
let router: ReturnType<typeof createMemoryRouter>;
const requestedRoutes: string[] = [];

const sai = {
  patientId: 'PAT-000007',
  name: 'Sai Prasad',
  gender: 'Male',
  age: 34,
  phone: '9848022100',
  photo: { url: null },
  lastDay: '2026-11-20',
  appointmentId: 'APT-000031',
};
async function transport(url: string): Promise<Response> {
  requestedRoutes.push(url);
  const patients = new URL(url, 'http://x').searchParams.get('search') === 'sai' ? [sai] : [];
  return Response.json({ patients, alike: false });
}

function Today() {
  useKeys({ done: { run: done, when: () => due, about: () => 'Asha Menon, 10:30' } });
  return (
    <>
      <DayKeys />
      <p id="row" tabIndex={-1} />
    </>
  );
}

function renderKeys() {
  router = createMemoryRouter([{ path: '*', Component: Today }], { initialEntries: ['/dashboard/home'] });
  render(
    <CallContext value={createCall(transport, () => null)}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CallContext>,
  );
}
const openPalette = async (keys: string) => {
  await userEvent.keyboard(keys);
  return screen.findByRole('dialog', { name: 'Go anywhere or find a patient' });
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  localStorage.clear();
  requestedRoutes.length = 0;
  due = true;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('G-03 g and a second key go to a screen', async () => {
  renderKeys();
  await userEvent.keyboard('ga');
  expect(router.state.location.pathname).toBe('/dashboard/appointments');
  await userEvent.keyboard('gs');
  expect(router.state.location.pathname).toBe('/dashboard/slots');
  await userEvent.keyboard('gt');
  expect(router.state.location.pathname).toBe('/dashboard/home');
});

test('G-03 the palette offers what can be done now, and Enter takes the first of what is left', async () => {
  renderKeys();
  await openPalette('{Control>}k{/Control}');
  expect(options()).toEqual([
    'Done: end the visitAsha Menon, 10:30D',
    'Go to TodayGT',
    'Go to AppointmentsGA',
    'Go to SlotsGS',
    'LeaveGL',
    'Show this list?',
  ]);
  await userEvent.keyboard('asha{Enter}');
  expect(done).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.id).toBe('row'); // the action may move the focus
  due = false;
  await openPalette('/');
  expect(options()).not.toContain('Done: end the visitAsha Menon, 10:30D');
  await userEvent.keyboard('slots{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/slots');
});

test('G-03 the palette finds a patient, once the typing pauses, and leads to the page of that patient', async () => {
  renderKeys();
  const dialog = await openPalette('/');
  await userEvent.keyboard('sai');
  const found = await within(dialog).findByRole('option', { name: /Sai Prasad/ });
  expect(found.textContent).toContain('34 years · Male · 9848022100 · PAT-000007');
  expect(requestedRoutes).toEqual(['/api/doctors/patients?search=sai']);
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/patients/PAT-000007');
});

test('G-03 nothing found is said; Escape closes the palette at once', async () => {
  renderKeys();
  const dialog = await openPalette('/');
  await userEvent.keyboard('zzz');
  await within(dialog).findByText('Nothing found');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/dashboard/home');
});
