// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PatientAppointment } from '#contract/appointments.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import {
  openAppointments,
  problem,
  standInForDialogs,
  toastText,
  VisitServer,
  visit,
} from './test-visits.tsx';

let server: VisitServer;
const section = (name: string) => screen.findByRole('region', { name });
const buttonsOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const linksOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  server = new VisitServer();
  standInForDialogs();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
});
afterEach(() => {
  act(() => void vi.advanceTimersByTime(10_000)); // toasts outlive the screen that showed them
  cleanup();
  vi.useRealTimers();
});

const ahead = ['Requested', 'Pending', 'Confirmed', 'Request for Rescheduling'] as const;
const behind = ['Rescheduled', 'Completed', 'Cancelled', 'Rejected', 'Incomplete'] as const;

describe('F-06 two sections', () => {
  test.each([
    ...ahead.map((status) => [status, 'Pending Appointments'] as const),
    ...behind.map((status) => [status, 'History'] as const),
  ])('F-06 %s stands under "%s"', async (appStatus, name) => {
    server.visits = [visit({ appStatus })];
    openAppointments(server);
    const card = within(await section(name)).getByRole('article', { name: 'Chest Pain' });
    within(card).getByText(appStatus);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('F-06 headings stand in order, and none is left out', async () => {
    server.visits = [visit(), visit({ appointmentId: 'APT-000002', appStatus: 'Completed' })];
    openAppointments(server);
    await section('History');
    expect(
      screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual([
      'H1 Your Appointments',
      'H2 Pending Appointments',
      'H3 Chest Pain',
      'H2 History',
      'H3 Chest Pain',
    ]);
  });

  test('F-06 without any appointment it says so, and how to book one', async () => {
    openAppointments(server);
    const state = (await screen.findByText('You have no appointments booked for today.')).closest('div');
    const link = within(state as HTMLElement).getByRole('link', { name: 'Book Appointment' });
    expect(link.getAttribute('href')).toBe('/doctors-available');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('F-06 what waits for a new time stands first in History', async () => {
    const past = (id: string, canPickTime = false) =>
      visit({ appointmentId: id, reason: id, appStatus: 'Rescheduled', canPickTime });
    server.visits = [past('One'), past('Due', true), past('Two')];
    openAppointments(server);
    const cards = within(await section('History')).getAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Due', 'One', 'Two']);
  });

  test('F-06 with a history alone the text of the empty screen does not show', async () => {
    server.visits = [visit({ appStatus: 'Completed' })];
    openAppointments(server);
    within(await section('Pending Appointments')).getByText('No visit lies ahead.');
    expect(screen.queryByText('You have no appointments booked for today.')).toBeNull();
  });

  test('F-06 what cannot be loaded is said, with a way to try again', async () => {
    server.answers['GET /patients/appointments/open'] = () => problem(503, 'unavailable', 'In a moment.');
    openAppointments(server);
    await screen.findByText('In a moment.');
    delete server.answers['GET /patients/appointments/open'];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('You have no appointments booked for today.');
  });
});

test('F-07 a card says why, when, with whom, how and where', async () => {
  server.visits = [visit()];
  openAppointments(server);
  const card = await screen.findByRole('article', { name: 'Chest Pain' });
  expect(card.textContent).toContain('Tomorrow, 27 Nov 2026');
  expect(card.textContent).toContain('Slot: 16:30');
  const facts = within(card)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Doctor:', expect.stringContaining('Dr. Ananya Rao')],
    ['Visit Mode:', 'Online'],
    ['Address:', 'Care Hospital'],
  ]);
});

test('F-07 without a hospital there is no address', async () => {
  server.visits = [visit({ hospital: '' })];
  openAppointments(server);
  await screen.findByText('Visit Mode:');
  expect(screen.queryByText('Address:')).toBeNull();
});

describe('F-08 what each status offers', () => {
  const three = ['Request Reschedule', 'Join Video Call', 'Cancel Appointment'];
  const offers: readonly [AppointmentStatus, readonly string[], readonly string[]][] = [
    ['Requested', three, []],
    ['Pending', ['I will come', ...three], []],
    ['Confirmed', three, []],
    ['Request for Rescheduling', [], []],
    ['Rescheduled', [], ['Book again']],
    ['Completed', [], ['Book again']],
    ['Cancelled', [], ['Book again']],
    ['Rejected', [], ['Book again']],
    ['Incomplete', [], ['Book again']],
  ];
  test.each(offers)('F-08 %s offers the buttons %j and the links %j', async (appStatus, buttons, links) => {
    server.visits = [visit({ appStatus })];
    openAppointments(server);
    const card = await screen.findByRole('article');
    expect(buttonsOf(card)).toEqual(buttons);
    expect(linksOf(card)).toEqual(links);
  });

  test('F-08 the icons have their names as tooltips', async () => {
    server.visits = [visit({ startsAt: '2026-11-26T05:00:00Z', meetLink: null })];
    openAppointments(server);
    for (const name of ['Join Video Call', 'Cancel Appointment']) {
      expect((await screen.findByRole('button', { name })).title).toBe(name);
    }
  });

  test('F-08 one that was moved offers to pick a new time, one with a prescription to read it', async () => {
    server.visits = [
      visit({ appStatus: 'Rescheduled', canPickTime: true }),
      visit({ appointmentId: 'APT-000002', appStatus: 'Completed', hasPrescription: true }),
    ];
    openAppointments(server);
    const [moved, completed] = await screen.findAllByRole('article');
    expect(buttonsOf(moved as HTMLElement)).toEqual(['Pick a new time']);
    expect(buttonsOf(completed as HTMLElement)).toEqual(['See prescription']);
  });

  test('F-08 "Book again" leads to the doctor, with what the visit was about', async () => {
    server.visits = [visit({ appStatus: 'Cancelled', reason: 'High BP' })];
    openAppointments(server);
    const href = (await screen.findByRole('link', { name: 'Book again' })).getAttribute('href');
    expect(href).toBe('/doctor-description?doctor=DOC-000042&reason=High+BP&mode=Online');
  });

  test('F-08 a rejected request shows why', async () => {
    server.visits = [visit({ appStatus: 'Rejected', rejectionReason: 'On leave that week' })];
    openAppointments(server);
    expect((await screen.findByRole('article')).textContent).toContain(
      "The doctor's reason: On leave that week",
    );
  });
});

describe('F-08 a button that cannot be used says why', () => {
  const tooLate = 'Appointments can be cancelled or rescheduled at least 2 hours before they start.';
  const late = (more: Partial<PatientAppointment> = {}) =>
    visit({ tooLate, allowedActions: ['confirm'], date: '2026-11-26', ...more });

  test.each([
    ['Request Reschedule', tooLate, late()],
    ['Cancel Appointment', tooLate, late()],
    ['Join Video Call', 'You cannot join before the start: Tomorrow, 16:30.', visit()],
    [
      'Join Video Call',
      'This is a visit in the clinic, not a video call.',
      visit({ consultStatus: 'Offline' }),
    ],
    [
      'Join Video Call',
      'The video room opens here in a later version.',
      visit({ startsAt: '2026-11-26T06:00:00Z' }),
    ],
  ])('F-08 "%s": %s', async (name, why, appointment) => {
    server.visits = [appointment];
    openAppointments(server);
    const button = await screen.findByRole('button', { name, description: why });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe(why);
    // A finger knows no tooltip: tapped, it says the same and does nothing.
    await userEvent.click(button);
    expect(await toastText()).toBe(why);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(server.sent.every(({ route }) => route.startsWith('GET'))).toBe(true);
  });

  test('F-08 "I will come" stays open when it is too late to cancel', async () => {
    server.visits = [late()];
    openAppointments(server);
    const come = await screen.findByRole('button', { name: 'I will come' });
    expect(come.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('F-11 joining', () => {
  test.each([
    [null, 'Invalid or missing Meet link for this appointment.'],
    ['Link', 'Invalid or missing Meet link for this appointment.'],
    ['https://meet.jit.si/', 'Invalid meet link format.'],
  ])('F-11 with the link %j: %s', async (meetLink, alert) => {
    server.visits = [visit({ startsAt: '2026-11-26T05:59:00Z', meetLink })];
    openAppointments(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Join Video Call' }));
    expect(await toastText()).toBe(alert);
  });

  test.each(['2026-11-25T19:00:00Z', '2026-11-25T23:59:00Z'])(
    'F-11 at 00:30 and 05:29 in India (%s) today is the clinic’s today, and yesterday’s visit has begun',
    async (now) => {
      vi.setSystemTime(now);
      server.visits = [
        visit({ reason: 'Over', date: '2026-11-25', startsAt: '2026-11-25T11:00:00Z' }),
        visit({
          reason: 'Next',
          appointmentId: 'APT-000002',
          date: '2026-11-26',
          startsAt: '2026-11-26T11:00:00Z',
        }),
      ];
      openAppointments(server);
      const over = await screen.findByRole('article', { name: 'Over' });
      expect(over.textContent).not.toContain('Today');
      within(over).getByRole('button', { description: 'The video room opens here in a later version.' });
      const next = screen.getByRole('article', { name: 'Next' });
      expect(next.textContent).toContain('Today, 26 Nov 2026');
      within(next).getByRole('button', { description: 'You cannot join before the start: Today, 16:30.' });
    },
  );

  test('F-11 the button changes by itself when the visit starts', async () => {
    const startsAt = Date.parse('2026-11-26T11:00:00Z');
    vi.setSystemTime(startsAt - 40_000);
    server.visits = [visit({ date: '2026-11-26', startsAt: '2026-11-26T11:00:00Z' })];
    openAppointments(server);
    const join = await screen.findByRole('button', { name: 'Join Video Call' });
    expect(join.title).toBe('You cannot join before the start: Today, 16:30.');
    await act(() => vi.advanceTimersByTimeAsync(startsAt - Date.now()));
    expect(join.title).toBe('The video room opens here in a later version.');
  });
});

describe('F-06 the history in pages', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      visit({ appointmentId: `APT-${index}`, reason: `Visit ${index}`, appStatus: 'Completed' }),
    );

  test('F-06 the next page is loaded when it is asked for, until there is none', async () => {
    server.visits = many(25);
    openAppointments(server);
    await screen.findByText('10 of 25');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('20 of 25');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('25 of 25');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(25);
  });

  test('F-06 one that slips to the next page between two answers is shown once', async () => {
    server.visits = many(20);
    openAppointments(server);
    await screen.findByText('10 of 20');
    server.visits = [visit({ appointmentId: 'APT-new', appStatus: 'Cancelled' }), ...server.visits];
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(10));
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('F-06 the lists stay fresh', () => {
  test('F-06 they are asked again on focus, and what failed meanwhile keeps what was shown', async () => {
    server.visits = [visit()];
    openAppointments(server);
    await screen.findByText('Pending');
    server.visits = [visit({ appStatus: 'Confirmed' })];
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByText('Confirmed');
    server.answers['GET /patients/appointments/open'] = () => problem(503, 'unavailable', 'In a moment.');
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByText('This list could not be refreshed and may have changed.');
    screen.getByText('Confirmed');
  });

  test('F-06 they are asked again every 30 seconds', async () => {
    server.visits = [visit()];
    openAppointments(server);
    await screen.findByText('Pending');
    server.visits = [visit({ appStatus: 'Rejected', rejectionReason: 'On leave' })];
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    within(await section('History')).getByText('Rejected');
  });
});
