import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HospitalPatientDetail, PersonVisit } from '#contract/hospital/hospital-patients.ts';
import type { Output } from '#web/api/client.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { HospitalPatientScreen } from './hospital-person-screen.tsx';

const today = '2026-11-26';
const visit = (date: string, slot: string, appStatus: PersonVisit['appStatus']): PersonVisit => ({
  appointmentId: `APT-${date}-${slot}`,
  date,
  slot,
  doctorId: 'DOC-000001',
  doctorName: 'Dr. Rao',
  startsAt: `${date}T04:30:00.000Z`,
  practiceId: 'PRA-000001',
  practiceName: 'Care Hospital',
  consultStatus: 'Offline',
  payStatus: 'Unpaid',
  fee: 900,
  payment: null,
  appStatus,
  bookedBy: null,
  steps: [],
});
const asha: HospitalPatientDetail = {
  patientId: 'PAT-000001',
  name: 'Asha Menon',
  gender: 'Female',
  age: 36,
  ageIsAbout: false,
  phone: '9876543210',
  mayCorrect: true,
  isTold: true,
  lastVisit: null,
  nextVisit: null,
  dateOfBirth: null,
  birthYear: 1990,
  ownPhone: '9876543210',
  guardianPhone: null,
  hasAccount: false,
  family: [],
  guardians: [],
  visits: [],
  merge: null,
};

let server: FakeServer;
let free: readonly string[];
let instead: Output<'GET /hospital/visits/times'>['instead'];
let person: HospitalPatientDetail;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T10:17:00+05:30`));
  free = ['10:30', '10:45', '12:15', '17:00'];
  instead = [];
  person = asha;
  server = fakeServer({
    'GET /hospital/patients/:patientId': () => ({ today, person }),
    'GET /hospital/visits/doctors': {
      doctors: [
        {
          doctorId: 'DOC-000001',
          name: 'Dr. Rao',
          specialization: 'Cardiology',
          practiceId: 'PRA-000001',
          room: '4',
          modes: ['Online', 'Offline'],
          fee: 900,
          videoFee: 650,
        },
      ],
    },
    'GET /hospital/visits/times': ({ search }) => ({
      today,
      date: search.get('date') ?? today,
      free: [...free],
      taken: ['10:00', '10:15'],
      instead: [...instead],
    }),
    'POST /hospital/visits': () => ({ message: 'Booked.', visit: visit(today, '10:45', 'Pending') }),
  });
});

const renderScreen = (search = '') =>
  openInArea(server, <HospitalPatientScreen />, {
    path: '/people/:patientId',
    at: `/people/PAT-000001${search}`,
  });
const dialog = async (name = 'Book for Asha Menon') => within(await screen.findByRole('dialog', { name }));
const booked = () => server.sent.filter(({ route }) => route === 'POST /hospital/visits');
/** Simulates a live update after a booking at another front desk. */
const triggerRefetch = () => window.dispatchEvent(new Event('visibilitychange'));

test('M-13 the first free time is chosen and Enter books it; the fee is the one of the mode', async () => {
  renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: 'Book appointment' }));
  const form = await dialog();
  expect((await form.findByRole('radio', { name: '10:30' })).matches(':checked:focus')).toBe(true);
  expect(form.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'In the clinic',
    'By video',
    ...free,
  ]);
  for (const part of ['Morning', 'Afternoon', 'Evening']) form.getByText(part);
  form.getByText('Fee ₹900');
  await userEvent.click(form.getByRole('radio', { name: 'By video' }));
  form.getByText('Fee ₹650');
  await userEvent.click(form.getByRole('radio', { name: 'In the clinic' }));
  await userEvent.click(form.getByRole('button', { name: 'Tomorrow' }));
  await userEvent.click(await form.findByRole('button', { name: 'Book Tomorrow, 10:30' }));
  await waitFor(() => expect(booked()).toHaveLength(1));
  expect(booked()[0]?.body).toMatchObject({
    date: '2026-11-27',
    slotNumber: '10:30',
    consultStatus: 'Offline',
  });
});

test('M-13 a full day offers the next free time and a colleague of the specialization', async () => {
  free = [];
  const time = { doctorId: 'DOC-000001', doctorName: 'Dr. Rao', practiceId: 'PRA-000001' };
  instead = [
    { ...time, date: '2026-11-28', slot: '09:15' },
    { ...time, doctorId: 'DOC-000002', doctorName: 'Dr. Iyer', date: today, slot: '16:00' },
  ];
  renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: 'Book appointment' }));
  const form = await dialog();
  await form.findByRole('button', { name: 'Dr. Iyer, Today, 16:00' });
  const next = await form.findByRole('button', { name: /^Dr. Rao, .*09:15$/ });
  free = ['09:15'];
  await userEvent.click(next);
  await userEvent.click(await form.findByRole('button', { name: /^Book .*09:15$/ }));
  await waitFor(() => expect(booked()).toHaveLength(1));
  expect(booked()[0]?.body).toMatchObject({ date: '2026-11-28', slotNumber: '09:15' });
});

test('M-13 on a full day a visit is squeezed in beside another one, with a reason', async () => {
  free = [];
  renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: 'Book appointment' }));
  const form = await dialog();
  await userEvent.click(await form.findByRole('button', { name: 'Squeeze in' }));
  await userEvent.selectOptions(form.getByLabelText('Squeeze in at'), '10:15');
  const submit = () => form.getByRole<HTMLButtonElement>('button', { name: /^Book/ });
  expect(submit().disabled).toBe(true);
  await userEvent.type(form.getByLabelText(/^Why/), 'Fever, travels tonight');
  await userEvent.click(submit());
  await waitFor(() => expect(booked()).toHaveLength(1));
  expect(booked()[0]?.body).toMatchObject({ slotNumber: '10:15', squeezeIn: 'Fever, travels tonight' });
});

test('M-13 a chosen time that is taken meanwhile is said, and Enter books no other', async () => {
  renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: 'Book appointment' }));
  const form = await dialog();
  await userEvent.click(await form.findByRole('radio', { name: '10:45' }));
  free = ['10:30', '12:15', '17:00'];
  triggerRefetch();
  await form.findByText('Today, 10:45 is no longer available.');
  await userEvent.keyboard('{Enter}');
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Book appointment' }).disabled).toBe(true);
  expect(booked()).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Choose Today, 12:15' }));
  await userEvent.click(form.getByRole('button', { name: 'Book Today, 12:15' }));
  await waitFor(() => expect(booked()[0]?.body).toMatchObject({ slotNumber: '12:15' }));
});

test('M-13 a time of the calendar that has gone chooses no other by itself', async () => {
  renderScreen(`?doctor=DOC-000001&date=${today}&time=11:00`);
  const form = await dialog();
  await form.findByText('Today, 11:00 is no longer available.');
  expect(form.getAllByRole('radio', { checked: true })).toHaveLength(1);
  form.getByRole('button', { name: 'Choose Today, 12:15' });
});

test('M-13 a time of the calendar leaves the address once it is booked or put away', async () => {
  const router = renderScreen(`?doctor=DOC-000001&date=${today}&time=10:45`);
  const form = await dialog();
  await userEvent.click(await form.findByRole('button', { name: 'Book Today, 10:45' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  const again = renderScreen(`?doctor=DOC-000001&date=${today}&time=10:30`);
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Cancel' }));
  expect(again.state.location.search).toBe('');
});

test('M-06 visits that lie ahead stand before those of before, the soonest first', async () => {
  person = {
    ...asha,
    visits: [
      visit('2026-12-03', '09:00', 'Confirmed'),
      visit('2026-11-27', '09:00', 'Requested'),
      visit(today, '09:15', 'Completed'),
      visit('2026-09-01', '09:00', 'Completed'),
    ],
  };
  renderScreen();
  await screen.findByRole('heading', { name: 'Upcoming' });
  expect(screen.getAllByText(/Dr. Rao/).map(({ textContent }) => textContent)).toEqual(
    ['Tomorrow, 09:00', 'Thu 3 Dec, 09:00', 'Today, 09:15', '01/09/2026, 09:00'].map(
      (when) => `${when} · Dr. Rao`,
    ),
  );
  screen.getByRole('heading', { name: 'Past' });
});

test('M-13 the desk writes why a caller comes, and an emergency says whom to call', async () => {
  renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: 'Book appointment' }));
  const form = await dialog();
  await form.findByRole('radio', { name: '10:30' });
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'severe chest pain');
  await form.findByRole('link', { name: /108/ });
  await userEvent.click(form.getByRole('button', { name: /^Book Today/ }));
  await waitFor(() => expect(booked()).toMatchObject([{ body: { reason: 'severe chest pain' } }]));
});
