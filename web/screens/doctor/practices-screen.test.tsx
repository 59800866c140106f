import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnPractice } from '#contract/doctors/practices.ts';
import { sessionStore } from '#web/api/session.ts';
import { problem } from '#web/testing/problem-response.ts';
import { createCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import { signedInRoutes } from '../../signed-in-routes.tsx';
import { toast } from '../../ui/toasts/toasts.tsx';

const main: OwnPractice = {
  practiceId: 'PRA-000001',
  name: 'Care Hospital',
  hospitalId: 'HOS-000001',
  hospitalAgreed: true,
  address: '1 Marine Drive, Kochi',
  practiceAddress: '',
  location: { type: 'Point', coordinates: [76.2673, 9.9312] },
  room: '',
  fees: { clinic: 650, video: 650, followUp: null },
  slotMinutes: 15,
  modes: ['Online', 'Offline'],
  visitsAhead: 0,
  deskPermissions: ['answer', 'move', 'collect'],
  isMain: true,
};
const evening: OwnPractice = {
  ...main,
  practiceId: 'PRA-000002',
  name: 'Evening Clinic',
  hospitalId: null,
  hospitalAgreed: false,
  address: '4 Temple Street',
  practiceAddress: '4 Temple Street',
  room: '2',
  fees: { clinic: 400, video: 300, followUp: { fee: 100, days: 7 } },
  modes: ['Offline'],
  isMain: false,
};
const change = vi.fn<(url: string, init: RequestInit) => Response>();
const transport = async (url: string, init: RequestInit) => {
  if (url.startsWith('/api/practices')) {
    return init.method === 'GET' ? Response.json({ practices: [main, evening] }) : change(url, init);
  }
  if (url === '/api/bell') return Response.json({ unread: 0, items: [] });
  if (url.startsWith('/api/geocode')) return Response.json({ city: 'Kochi', locality: null });
  if (url.startsWith('/api/hospitals')) {
    const hospital = {
      hospitalId: 'HOS-000007',
      hospitalName: 'Lakeside',
      addressLine: '2 Lake Road',
      city: 'Kochi',
    };
    return Response.json([hospital]);
  }
  if (url.startsWith('/api/cities')) {
    return Response.json({ data: [{ city: 'Kochi', region: 'Kerala', latitude: 9.93, longitude: 76.26 }] });
  }
  throw new Error(`Nobody answers ${url}`);
};

async function renderScreen() {
  const token = `h.${btoa(JSON.stringify({ id: '1', role: 'doctor', name: 'Dr. Asha Rao', doctorId: 'DOC-000001', photo: { url: null } }))}.s`;
  localStorage.setItem('token', token);
  sessionStore.restore();
  const router = createMemoryRouter([{ path: '/', element: null }, ...signedInRoutes], {
    initialEntries: ['/dashboard/practices'],
  });
  render(
    <CallContext value={createCall(transport, () => sessionStore.token())}>
      <RouterProvider router={router} />
    </CallContext>,
  );
  await screen.findByRole('heading', { name: 'Evening Clinic' });
}
const sent = () => JSON.parse(String(change.mock.lastCall?.[1].body)) as Record<string, unknown>;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.spyOn(toast, 'good').mockReturnValue();
  vi.spyOn(toast, 'bad').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  change.mockReset();
  change.mockImplementation(() => Response.json({ message: 'Practice saved', practice: evening }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('K-01 each practice shows its fees, and only others than the main one can be given up', async () => {
  await renderScreen();
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('Two practices');
  within(first).getByText('Main practice');
  expect(within(first).queryByRole('button', { name: /Give up/ })).toBeNull();
  for (const text of ['In the clinic', '₹400', 'Follow-up within 7 days', '₹100', 'Room or floor: 2']) {
    within(second).getByText(text);
  }
  expect(within(second).queryByText('By video')).toBeNull();
});

test('K-01 a follow-up fee without days is said at the field, and nothing is sent', async () => {
  await renderScreen();
  press('Change Evening Clinic');
  type('Within how many days (optional)', '');
  press('Save');
  await screen.findByText(/within how many days the follow-up fee holds/);
  expect(change).not.toHaveBeenCalled();
  type('Within how many days (optional)', '10');
  press('Save');
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(sent()).toMatchObject({ name: 'Evening Clinic', fees: { followUp: { fee: '100', days: '10' } } });
  expect(sent()).not.toHaveProperty('hospitalId');
});

test('K-01 what the server refuses stands at its field', async () => {
  change.mockImplementation(() =>
    problem(400, 'invalid_request', 'No.', { fields: [{ field: 'fees.video', message: 'Too dear.' }] }),
  );
  await renderScreen();
  press('Change Evening Clinic');
  press('Save');
  const sentence = await screen.findByText('Too dear.');
  expect(screen.getByLabelText(/Fee by video/).getAttribute('aria-describedby')).toContain(
    sentence.closest('[id]')?.id ?? 'nothing',
  );
});

test('K-01 a practice with visits ahead says which, and stays', async () => {
  change.mockImplementation(() => problem(409, 'practice_has_visits', 'Visits: 26 Nov 10:15.'));
  await renderScreen();
  press('Give up Evening Clinic');
  const dialog = screen.getByRole('dialog', { name: 'Give up Evening Clinic' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give up' }));
  await within(dialog).findByText('Visits: 26 Nov 10:15.');
  expect(change.mock.lastCall?.[0]).toBe('/api/practices/PRA-000002/end');
});

test('K-01 a practice at a hospital is chosen from those near a city', async () => {
  await renderScreen();
  press('Add a practice');
  type(/Fee in the clinic/, '500');
  press('Save');
  await screen.findByText('Please fill this in.');
  expect(change).not.toHaveBeenCalled();
  choose('City of the hospital', 'Koc');
  fireEvent.click(await screen.findByRole('option', { name: 'Kochi, Kerala' }));
  choose('Hospital', (await screen.findByRole<HTMLOptionElement>('option', { name: /Lakeside/ })).value);
  press('Save');
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(sent()).toMatchObject({
    hospitalId: 'HOS-000007',
    fees: { clinic: '500', video: null, followUp: null },
  });
});
