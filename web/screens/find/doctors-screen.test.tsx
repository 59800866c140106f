import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import type { FoundDoctors } from '#contract/search/doctor-search.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { type Place, placeStore } from '#web/ui/place.ts';
import { DoctorsScreen, loadDoctors } from './doctors-screen.tsx';

const warangal: Place = { name: 'Warangal', latitude: 18, longitude: 79.5833 };
const asha: DoctorSummary = {
  _id: '42',
  doctorId: 'DOC-000042',
  name: 'Dr. Asha Rao',
  specialization: '',
  photo: { url: null },
  Hospital: 'Care Hospital',
  hospitalAgreed: true,
  experience: 12,
  basicFee: 800,
  languages: ['Telugu'],
  averageRating: null,
  reviewCount: 0,
  distanceKm: 3.2,
};

const list = (doctors: DoctorSummary[], more: Partial<FoundDoctors> = {}): FoundDoctors => ({
  doctors,
  total: doctors.length,
  near: 0,
  meant: null,
  page: 1,
  perPage: 24,
  match: 'exact',
  reach: 'near',
  emergency: null,
  choices: { hname: ['Care Hospital', 'Lotus Clinic'], language: ['Hindi', 'Telugu'] },
  counts: { gender: { Female: 1 }, language: { Hindi: 1, Telugu: 0 }, feeTo: { '300': 0 }, free: null },
  ...more,
});

function EmptyScreen() {
  return null;
}

const search = 'GET /doctors/search';
let server: FakeServer;

function openScreen(address: string, place: () => Place | null = () => warangal) {
  const listScreen = {
    Component: DoctorsScreen,
    loader: loadDoctors({ call: server.call, place }),
    HydrateFallback: EmptyScreen,
  };
  const routes = [
    { path: '/doctors-available', ...listScreen },
    { path: '/:hospital/doctors-available', ...listScreen },
    { path: '*', element: null },
  ];
  return openPage(server, routes, { at: address });
}
/** What was asked for last. */
const asked = () => {
  const searches = server.sent.filter(({ route }) => route === search);
  return decodeURIComponent(String(searches.at(-1)?.search));
};

beforeEach(() => {
  const next = { 'DOC-000042': { date: '2026-11-24', slot: '09:30' } };
  server = fakeServer({
    [search]: list([asha]),
    'GET /doctors/next-free-slots': { today: '2026-11-23', next },
  });
});

test('D-01 cards name the doctor and General for want of a specialization, and lead to the booking', async () => {
  openScreen('/Care/doctors-available?hname=Care+Hospital&reason=Fever');
  await screen.findByText('Dr. Asha Rao');
  screen.getByText(/^General ·/);
  const book = screen.getByRole('link', { name: /Book Appointment/ });
  expect(book.getAttribute('href')).toMatch(
    /^\/Care\/doctors-available\/DoctorDescription\?doctor=DOC-000042/,
  );
});

test('D-02 the search is sent along, and each part of it can be taken back', async () => {
  const router = openScreen(
    '/Care/doctors-available?hname=Care+Hospital&specialization=cardiology&reason=Chest+Pain',
  );
  await screen.findByText('Dr. Asha Rao');
  expect(asked()).toBe('latitude=18&longitude=79.5833&specialization=Cardiology&hname=Care+Hospital');
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Hospital: Care Hospital' }));
  await screen.findByRole('heading', { name: 'Cardiology near Warangal' });
  expect(router.state.location.pathname).toBe('/doctors-available');
  await userEvent.selectOptions(screen.getByLabelText('Specialization'), 'Neurology');
  await screen.findByRole('heading', { name: 'Neurology near Warangal' });
  // A reason of cardiology does not belong to neurology.
  expect(router.state.location.search).toBe('?specialization=Neurology');
});

test('D-02 choices that come faster than the list all count', async () => {
  const router = openScreen('/doctors-available?specialization=Cardiology');
  await screen.findByText('Dr. Asha Rao');
  act(() => {
    fireEvent.click(screen.getByRole('radio', { name: /Up to ₹800/ }));
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'fee' } });
  });
  await waitFor(() =>
    expect(router.state.location.search).toBe('?specialization=Cardiology&feeTo=800&sort=fee'),
  );
});

test('D-03 without a place: the sentence and cities, and choosing one lists its doctors', async () => {
  openScreen('/doctors-available', placeStore.current);
  await screen.findByText('Location not set. Please allow location access.');
  await userEvent.click(screen.getByRole('button', { name: 'Warangal' }));
  await screen.findByText('Dr. Asha Rao');
});

test('D-03 nobody fits: the sentence, and a way to search all hospitals', async () => {
  server.answers[search] = list([]);
  openScreen('/Care/doctors-available?hname=Care+Hospital');
  await screen.findByText('No doctors found for the selected specialization and hospital.');
  const link = screen.getByRole('link', { name: 'Search all hospitals' });
  expect(link.getAttribute('href')).toBe('/doctors-available');
});

test('D-03 a failure says so, and Retry asks again', async () => {
  server.answers[search] = problem(503, 'unavailable', 'Please try again in a moment.');
  openScreen('/doctors-available');
  await screen.findByText('Failed to fetch doctors. Please try again.');
  server.answers[search] = list([asha]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Dr. Asha Rao');
});

test('D-01 every condition of the address is asked for, shown, and can be taken back', async () => {
  openScreen('/doctors-available?q=rao&gender=Female&feeTo=800&language=Hindi&free=today&sort=fee&page=2');
  await screen.findByText('Dr. Asha Rao');
  expect(asked()).toBe(
    'latitude=18&longitude=79.5833&q=rao&free=today&feeTo=800&gender=Female&language=Hindi&page=2&sort=fee',
  );
  screen.getByRole('heading', { level: 1, name: '“rao” near Warangal' });
  expect(screen.getByRole('status').textContent).toBe('1 doctor');
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Up to ₹800' }));
  await screen.findByText('Dr. Asha Rao');
  expect(asked()).toBe(
    'latitude=18&longitude=79.5833&q=rao&free=today&gender=Female&language=Hindi&sort=fee',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  await screen.findByRole('heading', { level: 1, name: 'Doctors near Warangal' });
  expect(asked()).toBe('latitude=18&longitude=79.5833');
});

test('D-01 choosing a filter or an order takes effect at once, from the first page on', async () => {
  const router = openScreen('/doctors-available?page=3');
  await screen.findByText('Dr. Asha Rao');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Telugu/ }));
  await screen.findByRole('link', { name: 'Remove filter: Speaks Telugu' });
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Soonest available first');
  await screen.findByText('Dr. Asha Rao');
  expect(router.state.location.search).toBe('?language=Telugu&sort=soonest');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Telugu/ }));
  await screen.findByText('Dr. Asha Rao');
  expect(router.state.location.search).toBe('?sort=soonest');
});

test('D-01 an address that nobody should have typed still lists doctors', async () => {
  openScreen('/doctors-available?gender=robot&page=-1&feeTo=free&sort=name&ratingFrom=11');
  await screen.findByText('Dr. Asha Rao');
  expect(asked()).toBe('latitude=18&longitude=79.5833');
});

test('D-03 without a place somebody can be searched for by name, and nobody is far away', async () => {
  server.answers[search] = list([{ ...asha, distanceKm: null }], { reach: 'anywhere' });
  openScreen('/doctors-available?q=rao&sort=distance', () => null);
  await screen.findByText('Dr. Asha Rao');
  screen.getByRole('heading', { level: 1, name: 'Doctors for “rao”' });
  expect(asked()).toBe('q=rao');
  expect(screen.queryByText(/km away/)).toBeNull();
  expect(screen.queryByRole('option', { name: 'Nearest first' })).toBeNull();
});

test('E-03 what cannot wait is said above the doctors, by reason or by what was typed', async () => {
  openScreen('/doctors-available?specialization=Cardiology&reason=Chest+Pain');
  await screen.findByText('Dr. Asha Rao');
  expect(screen.getByRole('link', { name: 'Call 108' }).getAttribute('href')).toBe('tel:108');
  cleanup();
  server.answers[search] = list([asha], { emergency: 'suicide' });
  openScreen('/doctors-available?q=i+want+to+die');
  await screen.findByRole('link', { name: 'Call 14416' });
});

test('D-01 for a visit by video nobody is too far away, and the choice goes along', async () => {
  server.answers[search] = list([asha], { reach: 'anywhere' });
  openScreen('/doctors-available?online=true', () => null);
  await screen.findByText(/All these doctors offer video visits/);
  const book = screen.getByRole('link', { name: /Book Appointment/ });
  expect(book.getAttribute('href')).toContain('mode=Online');
});

test.each([
  [{ match: 'similar', reach: 'anywhere' }, 'No exact match for “roa”. Showing similar results.'],
  [{ reach: 'anywhere' }, 'No matches near Warangal. These are farther away.'],
] as const)('D-01 what is not as it was asked for is said: %j', async (how, sentence) => {
  server.answers[search] = list([asha], how);
  openScreen('/doctors-available?q=roa');
  await screen.findByText(sentence);
});

test('D-03 nobody is called so: the words that were searched for, and a way without the filters', async () => {
  server.answers[search] = list([]);
  openScreen('/doctors-available?q=zzz&gender=Male');
  await screen.findByText('No doctors found for “zzz”.');
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe(
    '/doctors-available?q=zzz',
  );
});

test('D-01 more than a page: links to the pages, each with the whole search', async () => {
  server.answers[search] = list([asha], { total: 60, page: 2 });
  openScreen('/doctors-available?gender=Male&page=2');
  await screen.findByText('Page 2 of 3');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/doctors-available?gender=Male',
  );
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/doctors-available?gender=Male&page=3',
  );
  screen.getByText('60 doctors');
});

test('D-01 several languages and genders are chosen together, each with how many doctors it leaves', async () => {
  const router = openScreen('/doctors-available?language=Hindi');
  await screen.findByText('Dr. Asha Rao');
  screen.getByRole('checkbox', { name: /^Hindi ?1 doctor$/ });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Telugu ?0 doctors$/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Woman ?1 doctor$/ }));
  await screen.findByRole('link', { name: 'Remove filter: Doctor: Woman' });
  expect(decodeURIComponent(router.state.location.search)).toBe('?gender=Female&language=Hindi,Telugu');
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Speaks Hindi' }));
  await waitFor(() =>
    expect(decodeURIComponent(router.state.location.search)).toBe('?gender=Female&language=Telugu'),
  );
});

test('D-01 a misspelling says what is shown instead, and how to search for what was typed', async () => {
  const meant = { specialization: 'Cardiology', reason: 'Chest Pain' };
  server.answers[search] = list([asha], { match: 'similar', meant, near: 1 });
  const router = openScreen('/doctors-available?q=cehst+pain');
  const instead = await screen.findByRole('link', { name: 'Search instead for “cehst pain”.' });
  expect(instead.parentElement?.textContent).toBe(
    'Showing results for Chest Pain. Search instead for “cehst pain”.',
  );
  const book = screen.getByRole('link', { name: /Book Appointment/ });
  expect(book.getAttribute('href')).toContain('reason=Chest+Pain');
  await userEvent.click(instead);
  await waitFor(() => expect(router.state.location.search).toBe('?q=cehst+pain&exact=true'));
  expect(asked()).toContain('exact=true');
});

test('D-01 who is too far to go to stands last, under a heading, and is booked by video', async () => {
  const far = { ...asha, doctorId: 'DOC-000043', name: 'Dr. Far Away', distanceKm: 812 };
  server.answers[search] = list([asha, far], { near: 1 });
  openScreen('/doctors-available?q=heart');
  await screen.findByRole('heading', { level: 2, name: 'By video, from anywhere' });
  expect(screen.getByRole('status').textContent).toBe('1 near Warangal · 1 by video');
  const [near, beyond] = screen.getAllByRole('link', { name: /Book Appointment/ });
  expect(near?.getAttribute('href')).not.toContain('mode=Online');
  expect(beyond?.getAttribute('href')).toContain('mode=Online');
});

test('D-03 what is nothing of ours shows the nineteen specializations, as links', async () => {
  server.answers[search] = list([]);
  openScreen('/doctors-available?q=zzz');
  await screen.findByText('Or choose a specialization:');
  const link = screen.getByRole('link', { name: 'Cardiology' });
  expect(link.getAttribute('href')).toBe('/doctors-available?specialization=Cardiology');
  screen.getByRole('link', { name: 'Dentistry' });
});

test('D-01 the filters can be skipped with the keyboard', async () => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = vi.fn();
  openScreen('/doctors-available');
  await screen.findByText('Dr. Asha Rao');
  await userEvent.click(screen.getByRole('link', { name: 'Skip to results' }));
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
