import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInRoutes } from '#web/signed-in-routes.tsx';
import { logInAs } from '#web/testing/accounts/log-in.ts';
import { ownPractice } from '#web/testing/doctors/sample-doctor.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

const evening = ownPractice({
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
});
const saved = { message: 'Practice saved', practice: evening };
const lakeside = {
  hospitalId: 'HOS-000007',
  RegId: 'REG-000007',
  hospitalName: 'Lakeside',
  addressLine: '2 Lake Road',
  city: 'Kochi',
  distanceKm: 1,
  doctors: 3,
  nextFree: null,
  agreed: true,
};
const change = 'PUT /practices/:practiceId';
let server: FakeServer;

async function openScreen() {
  logInAs('doctor');
  openPage(server, signedInRoutes, { at: '/dashboard/practices' });
  await screen.findByRole('heading', { name: 'Evening Clinic' });
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.spyOn(toast, 'good').mockReturnValue();
  vi.spyOn(toast, 'bad').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  server = fakeServer({
    'GET /practices': { practices: [ownPractice(), evening] },
    'GET /bell': { unread: 0, items: [] },
    'GET /geocode/reverse': { city: 'Kochi', locality: null },
    'GET /hospitals/getAll/:latitude/:longitude': [lakeside],
    'GET /cities': {
      data: [{ city: 'Kochi', region: 'Kerala', country: 'India', latitude: 9.93, longitude: 76.26 }],
    },
    'POST /practices': saved,
    [change]: saved,
  });
});
afterEach(() => localStorage.clear());

test('K-01 each practice shows its fees, and only others than the main one can be given up', async () => {
  await openScreen();
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('Two practices');
  within(first).getByText('Main practice');
  expect(within(first).queryByRole('button', { name: /Remove/ })).toBeNull();
  for (const text of ['In the clinic', '₹400', 'Follow-up within 7 days', '₹100', 'Room or floor: 2']) {
    within(second).getByText(text);
  }
  expect(within(second).queryByText('By video')).toBeNull();
});

test('K-01 a follow-up fee without days is said at the field, and nothing is sent', async () => {
  await openScreen();
  press('Change Evening Clinic');
  type('Valid for (days) (optional)', '');
  press('Save');
  await screen.findByText(/how many days the follow-up fee applies for/);
  expect(server.sentTo(change)).toEqual([]);
  type('Valid for (days) (optional)', '10');
  press('Save');
  await waitFor(() =>
    expect(server.sentTo(change)).toMatchObject([
      { name: 'Evening Clinic', fees: { followUp: { fee: '100', days: '10' } } },
    ]),
  );
  expect(server.sentTo(change)[0]).not.toHaveProperty('hospitalId');
});

test('K-01 what the server refuses stands at its field', async () => {
  const fields = [{ field: 'fees.video', message: 'Too dear.' }];
  server.answers[change] = problem(400, 'invalid_request', 'No.', { fields });
  await openScreen();
  press('Change Evening Clinic');
  press('Save');
  const sentence = await screen.findByText('Too dear.');
  expect(screen.getByLabelText(/Video visit fee/).getAttribute('aria-describedby')).toContain(
    sentence.closest('[id]')?.id ?? 'nothing',
  );
});

test('K-01 a practice with visits ahead says which, and stays', async () => {
  const end = 'PUT /practices/PRA-000002/end';
  server.answers[end] = problem(409, 'practice_has_visits', 'Visits: 26 Nov 10:15.');
  await openScreen();
  press('Remove Evening Clinic');
  const dialog = screen.getByRole('dialog', { name: 'Remove Evening Clinic' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await within(dialog).findByText('Visits: 26 Nov 10:15.');
  expect(server.sentTo(end)).toHaveLength(1);
});

test('K-01 a practice at a hospital is chosen from those near a city', async () => {
  await openScreen();
  press('Add a practice');
  type(/Clinic visit fee/, '500');
  press('Save');
  await screen.findByText('This field is required.');
  expect(server.sentTo('POST /practices')).toEqual([]);
  choose('Hospital’s city', 'Koc');
  fireEvent.click(await screen.findByRole('option', { name: 'Kochi, Kerala' }));
  choose('Hospital', (await screen.findByRole<HTMLOptionElement>('option', { name: /Lakeside/ })).value);
  press('Save');
  await waitFor(() =>
    expect(server.sentTo('POST /practices')).toMatchObject([
      { hospitalId: 'HOS-000007', fees: { clinic: '500', video: null, followUp: null } },
    ]),
  );
});
