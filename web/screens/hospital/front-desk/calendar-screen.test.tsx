import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { problem } from '#web/testing/problem-response.ts';
import { createDayServer, date, day, visit } from '#web/testing/screens/front-desk-day.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import type { FakeServer } from '#web/testing/server.ts';
import { HospitalCalendarScreen } from './calendar-screen.tsx';
import { HospitalTodayScreen } from './today-screen.tsx';

let server: FakeServer;
beforeEach(() => {
  server = createDayServer();
  server.answers['GET /hospital/days/:date'] = day;
  server.answers['PUT /hospital/visits/:appointmentId/move'] = {
    message: 'Appointment moved',
    replacedId: 'APT-000001',
    appointmentId: 'APT-000002',
    date,
    slot: '11:15',
  };
});

const renderScreen = (element = <HospitalCalendarScreen />, at = '/') => openInArea(server, element, { at });

const asha = () => screen.findByRole('button', { name: /^10:00 Asha/ });
const moves = () => server.sentTo('PUT /hospital/visits/APT-000001/move');

test('M-05 by keys: M begins, arrows choose, Enter asks, and only the answer moves', async () => {
  renderScreen();
  (await asha()).focus();
  await userEvent.keyboard('m');
  expect(screen.getByText(/Today, 11:00/)).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText(/Today, 11:15/)).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText('Move Asha from 10:00 to 11:15 with Dr. Rao?')).toBeTruthy();
  expect(moves()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Move appointment' }));
  await waitFor(() => expect(moves()).toEqual([{ date, slotNumber: '11:15' }]));
  await screen.findByText('Appointment moved');
});

test('M-05 a time that the visit itself holds can be chosen, its own start and what others hold cannot', async () => {
  const [doctor] = day.doctors;
  const [duty] = doctor?.days ?? [];
  const [first] = duty?.times ?? [];
  if (!doctor || !duty || !first) throw new Error('The day has a time');
  const times = ['10:00', '10:15', '10:30', '10:45'].map((slot) => ({
    ...{ ...first, slot, isFree: false },
    ...(slot !== '10:45' && { reservedOnce: true }),
  }));
  const long = { ...visit, minutes: 30 };
  server.answers['GET /hospital/days/:date'] = {
    ...day,
    visits: [long],
    doctors: [{ ...doctor, days: [{ ...duty, times }] }],
  };
  renderScreen();
  expect(screen.queryByRole('button', { name: /^10:15/ })).toBeNull();
  (await asha()).focus();
  await userEvent.keyboard('m');
  const targets = screen
    .getAllByRole('button', { name: /with Dr\. Rao|Dr\. Rao/ })
    .filter((one) => one.dataset.slot);
  expect(targets.map(({ dataset }) => dataset.slot)).toEqual(['10:15']);
});

test('M-05 Enter begins too, and Escape gives up without a call', async () => {
  renderScreen();
  (await asha()).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(/Moving Asha from 10:00/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(/Moving Asha/)).toBeNull();
  expect(document.activeElement).toBe(await asha());
  expect(moves()).toEqual([]);
});

test('M-05 by taps: a visit, Move, a free time; “Keep the time” leads back to choosing', async () => {
  renderScreen();
  await userEvent.click(await asha());
  await userEvent.click(screen.getByRole('button', { name: 'Move…' }));
  await userEvent.click(screen.getByRole('button', { name: /Move to 11:00 with Dr. Rao/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep original time' }));
  expect(screen.getByText(/Moving Asha from 10:00/)).toBeTruthy();
  expect(moves()).toEqual([]);
});

test('M-05 a time that somebody else took: the reason, and another can be chosen', async () => {
  server.answers['PUT /hospital/visits/APT-000001/move'] = problem(409, 'slot_taken', 'Already booked');
  renderScreen();
  (await asha()).focus();
  await userEvent.keyboard('m{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Move appointment' }));
  await screen.findByText('Already booked');
  expect(screen.getByText(/Moving Asha from 10:00/)).toBeTruthy();
});

test('M-05 a visit that may not be moved offers no move', async () => {
  server.answers['GET /hospital/days/:date'] = { ...day, visits: [{ ...visit, canMove: false }] };
  renderScreen();
  (await asha()).focus();
  await userEvent.keyboard('m');
  expect(screen.queryByText(/Moving Asha/)).toBeNull();
  await userEvent.click(await asha());
  expect(screen.queryByRole('button', { name: 'Move…' })).toBeNull();
});

test('M-04 Today says how the doctor stands, leads from a free time to a booking, and notes who has come', async () => {
  server.answers['PUT /hospital/visits/:appointmentId/arrive'] = {
    appointmentId: 'APT-000001',
    arrivedAt: null,
    payment: null,
  };
  renderScreen(<HospitalTodayScreen />);
  expect(await screen.findByText('17 min late')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Book 11:00 with Dr. Rao/ }).getAttribute('href')).toBe(
    `/dashboard/hospital/patients?doctor=DOC-000001&date=${date}&time=11%3A00`,
  );
  expect(screen.getByRole('link', { name: 'Call 9876543210: Asha' }).getAttribute('href')).toBe(
    'tel:9876543210',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check in: Asha' }));
  await waitFor(() => expect(server.sentTo('PUT /hospital/visits/APT-000001/arrive')).toHaveLength(1));
});

test('M-04 the same as a table', async () => {
  renderScreen(<HospitalTodayScreen />, '/?view=table');
  const row = await screen.findByRole('row', { name: /10:00 Asha/ });
  expect(within(row).getByText('Not arrived')).toBeTruthy();
  expect(within(row).getByText('unpaid ₹900')).toBeTruthy();
});

test('M-04 who was noted as here by mistake is not here after all', async () => {
  const here = { ...visit, arrivedAt: `${date}T04:20:00.000Z` };
  server.answers['GET /hospital/days/:date'] = { ...day, visits: [here], expected: [] };
  server.answers['DELETE /hospital/visits/:appointmentId/arrive'] = { appointmentId: 'APT-000001' };
  renderScreen();
  await userEvent.click(await asha());
  await userEvent.click(screen.getByRole('button', { name: 'Undo check-in' }));
  await waitFor(() => expect(server.sentTo('DELETE /hospital/visits/APT-000001/arrive')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
