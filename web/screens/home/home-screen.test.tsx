import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import { listReasons } from '#domain/doctors/specializations.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer } from '#web/testing/server.ts';
import { type Place, placeStore } from '#web/ui/place.ts';
import { HomeScreen, loadHome, sortByRating } from './home-screen.tsx';

const doctor = (doctorId: string, more: Partial<DoctorSummary> = {}): DoctorSummary => ({
  _id: doctorId,
  doctorId,
  name: `Dr. ${doctorId}`,
  specialization: 'Cardiology',
  photo: { url: null },
  Hospital: 'Care Hospital',
  hospitalAgreed: true,
  experience: 12,
  basicFee: 1200,
  languages: ['English'],
  averageRating: 4.5,
  reviewCount: 10,
  distanceKm: 2.34,
  ...more,
});
const EmptyScreen = () => null;
const nearby = 'GET /doctors/nearby/:latitude/:longitude';

function openHome(doctors: DoctorSummary[] | Response, place: Place | null = null) {
  const next = { a: { date: '2026-11-24', slot: '16:30' }, b: null };
  const server = fakeServer({
    [nearby]: doctors,
    'GET /doctors/next-free-slots': { today: '2026-11-23', next },
  });
  const loader = loadHome({ call: server.call, place: () => place });
  openPage(server, [{ path: '/', Component: HomeScreen, loader, HydrateFallback: EmptyScreen }]);
  return server;
}
// The sections below the doctors have tests of their own.
vi.mock('./home-sections.tsx', () => ({ HomeSections: () => <p>below the doctors</p> }));

test('B-09 the best rated come first, at most 12; no rating is no star', () => {
  const order = sortByRating([
    doctor('new', { averageRating: null, reviewCount: 0 }),
    doctor('far', { averageRating: 4.9, reviewCount: 3, distanceKm: 9 }),
    doctor('near', { averageRating: 4.9, reviewCount: 3, distanceKm: 1 }),
    doctor('known', { averageRating: 4.9, reviewCount: 80 }),
    ...Array.from({ length: 20 }, (_, index) => doctor(`other-${index}`, { averageRating: 3 })),
  ]);
  expect(order.slice(0, 4).map(({ doctorId }) => doctorId)).toEqual(['known', 'near', 'far', 'other-0']);
  expect(order).toHaveLength(12);
});

test('B-09 a card says who, how much and when next; Consult Now and the free time lead to the doctor', async () => {
  openHome([doctor('a'), doctor('b', { averageRating: null, reviewCount: 0 })]);
  const consult = await screen.findByRole('link', { name: 'Consult Now with Dr. a' });
  expect(consult.getAttribute('href')).toBe('/doctor-description?doctor=a');
  const slot = screen.getByRole('link', { name: /Tomorrow 16:30/ });
  expect(slot.getAttribute('href')).toBe('/doctor-description?doctor=a&date=2026-11-24&slot=16%3A30');
  screen.getByText('No times available yet');
  screen.getByText('No ratings yet');
  expect(screen.getAllByText('₹1,200')).toHaveLength(2);
});

test('B-09 until a place is known the example is named, and the place is asked for', async () => {
  const server = openHome([doctor('a')]);
  await screen.findByRole('heading', { name: 'Top-rated doctors near Bangalore' });
  screen.getByRole('button', { name: 'Choose your city' });
  const asked = server.sent.map(({ route }) => route).find((route) => route.startsWith('GET /doctors/'));
  expect(asked).toMatch(/^GET \/doctors\/nearby\/12\.\d+\/77\.\d+$/);
});

test('B-09 nobody nearby is said in words', async () => {
  const place = { name: 'Leh', latitude: 34.16, longitude: 77.58 };
  openHome([], place);
  await screen.findByText('No doctors available at the moment.');
  screen.getByText('below the doctors');
});

test('B-09 a failure offers another try', async () => {
  openHome(problem(503, 'unavailable', 'Please try again in a moment.'));
  await waitFor(() => screen.getByRole('button', { name: 'Try again' }));
});

test('B-07 the commonest reasons are one tap away, each with the doctors for it', async () => {
  openHome([doctor('a')]);
  const tiles = within(await screen.findByRole('region', { name: 'What’s the problem?' }));
  const links = tiles.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toHaveLength(13);
  expect(links).toContainEqual(['Toothache', '/doctors-available?specialization=Dentistry&reason=Toothache']);
  expect(links.at(-1)).toEqual(['Something else? See all doctors', '/doctors-available']);
  for (const [reason, href] of links.slice(0, -1)) {
    const { searchParams } = new URL(href ?? '', 'https://clinic.example');
    expect(listReasons(searchParams.get('specialization') ?? '')).toContain(reason);
  }
});

test('B-02 B-09 who refused their position is asked for their city', async () => {
  openHome([doctor('a')]);
  expect((await screen.findByRole('button', { name: 'Choose your city' })).textContent).toBe(
    'Choose your city',
  );
  act(() => placeStore.fail('Unavailable'));
  // The page may not listen yet: it renders before its effects run.
  await screen.findByRole('button', { name: 'Choose your city' });
});
