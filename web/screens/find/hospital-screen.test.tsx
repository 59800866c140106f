import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DoctorOnHospitalPage, HospitalPage } from '#contract/hospital/hospitals.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { HospitalScreen, loadHospital } from './hospital-screen.tsx';

let ids = 0;
const doctor = (specialization: string, more: Partial<DoctorOnHospitalPage> = {}): DoctorOnHospitalPage => {
  ids += 1;
  return {
    ...{
      _id: String(ids),
      doctorId: `DOC-${ids}`,
      practiceId: `PRA-${ids}`,
      name: `Dr. ${specialization} ${ids}`,
    },
    ...{ specialization, photo: { url: null }, Hospital: 'Care Hospital', hospitalAgreed: true },
    ...{ hospitalId: 'HOS-000032', experience: 12, basicFee: 800, languages: [], averageRating: null },
    ...{ reviewCount: 0, room: '', nextFree: null },
    ...more,
  };
};
const createDoctors = (specialization: string, count: number) =>
  Array.from({ length: count }, () => doctor(specialization));
const page = (doctors: DoctorOnHospitalPage[]): HospitalPage => ({
  hospitalId: 'HOS-000032',
  hospitalName: 'Care Hospital',
  addressLine: '1 Lake Road',
  city: 'Hyderabad',
  state: 'Telangana',
  pincode: '500034',
  location: { type: 'Point', coordinates: [78.45, 17.41] },
  deskPhone: null,
  hours: [],
  closedDays: [],
  toBring: '',
  doctors,
});

function EmptyScreen() {
  return null;
}

function openScreen(doctors: DoctorOnHospitalPage[], address = '/hospital/HOS-000032') {
  const server = fakeServer({
    'GET /hospitals/:hospitalId': { hospital: page(doctors), today: '2026-11-26' },
  });
  const routes = [
    {
      path: '/hospital/:hospitalId',
      Component: HospitalScreen,
      loader: loadHospital({ call: server.call, place: () => null }),
      HydrateFallback: EmptyScreen,
    },
    { path: '*', element: null },
  ];
  return openPage(server, routes, { at: address });
}
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('M-12 doctors stand by specialization, each card leads into booking at the practice there', async () => {
  const asha = doctor('Cardiology', {
    name: 'Dr. Asha Rao',
    room: '12, second floor',
    nextFree: { date: '2026-11-26', slot: '16:30' },
  });
  openScreen([doctor('Urology'), asha]);
  await screen.findByRole('heading', { level: 1, name: 'Care Hospital' });
  screen.getByText('2 doctors');
  expect(sections()).toEqual(['Cardiology', 'Urology']);
  const card = screen.getByText('Dr. Asha Rao').closest('article');
  if (!card) throw new Error('no card');
  within(card).getByText('12, second floor');
  expect(within(card).queryByText('Care Hospital')).toBeNull();
  const next = within(card).getByRole('link', { name: /Today 16:30/ });
  const { pathname, searchParams } = new URL(next.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/Care/doctors-available/DoctorDescription');
  expect(Object.fromEntries(searchParams)).toEqual({
    doctor: asha.doctorId,
    hname: 'Care Hospital',
    practice: asha.practiceId,
    date: '2026-11-26',
    slot: '16:30',
  });
});

test('M-12 of a large specialization the first doctors are shown, and a link leads to all of them', async () => {
  const router = openScreen([...createDoctors('Cardiology', 7), ...createDoctors('Urology', 6), doctor('')]);
  await screen.findByRole('heading', { level: 1 });
  expect(sections()).toEqual(['Cardiology', 'Urology', 'General']);
  expect(screen.getAllByRole('article')).toHaveLength(3 + 6 + 1);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'See all 7 doctors in Cardiology' }));
  await waitFor(() => expect(sections()).toEqual(['Cardiology']));
  expect(screen.getAllByRole('article')).toHaveLength(7);
  expect(router.state.location.search).toBe('?specialization=Cardiology');
  const cares = screen.getByRole('navigation', { name: 'Doctors by specialization' });
  expect(within(cares).getByRole('link', { current: true }).textContent).toBe('Cardiology 7');
  await user.click(within(cares).getByRole('link', { name: 'All specializations' }));
  await waitFor(() => expect(sections()).toHaveLength(3));
});

test('M-12 a specialization that nobody here has is left out of account', async () => {
  openScreen(createDoctors('Cardiology', 2), '/hospital/HOS-000032?specialization=Magic');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('M-12 a hospital that has agreed to nobody yet says so, leads on, and is found by no search', async () => {
  openScreen([]);
  await screen.findByText('No doctors available to book here yet');
  expect(screen.getByRole('link', { name: 'Find a doctor' }).getAttribute('href')).toBe('/doctors-available');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test.each(['32', 'hos-32', 'HOS-000007'])(
  'M-12 %s leads on to the page of the hospital that stands',
  async (id) => {
    const router = openScreen(createDoctors('Cardiology', 1), `/hospital/${id}?specialization=Cardiology`);
    await screen.findByRole('heading', { level: 1 });
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/hospital/HOS-000032?specialization=Cardiology');
  },
);
