// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DoctorSummary } from '#contract/doctors.ts';
import { makeCall } from '../api/client.ts';
import { type Place, placeStore } from '../places/place.ts';
import { DoctorsScreen, loadDoctors } from './doctors-screen.tsx';

const warangal: Place = { name: 'Warangal', latitude: 18, longitude: 79.5833 };
const asha: DoctorSummary = {
  _id: '42',
  doctorId: 'DOC-000042',
  name: 'Dr. Asha Rao',
  specialization: '',
  photo: { url: null },
  Hospital: 'Care Hospital',
  experience: 12,
  basicFee: 800,
  languages: ['Telugu'],
  averageRating: null,
  reviewCount: 0,
  distanceKm: 3.2,
};

function Nothing() {
  return null;
}

let asked: string[] = [];
let doctors: () => Response = () => Response.json([]);

function open(address: string, place: () => Place | null = () => warangal) {
  const call = makeCall(
    async (url) => {
      asked.push(decodeURIComponent(url));
      if (url.startsWith('/api/doctors/nearby')) return doctors();
      return Response.json({
        today: '2026-11-23',
        next: { 'DOC-000042': { date: '2026-11-24', slot: '09:30' } },
      });
    },
    () => null,
  );
  const list = {
    Component: DoctorsScreen,
    loader: loadDoctors({ call, place }),
    HydrateFallback: Nothing,
  };
  const router = createMemoryRouter(
    [
      { path: '/doctors-available', ...list },
      { path: '/:hospital/doctors-available', ...list },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  asked = [];
  doctors = () => Response.json([asha]);
});
afterEach(cleanup);

test('D-01 cards name the doctor and General for want of a specialization, and lead to the booking', async () => {
  open('/Care/doctors-available?hname=Care+Hospital&reason=Fever');
  await screen.findByText('Dr. Asha Rao');
  screen.getByText(/^General ·/);
  const book = screen.getByRole('link', { name: /Book Appointment/ });
  expect(book.getAttribute('href')).toMatch(
    /^\/Care\/doctors-available\/DoctorDescription\?doctor=DOC-000042/,
  );
});

test('D-02 the search is sent along, and each part of it can be taken back', async () => {
  const router = open(
    '/Care/doctors-available?hname=Care+Hospital&specialization=cardiology&reason=Chest+Pain',
  );
  await screen.findByText('Dr. Asha Rao');
  expect(asked[0]).toBe('/api/doctors/nearby/18/79.5833?specialization=Cardiology&hname=Care+Hospital');
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Hospital: Care Hospital' }));
  await screen.findByRole('heading', { name: 'Cardiology near Warangal' });
  expect(router.state.location.pathname).toBe('/doctors-available');
  await userEvent.selectOptions(screen.getByLabelText('Specialization'), 'Neurology');
  await screen.findByRole('heading', { name: 'Neurology near Warangal' });
  // A reason of cardiology is none of neurology.
  expect(router.state.location.search).toBe('?specialization=Neurology');
});

test('D-03 without a place: the sentence and cities, and choosing one lists its doctors', async () => {
  open('/doctors-available', placeStore.current);
  await screen.findByText('Location not set. Please allow location access.');
  await userEvent.click(screen.getByRole('button', { name: 'Warangal' }));
  await screen.findByText('Dr. Asha Rao');
});

test('D-03 nobody fits: the sentence, and a way to search all hospitals', async () => {
  doctors = () => Response.json([]);
  open('/Care/doctors-available?hname=Care+Hospital');
  await screen.findByText('No doctors found for the selected specialization and hospital.');
  const link = screen.getByRole('link', { name: 'Search all hospitals' });
  expect(link.getAttribute('href')).toBe('/doctors-available');
});

test('D-03 a failure says so, and Retry asks again', async () => {
  doctors = () => new Response('', { status: 503 });
  open('/doctors-available');
  await screen.findByText('Failed to fetch doctors. Please try again.');
  doctors = () => Response.json([asha]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Dr. Asha Rao');
});
