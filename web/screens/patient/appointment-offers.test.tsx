import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { getToastText } from '#web/testing/dialogs.ts';
import {
  chooseFromMenu,
  openAppointments,
  type PatientServer,
  patientServer,
} from '#web/testing/screens/patient-server.tsx';

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
  const rest = ['View Details', 'Add to calendar', 'Cancel Appointment'];
  const upcoming: readonly [AppointmentStatus, readonly string[], readonly string[]][] = [
    ['Requested', ['Request Reschedule', 'Join Video Call', 'More'], rest],
    [
      'Pending',
      ['I’m coming', 'Join Video Call', 'More'],
      ['View Details', 'Request Reschedule', 'Add to calendar', 'Cancel Appointment'],
    ],
    ['Confirmed', ['Request Reschedule', 'Join Video Call', 'More'], rest],
    [
      'Request for Rescheduling',
      ['Join Video Call', 'More'],
      ['View Details', 'Withdraw request', 'Add to calendar'],
    ],
  ];
  test.each(upcoming)(
    'F-08 %s offers the buttons %j and in the menu %j',
    async (appStatus, buttons, items) => {
      server.appointments = [patientAppointment({ appStatus, reason: 'High BP' })];
      openAppointments(server);
      const card = await screen.findByRole('article');
      expect(listButtons(card)).toEqual(buttons);
      await userEvent.click(within(card).getByRole('button', { name: /^More: / }));
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(items);
    },
  );

  test.each(['Rescheduled', 'Completed', 'Cancelled', 'Rejected', 'Incomplete'] as const)(
    'F-08 %s offers its details, and to book again',
    async (appStatus) => {
      server.appointments = [patientAppointment({ appStatus, reason: 'High BP' })];
      openAppointments(server);
      const card = await screen.findByRole('article');
      expect(listButtons(card)).toEqual([]);
      expect(listLinks(card)).toEqual(['View appointment', 'Book again']);
    },
  );

  test('F-08 only a visit by video has a camera', async () => {
    server.appointments = [patientAppointment({ consultStatus: 'Offline' })];
    openAppointments(server);
    const card = await screen.findByRole('article');
    expect(listButtons(card)).toEqual(['I’m coming', 'More']);
  });

  test('F-08 the camera has its name as a tooltip', async () => {
    server.appointments = [
      patientAppointment({
        startsAt: '2026-11-26T05:30:00Z',
        endsAt: '2026-11-26T06:00:00Z',
        meetLink: null,
      }),
    ];
    openAppointments(server);
    expect((await screen.findByRole('button', { name: /^Join Video Call/ })).title).toBe('Join Video Call');
  });

  test('F-08 one that was moved offers to pick a new time, one with a prescription to read it', async () => {
    server.appointments = [
      patientAppointment({ appStatus: 'Rescheduled', canPickTime: true }),
      patientAppointment({ appointmentId: 'APT-000002', appStatus: 'Completed', hasPrescription: true }),
    ];
    openAppointments(server);
    const [moved, completed] = await screen.findAllByRole('article');
    expect(listButtons(moved as HTMLElement)).toEqual(['Pick a new time']);
    expect((moved as HTMLElement).querySelector('summary s')?.textContent).toBe('27 Nov 2026 16:30');
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
    ['Request Reschedule', tooLate, late({ appStatus: 'Confirmed', allowedActions: [] })],
    ['Join Video Call', 'You can join from Tomorrow, 16:30.', patientAppointment()],
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

  test('F-08 in the menu too', async () => {
    server.appointments = [late()];
    openAppointments(server);
    await chooseFromMenu(new RegExp(`^Cancel Appointment.*${tooLate}`));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('F-08 "I will come" stays open when it is too late to cancel', async () => {
    server.appointments = [late()];
    openAppointments(server);
    const pending = await screen.findByRole('region', { name: 'Pending Appointments' });
    const come = within(pending).getByRole('button', { name: /^I’m coming/ });
    expect(come.getAttribute('aria-disabled')).toBeNull();
  });
});
