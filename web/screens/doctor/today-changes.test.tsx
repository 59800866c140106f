import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problem } from '#web/testing/problem-response.ts';
import {
  advanceTime,
  asha,
  choose,
  cleanUpToday,
  createTodaysAppointment,
  openToday,
  press,
  ravi,
  route,
  row,
  rowIn,
  server,
  setUpToday,
  user,
} from '#web/testing/screens/doctor-today.tsx';
import { lostNetwork } from '#web/testing/server.ts';

beforeEach(setUpToday);
afterEach(cleanUpToday);

test('G-04 Done opens the prescription; saved, the row stays as "Done" with Undo, then moves below', async () => {
  openToday();
  await press(/Asha/, /^Done/);
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.type(within(dialog).getByLabelText(/Diagnosis/), 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await waitFor(async () =>
    within(await row(/Asha/)).getByRole('button', { name: 'Undo: Asha Menon, 09:30' }),
  );
  expect(server.changes()).toMatchObject([
    { route, body: { appStatus: 'Completed', prescription: { diagnosis: 'Angina' } } },
  ]);
  screen.getByText('Completed: Asha Menon, 09:30. Find it under Appointments.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await advanceTime(10_000);
  await waitFor(() => rowIn('Done today 1', /Asha/));
});

test('G-04 the Undo of Done reopens the visit', async () => {
  openToday();
  await press(/Asha/, /^Done/);
  await user.click(screen.getByRole('button', { name: 'Complete without a prescription' }));
  await user.click(await screen.findByRole('button', { name: 'Undo: Asha Menon, 09:30' }));
  await waitFor(async () => within(await row(/Asha/)).getByRole('button', { name: /^Done/ }));
  expect(server.changes()).toEqual([
    { route, body: { appStatus: 'Completed' } },
    { route: 'PUT /appointments/reopen', body: { appointmentId: 'APT-000001' } },
  ]);
});

test('G-04 Done before the start asks once', async () => {
  server.appointments = [createTodaysAppointment('APT-000001', 'Asha Menon', '16:30')];
  openToday();
  await press(/Asha/, /^Done/);
  const question = screen.getByRole('dialog', { name: 'Complete this visit early?' });
  within(question).getByText(/^Asha Menon’s visit starts at 16:30\./);
  await user.click(within(question).getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/Asha/, /^Done/);
  await user.click(screen.getByRole('button', { name: 'Yes, complete it' }));
  await screen.findByRole('dialog', { name: 'Prescription for Asha Menon' });
});

test('G-04 a prescription that cannot be saved stays in the dialog, which says why', async () => {
  server.answerOnce(route, lostNetwork);
  openToday();
  await press(/Asha/, /^Done/);
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.type(within(dialog).getByLabelText(/Diagnosis/), 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await within(dialog).findByText('We can’t reach the server. Check your connection and try again.');
  expect(within(dialog).getByLabelText(/Diagnosis/)).toHaveProperty('value', 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await screen.findByRole('button', { name: /^Undo/ });
});

test('G-04 Cancel asks a reason; a blank one is not sent; it is held back, and the row stays', async () => {
  openToday();
  await choose(/Asha/, 'Cancel');
  const dialog = screen.getByRole('dialog', { name: 'Cancel Asha Menon’s appointment' });
  const send = within(dialog).getByRole('button', { name: 'Cancel appointment' });
  await user.click(send);
  expect(await screen.findAllByText('Please provide a reason.')).toHaveLength(2);
  await user.type(within(dialog).getByLabelText('Your reason'), 'Emergency in the ward');
  await user.click(send);
  within(await row(/Asha/)).getByText('Cancelled');
  expect(server.changes()).toEqual([]);
  screen.getByText('Cancelled: Asha Menon, 09:30. Find it under Appointments.');
  await advanceTime(25_000);
  expect(server.changes()).toEqual([
    { route, body: { appStatus: 'Rejected', rejectionReason: 'Emergency in the ward' } },
  ]);
  within(await row(/Asha/)).getByText(/^Cancelled by you, /);
});

test('G-04 Reschedule asks once, naming the patient, and can be taken back twice', async () => {
  openToday();
  await choose(/Asha/, 'Reschedule');
  const question = 'Reschedule Asha Menon at 09:30? We’ll ask them to pick a new time. You can’t undo this.';
  screen.getByText(question);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByText(question)).toBeNull();

  await choose(/Asha/, 'Reschedule');
  await user.click(screen.getByRole('button', { name: 'Yes, reschedule' }));
  await press(/Asha/, /^Undo/);
  await advanceTime(25_000);
  expect(server.changes()).toEqual([]);
  await choose(/Asha/, 'Reschedule');
  await user.click(screen.getByRole('button', { name: 'Yes, reschedule' }));
  await advanceTime(25_000);
  expect(server.changes()).toEqual([{ route, body: { appStatus: 'Rescheduled' } }]);
});

test('G-04 Done overtaken: the sentence of the server, and the day as it is now', async () => {
  const sentence = 'This can’t be done: the appointment is now Cancelled.';
  server.answerOnce(route, () => {
    server.appointments = [ravi];
    return problem(409, 'wrong_status', sentence);
  });
  openToday();
  await press(/Asha/, /^Done/);
  await user.click(screen.getByRole('button', { name: 'Complete without a prescription' }));
  await screen.findByText(sentence);
  await waitFor(() => expect(screen.queryByText('Asha Menon')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('G-04 a prescription outlives that somebody else was first', async () => {
  server.answerOnce(route, () => {
    server.appointments = [ravi];
    return problem(409, 'wrong_status', 'This appointment is Cancelled now.');
  });
  openToday();
  await press(/Asha/, /^Done/);
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.type(within(dialog).getByLabelText(/Diagnosis/), 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await within(dialog).findByText('This can no longer be changed.');
  await screen.findByText('This appointment is Cancelled now.');
  expect(within(dialog).getByLabelText(/Diagnosis/)).toHaveProperty('value', 'Angina');
});

test('G-04 what yesterday left open is one line; opened, each is done or did not come, and keeps its place', async () => {
  const open1 = createTodaysAppointment('APT-000011', 'Chandra Rao', '09:00', {
    date: '2026-11-25',
    appStatus: 'Incomplete',
  });
  server.stillOpen = [open1, { ...open1, appointmentId: 'APT-000012', patientName: 'Padma Gupta' }];
  openToday();
  await screen.findByText('2 visits from yesterday are still open.');
  await user.click(screen.getByRole('button', { name: 'Review and close', expanded: false }));
  await user.click(screen.getByRole('button', { name: /^No-show: Chandra Rao, / }));
  await screen.findByText('1 visit from yesterday is still open.');
  expect(server.changes()).toEqual([
    { route: 'PUT /appointments/did-not-come', body: { appointmentId: 'APT-000011' } },
  ]);
  screen.getByRole('link', { name: 'Chandra Rao' });
  await user.click(screen.getByRole('button', { name: /^Done: Padma Gupta, / }));
  await user.click(screen.getByRole('button', { name: 'Complete without a prescription' }));
  await waitFor(() => expect(screen.getAllByText('Closed')).toHaveLength(2));
});

test('G-04 by key: n goes to the next patient, j and k from row to row, d ends the visit in focus', async () => {
  const meena = createTodaysAppointment('APT-000005', 'Meena Das', '10:00', {
    arrivedAt: '2026-11-26T04:40:00Z',
  });
  server.appointments = [asha, meena, ravi];
  openToday();
  await row(/Asha/);
  // Asha has not arrived; Meena has been waiting since 10:10.
  for (const key of ['n', 'j', 'k']) {
    await user.keyboard(key);
    expect(document.activeElement).toBe(await row(/Meena/));
    (document.activeElement as HTMLElement).blur();
  }
  (await row(/Meena/)).focus();
  await user.keyboard('n');
  expect(document.activeElement).toBe(await row(/Ravi/));
  await user.keyboard('{ArrowUp}kk');
  expect(document.activeElement).toBe(await row(/Asha/));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('d');
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Meena Das' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  (await row(/Asha/)).focus();
  await user.keyboard('d');
  screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
});
