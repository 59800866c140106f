import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FoundPatient } from '#contract/patients/patient-search.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { DayKeys } from './day-keys.tsx';

const done = vi.fn(() => document.getElementById('row')?.focus());
let due = true;
let server: FakeServer;
let router: ReturnType<typeof openPage>;

const sai: FoundPatient = {
  patientId: 'PAT-000007',
  name: 'Sai Prasad',
  gender: 'Male',
  age: 34,
  ageIsAbout: false,
  phone: '9848022100',
  photo: { url: null },
  lastDay: '2026-11-20',
  appointmentId: 'APT-000031',
};

function Today() {
  useKeys({ done: { run: done, when: () => due, about: () => 'Asha Menon, 10:30' } });
  return (
    <>
      <DayKeys />
      <p id="row" tabIndex={-1} />
    </>
  );
}

const openKeys = () => {
  router = openPage(server, <Today />, { at: '/dashboard/home' });
};
const openPalette = async (keys: string) => {
  await userEvent.keyboard(keys);
  return screen.findByRole('dialog', { name: 'Go anywhere or find a patient' });
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  localStorage.clear();
  server = fakeServer({
    'GET /doctors/patients': ({ search }) => ({
      patients: search.get('search') === 'sai' ? [sai] : [],
      alike: false,
    }),
  });
  due = true;
  vi.clearAllMocks();
});

test('G-03 g and a second key go to a screen', async () => {
  openKeys();
  await userEvent.keyboard('ga');
  expect(router.state.location.pathname).toBe('/dashboard/appointments');
  await userEvent.keyboard('gs');
  expect(router.state.location.pathname).toBe('/dashboard/slots');
  await userEvent.keyboard('gt');
  expect(router.state.location.pathname).toBe('/dashboard/home');
});

test('G-03 the palette offers what can be done now, and Enter takes the first of what is left', async () => {
  openKeys();
  await openPalette('{Control>}k{/Control}');
  expect(options()).toEqual([
    'Complete the visitAsha Menon, 10:30D',
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
  expect(options()).not.toContain('Complete the visitAsha Menon, 10:30D');
  await userEvent.keyboard('slots{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/slots');
});

test('G-03 the palette finds a patient, once the typing pauses, and leads to the page of that patient', async () => {
  openKeys();
  const dialog = await openPalette('/');
  await userEvent.keyboard('sai');
  const found = await within(dialog).findByRole('option', { name: /Sai Prasad/ });
  expect(found.textContent).toContain('34 years · Male · 9848022100 · PAT-000007');
  expect(server.sent.map(({ route, search }) => `${route}?${search}`)).toEqual([
    'GET /doctors/patients?search=sai',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/patients/PAT-000007');
});

test('G-03 nothing found is said; Escape closes the palette at once', async () => {
  openKeys();
  const dialog = await openPalette('/');
  await userEvent.keyboard('zzz');
  await within(dialog).findByText('No results');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/dashboard/home');
});
