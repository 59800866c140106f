import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { getToastText } from '#web/testing/dialogs.ts';
import { problem } from '#web/testing/problem-response.ts';
import { openAppointments, type PatientServer, patientServer } from '#web/testing/screens/patient-server.tsx';
import { lostNetwork } from '#web/testing/server.ts';

let server: PatientServer;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await button(name));

beforeEach(() => {
  server = patientServer();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
describe('F-08 picking a new time', () => {
  const route = 'POST /appointments/pick-time';
  const moved = patientAppointment({ appStatus: 'Rescheduled', canPickTime: true });
  const again = patientAppointment({ appointmentId: 'APT-000002', slot: '09:00', replaces: 'APT-000001' });

  beforeEach(async () => {
    server.appointments = [moved];
    openAppointments(server);
    await screen.findByText('This appointment was moved. Pick a new time; you won’t need another approval.');
    await click(/^Pick a new time/);
    await screen.findByRole('radio', { name: '09:00' });
  });
  const pick = async () => {
    await userEvent.click(screen.getByRole('radio', { name: '09:00' }));
    await click('Book Tomorrow, 09:00');
  };

  test('F-08 nothing is sent until a time is chosen', async () => {
    expect(await button('Choose a time')).toHaveProperty('disabled', true);
  });

  test('F-08 the new visit appears with the focus; the old one can be moved no more', async () => {
    server.answers[route] = () => {
      server.appointments = [again, { ...moved, canPickTime: false }];
      return Response.json({ appointmentId: 'APT-000002' });
    };
    await pick();
    expect(await getToastText()).toBe('Your new time is Tomorrow, 09:00.');
    expect(server.sentTo(route)).toEqual([
      { appointmentId: 'APT-000001', date: '2026-11-27', slotNumber: '09:00' },
    ]);
    const pending = within(screen.getByRole('region', { name: 'Pending Appointments' }));
    const card = await pending.findByRole('article');
    expect(card.querySelector('s')?.textContent).toBe('Tomorrow 16:30');
    await waitFor(() => expect(document.activeElement).toBe(card));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pick a new time/ })).toBeNull());
  });

  test.each([
    [409, 'slot_taken', 'This slot has already been booked. Please choose another.'],
    [422, 'slot_not_published', 'The doctor doesn’t offer this time. Choose another time.'],
  ] as const)('F-08 %i %s: it says why and shows the free times anew', async (status, code, why) => {
    server.answers[route] = () => {
      server.free = [{ date: '2026-11-27', interval: 30, free: ['11:00'], booked: ['09:00', '16:30'] }];
      return problem(status, code, why);
    };
    await pick();
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(why);
    await screen.findByRole('radio', { name: '11:00' });
    expect(screen.getByRole('radio', { name: /^09:00/ }).getAttribute('aria-disabled')).toBe('true');
    expect(await button('Choose a time')).toHaveProperty('disabled', true);
  });

  test('F-08 409 patient_busy: the same time is not offered to be sent again', async () => {
    server.answers[route] = problem(409, 'patient_busy', 'You already have an appointment then.');
    await pick();
    await screen.findByText('You already have an appointment then.');
    expect(await button('Choose a time')).toHaveProperty('disabled', true);
  });

  test('F-08 picked elsewhere meanwhile: it says so, and the lists are asked again', async () => {
    server.answers[route] = () => {
      server.appointments = [again, { ...moved, canPickTime: false }];
      return problem(409, 'already_replaced', 'A new time has already been chosen.');
    };
    await pick();
    expect(await getToastText()).toBe('A new time has already been chosen.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const pending = within(screen.getByRole('region', { name: 'Pending Appointments' }));
    expect((await pending.findByRole('article')).querySelector('s')?.textContent).toBe('Tomorrow 16:30');
  });

  test('F-08 without an answer the choice stays, to be sent again', async () => {
    server.answers[route] = lostNetwork;
    await pick();
    await screen.findByText('We can’t reach the server. Check your connection and try again.');
    expect(await button('Book Tomorrow, 09:00')).toHaveProperty('disabled', false);
  });

  test('F-08 a chosen time that somebody else takes is given up before it is sent', async () => {
    await userEvent.click(screen.getByRole('radio', { name: '09:00' }));
    await button('Book Tomorrow, 09:00');
    server.free = [{ date: '2026-11-27', interval: 30, free: ['11:00'], booked: ['09:00'] }];
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await button('Choose a time')).toHaveProperty('disabled', true);
  });
});
