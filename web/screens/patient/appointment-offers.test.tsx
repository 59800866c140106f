import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { getToastText } from '#web/testing/dialogs.ts';
import { openAppointments, type PatientServer, patientServer } from '#web/testing/screens/patient-server.tsx';

let server: PatientServer;
/** Removes the end of the name, which identifies the visit for screen readers. */
const trimLabel = (name: string | null) => name?.replace(/: Dr\. Ananya Rao, (Today|Tomorrow) [\d:]+$/, '');
const listButtons = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('button')
    .map((button) => trimLabel(button.getAttribute('aria-label') ?? button.textContent));
const listLinks = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => trimLabel(link.textContent));

beforeEach(() => {
  server = patientServer();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
});
describe('F-08 what each status offers', () => {
  const four = ['Request Reschedule', 'Join Video Call', 'Add to calendar', 'Cancel Appointment'];
  const offers: readonly [AppointmentStatus, readonly string[], readonly string[]][] = [
    ['Requested', four, []],
    ['Pending', ['I’m coming', ...four], []],
    ['Confirmed', four, []],
    ['Request for Rescheduling', ['Join Video Call', 'Add to calendar', 'Withdraw request'], []],
    ['Rescheduled', [], ['Book again']],
    ['Completed', [], ['Book again']],
    ['Cancelled', [], ['Book again']],
    ['Rejected', [], ['Book again']],
    ['Incomplete', [], ['Book again']],
  ];
  test.each(offers)('F-08 %s offers the buttons %j and the links %j', async (appStatus, buttons, links) => {
    server.appointments = [patientAppointment({ appStatus, reason: 'High BP' })];
    openAppointments(server);
    const card = await screen.findByRole('article');
    expect(listButtons(card)).toEqual(buttons);
    expect(listLinks(card)).toEqual(links);
  });

  test('F-08 the icons have their names as tooltips', async () => {
    server.appointments = [
      patientAppointment({
        startsAt: '2026-11-26T05:30:00Z',
        endsAt: '2026-11-26T06:00:00Z',
        meetLink: null,
      }),
    ];
    openAppointments(server);
    for (const name of ['Join Video Call', 'Cancel Appointment']) {
      expect((await screen.findByRole('button', { name: new RegExp(`^${name}`) })).title).toBe(name);
    }
  });

  test('F-08 one that was moved offers to pick a new time, one with a prescription to read it', async () => {
    server.appointments = [
      patientAppointment({ appStatus: 'Rescheduled', canPickTime: true }),
      patientAppointment({ appointmentId: 'APT-000002', appStatus: 'Completed', hasPrescription: true }),
    ];
    openAppointments(server);
    const [moved, completed] = await screen.findAllByRole('article');
    expect(listButtons(moved as HTMLElement)).toEqual(['Pick a new time']);
    within(moved as HTMLElement).getByText('Choose a new time');
    expect((moved as HTMLElement).querySelectorAll('s')).toHaveLength(2);
    expect((completed as HTMLElement).querySelector('s')).toBeNull();
    expect(listButtons(completed as HTMLElement)).toEqual(['View prescription']);
  });

  test('F-08 "Book again" leads to the doctor, with what the visit was about', async () => {
    server.appointments = [patientAppointment({ appStatus: 'Cancelled', reason: 'High BP' })];
    openAppointments(server);
    const href = (await screen.findByRole('link', { name: /^Book again/ })).getAttribute('href');
    expect(href).toBe('/doctor-description?doctor=DOC-000042&reason=High+BP&mode=Online');
  });

  test('F-08 a rejected request shows why', async () => {
    server.appointments = [
      patientAppointment({ appStatus: 'Rejected', rejectionReason: 'On leave that week' }),
    ];
    openAppointments(server);
    expect((await screen.findByRole('article')).textContent).toContain('Doctor’s reason: On leave that week');
  });
});

describe('F-08 a button that cannot be used says why', () => {
  const tooLate = 'Appointments can be cancelled or rescheduled at least 2 hours before they start.';
  const late = (more: Partial<PatientAppointment> = {}) =>
    patientAppointment({ tooLate, allowedActions: ['confirm'], date: '2026-11-26', ...more });

  test.each([
    ['Request Reschedule', tooLate, late()],
    ['Cancel Appointment', tooLate, late()],
    ['Join Video Call', 'You can join from Tomorrow, 16:30.', patientAppointment()],
    [
      'Join Video Call',
      'This appointment is at the clinic, not by video.',
      patientAppointment({ consultStatus: 'Offline' }),
    ],
    [
      'Join Video Call',
      'The video room closed an hour after the visit ended.',
      patientAppointment({ startsAt: '2026-11-26T04:30:00Z', endsAt: '2026-11-26T05:00:00Z' }),
    ],
  ])('F-08 "%s": %s', async (name, why, appointment) => {
    server.appointments = [appointment];
    openAppointments(server);
    const button = await screen.findByRole('button', { name: new RegExp(`^${name}`), description: why });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe(why);
    // Touch has no tooltips: a tap shows the same text and does nothing.
    await userEvent.click(button);
    expect(await getToastText()).toBe(why);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(server.sent.every(({ route }) => route.startsWith('GET'))).toBe(true);
  });

  test('F-08 "I will come" stays open when it is too late to cancel', async () => {
    server.appointments = [late()];
    openAppointments(server);
    const pending = await screen.findByRole('region', { name: 'Pending Appointments' });
    const come = within(pending).getByRole('button', { name: /^I’m coming/ });
    expect(come.getAttribute('aria-disabled')).toBeNull();
  });
});
