import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AppointmentStatus, appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  answerWithStatus,
  button,
  buttonsInHead,
  cleanUpDetail,
  detail,
  id,
  load,
  openDetail,
  press,
  server,
  setUpDetail,
  update,
  wait,
} from '#web/testing/screens/doctor-detail.tsx';

beforeEach(setUpDetail);
afterEach(cleanUpDetail);

/** Done, Reschedule and Cancel for each status; `-` for none. */
const buttons: Record<AppointmentStatus, [done: string, reschedule: string, cancel: string]> = {
  Requested: ['-', 'disabled', 'enabled'],
  Pending: ['enabled', 'enabled', 'enabled'],
  Confirmed: ['enabled', 'enabled', 'enabled'],
  'Request for Rescheduling': ['-', 'disabled', 'disabled'],
  Rescheduled: ['-', 'disabled', 'disabled'],
  Completed: ['-', '-', '-'],
  Cancelled: ['-', '-', '-'],
  Rejected: ['-', '-', '-'],
  Incomplete: ['enabled', '-', '-'],
};

test.each(appointmentStatuses)('G-07 the buttons of a visit that is %s', async (status) => {
  server.present = detail(status);
  await openDetail();
  const state = (name: string) => {
    const found = screen.queryByRole<HTMLButtonElement>('button', { name });
    return found ? (found.disabled ? 'disabled' : 'enabled') : '-';
  };
  expect(['Done', 'Reschedule', 'Cancel'].map(state)).toEqual(buttons[status]);
  // A disabled button has a reason.
  for (const name of ['Reschedule', 'Cancel']) {
    if (state(name) === 'disabled') expect(button(name).title).not.toBe('');
  }
});

test('G-07 a visit completed by mistake is reopened while that is possible', async () => {
  const allowedActions = ['reopen'] as const;
  server.present = detail('Completed', {
    allowedActions: [...allowedActions],
    reopenUntil: '2026-11-26T02:40:00.000Z',
  });
  await openDetail();
  screen.getByText('Completed by mistake? It can be reopened until 08:10.');
  await press(button('Reopen'));
  expect(server.changes()).toContainEqual({ route: 'PUT /appointments/reopen', body: { appointmentId: id } });
  cleanup();
  server.present = detail('Completed', { allowedActions: [], reopenUntil: null });
  await openDetail();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

test('G-07 of a visit that the day’s end closed it is said that nobody came, or it is completed late', async () => {
  server.present = detail('Incomplete', { allowedActions: ['completeLate', 'didNotCome'] });
  await openDetail();
  button('Done');
  await press(button('No-show'));
  expect(server.changes()).toContainEqual({
    route: 'PUT /appointments/did-not-come',
    body: { appointmentId: id },
  });
  cleanup();
  server.present = detail('Incomplete', { allowedActions: ['completeLate', 'reopen'], didNotCome: true });
  await openDetail();
  screen.getByText('No-show');
  expect(screen.queryByRole('button', { name: 'No-show' })).toBeNull();
  // Until the end of the day the patient may still arrive.
  button('Reopen');
});

test.each([
  ['Pending', '2026-11-26', true],
  ['Pending', '2026-11-27', false],
  ['Completed', '2026-11-20', true],
  ['Rejected', '2026-11-20', false],
] as const)(
  'G-04 a visit that is %s on %s: whether its payment can be collected is %s',
  async (status, date, can) => {
    server.present = detail(status, { date, fee: 900 });
    await openDetail();
    expect(screen.queryByRole('button', { name: 'Record payment' }) !== null).toBe(can);
    cleanup();
    server.present = detail(status, {
      date,
      payment: { way: 'upi', amount: 900, receipt: 'R-2026-000042', at: '2026-11-26T02:40:00.000Z' },
    });
    await openDetail();
    expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
    screen.getByText(/receipt R-2026-000042/);
  },
);

test('G-07 Reschedule asks once, is disabled while it is saved, and shows the new status', async () => {
  await openDetail();
  let answerNow = () => {};
  server.answers[update] = () =>
    new Promise((resolve) => {
      answerNow = () => resolve(answerWithStatus('Rescheduled')());
    });
  await press(button('Reschedule'));
  const dialog = within(screen.getByRole('dialog', { name: 'Reschedule this appointment?' }));
  dialog.getByText(/We’ll ask Asha Menon to pick a new time\. Thursday 26 November 2026, 16:30/);
  expect(server.changes()).toEqual([]);
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Reschedule' });
  await press(confirm);
  await press(confirm);
  expect(server.changes()).toEqual([{ route: update, body: { appStatus: 'Rescheduled' } }]);
  expect(confirm.disabled).toBe(true);
  expect(buttonsInHead()).toEqual([true, true, true, true]);
  answerNow();
  await wait();
  screen.getByText('Appointment updated');
  within(screen.getByRole('banner')).getByText('Rescheduled');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Reschedule').disabled).toBe(true);
});

test('G-07 a reschedule that fails says so and can be tried again', async () => {
  await openDetail();
  server.answers[update] = problem(503, 'unavailable', 'One moment, please.');
  await press(button('Reschedule'));
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule' }));
  screen.getByText('Failed to reschedule appointment');
  server.answers[update] = answerWithStatus('Rescheduled');
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule' }));
  within(screen.getByRole('banner')).getByText('Rescheduled');
});

test('G-07 somebody else was first: the server’s sentence, and the present status', async () => {
  await openDetail();
  server.answers[update] = () => {
    server.present = detail('Cancelled');
    return problem(409, 'wrong_status', 'This appointment is Cancelled now.');
  };
  await press(button('Reschedule'));
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule' }));
  screen.getByText('This appointment is Cancelled now.');
  within(screen.getByRole('banner')).getByText('Cancelled');
  expect(server.sentTo(load)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
});

test('G-07 Cancel asks for a reason, which is never lost', async () => {
  await openDetail();
  await press(button('Cancel'));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel Asha Menon’s appointment' }));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox');
  const send = dialog.getByRole('button', { name: 'Cancel appointment' });
  fireEvent.change(field, { target: { value: '  ' } });
  await press(send);
  expect(screen.getAllByText('Please provide a reason.').length).toBeGreaterThan(0);
  expect(server.changes()).toEqual([]);
  fireEvent.change(field, { target: { value: 'I am ill' } });
  server.answers[update] = problem(503, 'unavailable', 'One moment, please.');
  await press(send);
  screen.getByText('One moment, please.');
  expect(field.value).toBe('I am ill');
  server.answers[update] = answerWithStatus('Rejected');
  await press(send);
  expect(server.changes().at(-1)).toEqual({
    route: update,
    body: { appStatus: 'Rejected', rejectionReason: 'I am ill' },
  });
  expect(buttonsInHead()).toEqual([]);
});
