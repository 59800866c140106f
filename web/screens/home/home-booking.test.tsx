import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { specializations } from '#domain/doctors/specializations.ts';
import type { Output } from '#web/api/client.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { placeStore } from '#web/ui/place.ts';
import { HomeHero } from './home-hero.tsx';
import { changeHomeSearch } from './home-search.ts';

const hospital: Output<'GET /hospitals/getAll/:latitude/:longitude'>[number] = {
  hospitalName: 'Care Hospital',
  RegId: 'R-1',
  hospitalId: 'HOS-000001',
  addressLine: '1 Lake Road',
  city: 'Hyderabad',
  distanceKm: 2.5,
  doctors: 2,
  nextFree: { date: '2026-11-26', slot: '11:30', today: '2026-11-26' },
  agreed: true,
};

let hospitals = [hospital];

function Landing() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function openBooking() {
  openPage(fakeServer({ 'GET /hospitals/getAll/:latitude/:longitude': hospitals }), [
    { path: '/', Component: HomeHero },
    { path: '*', Component: Landing },
  ]);
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  // jsdom does not implement it.
  Element.prototype.scrollTo = () => {};
  hospitals = [hospital];
  changeHomeSearch({ specialization: null, reason: null, hospital: null });
  placeStore.choose({ name: 'Hyderabad', latitude: 17.4, longitude: 78.5 });
});

test('B-07 specialization, reason and hospital lead to the doctors who fit', async () => {
  openBooking();
  await click('Book Appointment');
  await click(/^Cardiology/);
  await click('Chest Pain');
  await screen.findByRole('link', { name: 'Call 108' });
  await click(/^Care Hospital/);
  await screen.findByText(
    'at /Care/doctors-available?hname=Care+Hospital&specialization=Cardiology&reason=Chest+Pain',
  );
});

test('B-07 a hospital says how many such doctors it has and when the next is free; one without leads on', async () => {
  const none = {
    ...hospital,
    hospitalName: 'Lotus Clinic',
    hospitalId: 'HOS-000002',
    doctors: 0,
    nextFree: null,
  };
  hospitals = [none, hospital];
  openBooking();
  await click('Book Appointment');
  await click(/^Cardiology/);
  await click('Chest Pain');
  const care = await screen.findByRole('button', { name: /^Care Hospital/ });
  expect(care.textContent).toContain('Cardiology: 2 doctors · next available Today 11:30');
  const lotus = screen.getByRole('button', { name: /^Lotus Clinic/ });
  expect(lotus.textContent).toContain('No doctors for Cardiology here. See doctors nearby');
  // Nearer, but after the one that has such doctors.
  expect(care.compareDocumentPosition(lotus) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(lotus);
  await screen.findByText('at /doctors-available?specialization=Cardiology&reason=Chest+Pain');
});

test('M-12 a hospital that agreed can be looked at before it is chosen', async () => {
  hospitals = [
    hospital,
    { ...hospital, hospitalName: 'Lotus Clinic', hospitalId: 'HOS-000002', agreed: false },
  ];
  openBooking();
  await click('Book Appointment');
  await click(/^Dentistry/);
  await click('Braces');
  const about = await screen.findByRole('link', { name: 'About this hospital: Care Hospital' });
  expect(screen.queryByRole('link', { name: 'About this hospital: Lotus Clinic' })).toBeNull();
  await userEvent.click(about);
  await screen.findByText('at /hospital/HOS-000001');
});

test('B-07 any hospital will do', async () => {
  openBooking();
  await click('Book Appointment');
  await click(/^Dentistry/);
  await click('Braces');
  await click(/^Any hospital near Hyderabad/);
  await screen.findByText('at /doctors-available?specialization=Dentistry&reason=Braces');
});

test('B-07 every step is a click away, and the sentence opens the dialog at its own', async () => {
  openBooking();
  await click('Reason: any reason. Change');
  const steps = await screen.findByRole('list', { name: 'Steps' });
  const current = () => steps.querySelector('[aria-current="step"]')?.textContent;
  expect(current()).toContain('Reason');
  await userEvent.click(within(steps).getByRole('button', { name: /Select Hospital/ }));
  expect(current()).toContain('Select Hospital');
  await userEvent.click(within(steps).getByRole('button', { name: /Specialization/ }));
  expect(current()).toContain('Specialization');
});

test('B-08 the 19 specializations are offered, and found by complaint too', async () => {
  openBooking();
  await click('Book Appointment');
  const offered = await screen.findByRole('region', { name: 'Specialization' });
  expect(within(offered).getAllByRole('listitem')).toHaveLength(specializations.length);
  await userEvent.type(within(offered).getByRole('searchbox'), 'chest{Enter}');
  await screen.findByRole('button', { name: 'Heart Palpitations' });
});

test('B-08 a reason says its specialization; another specialization drops a reason that is not its own', async () => {
  openBooking();
  await click('Reason: any reason. Change');
  await click('Toothache');
  await screen.findByRole('button', { name: 'Specialization: Dentistry. Change' });
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name: /^Specialization/ }),
  );
  await click(/^Neurology/);
  await screen.findByRole('button', { name: 'Reason: any reason. Change' });
});

test('B-07 the phone’s Back takes the steps back one by one, then closes', async () => {
  openBooking();
  await click('Book Appointment');
  await click(/^Cardiology/);
  const steps = await screen.findByRole('list', { name: 'Steps' });
  const current = () => steps.querySelector('[aria-current="step"]')?.textContent;
  expect(current()).toContain('Reason');
  await act(async () => window.history.back());
  await waitFor(() => expect(current()).toContain('Specialization'));
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull());
});
