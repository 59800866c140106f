import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { VisitLink } from '#contract/messaging/visit-links.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer, lostNetwork } from '#web/testing/server.ts';
import { loadVisitLink, VisitLinkScreen } from './visit-link-screen.tsx';

const token = 'A'.repeat(22);
const allow = (...names: VisitLink['actions'][number]['action'][]) =>
  names.map((action) => ({ action, closed: null }));
const pending: VisitLink = {
  role: 'patient',
  patientName: 'Asha Menon',
  doctorId: 'DOC-000001',
  doctorName: 'Dr. Rao',
  specialization: 'Cardiology',
  hospital: 'Care Hospital',
  address: '1 Marine Drive, Kochi',
  phone: '0484 234 0100',
  practiceId: 'PRA-000001',
  consultStatus: 'Offline',
  date: '2026-11-27',
  slot: '16:30',
  startsAt: '2026-11-27T11:00:00.000Z',
  endsAt: '2026-11-27T11:15:00.000Z',
  appStatus: 'Pending',
  movedFrom: null,
  preferred: null,
  canPickTime: false,
  lateMinutes: null,
  doctorLate: null,
  over: false,
  actions: allow('confirm', 'move', 'cancel'),
  reminders: { email: true, sms: true },
  reviews: true,
};

const EmptyScreen = () => null;

let server: FakeServer;
let present: VisitLink;

function visit(path = `/v/${token}`) {
  const loader = loadVisitLink({ call: server.call, place: () => null });
  const routes = ['/v/:token', '/v/:token/unsubscribe'].map((each) => ({
    path: each,
    loader,
    Component: VisitLinkScreen,
    HydrateFallback: EmptyScreen,
  }));
  openPage(server, routes, { at: path });
}

type Action = 'accept' | 'cancel' | 'confirm' | 'late' | 'move' | 'unsubscribe';
const route = <A extends Action>(action: A) => `POST /visit-links/:token/${action}` as const;
const performAction = (action: Action, change: Partial<VisitLink>) => {
  server.answers[route(action)] = () => {
    present = { ...present, ...change };
    return present;
  };
};
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const state = () => screen.getByRole('status').textContent;

beforeEach(() => {
  present = pending;
  server = fakeServer({
    'GET /visit-links/:token': () => present,
    'GET /doctors/:id/availability': {
      today: '2026-11-26',
      days: [{ date: '2026-11-28', interval: 30, free: ['10:00', '10:30'], booked: [] }],
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
});

test('N-04 names the person, shows when, with whom and where, and what is due', async () => {
  visit();
  const when = await screen.findByRole('heading', { level: 1 });
  expect(when.textContent).toBe('Friday 27 November 2026 16:30');
  screen.getByText('For Asha Menon');
  screen.getByText('Dr. Rao');
  screen.getByText('Care Hospital');
  screen.getByText('1 Marine Drive, Kochi');
  expect(screen.getByRole('link', { name: '0484 234 0100' }).getAttribute('href')).toBe('tel:+914842340100');
  expect(state()).toBe('PendingDr. Rao is expecting you. Please confirm you’re coming.');
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'I’m coming',
    'Ask for another time',
    'Cancel appointment',
  ]);
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    `/api/visit-links/${token}/calendar.ics`,
  );
  // Without a script the browser submits the due button itself.
  const form = screen.getByRole('button', { name: 'I’m coming' }).closest('form');
  const action = `/v/${token}/confirm?shown=2026-11-27T11%3A00%3A00.000Z`;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', action]);
});

test.each([
  ['Rescheduled', true, 'Choose a new time', true],
  ['Rescheduled', false, 'Rescheduled', true],
  // The doctor goes on leave.
  ['Pending', true, 'Choose a new time', true],
  ['Cancelled', false, 'Cancelled', true],
  ['Rejected', false, 'Rejected', true],
  // The time stays booked until the doctor answers.
  ['Request for Rescheduling', false, 'Request for Rescheduling', false],
] as const)(
  'N-04 %s (time to pick: %s) is headed %s, not by its time',
  async (appStatus, canPickTime, title, gone) => {
    present = { ...pending, appStatus, canPickTime, actions: [] };
    visit();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(screen.getByText('Friday 27 November 2026 16:30').closest('s') !== null).toBe(gone);
  },
);

test('N-04 one tap confirms, and says what is now', async () => {
  performAction('confirm', { appStatus: 'Confirmed', actions: allow('move', 'cancel') });
  visit();
  await tap('I’m coming');
  await screen.findByText('You’ve confirmed you’re coming. There’s nothing else to do.');
  expect(screen.queryByRole('button', { name: 'I’m coming' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(server.sentTo(route('confirm'))).toHaveLength(1);
});

test('N-04 two taps in one moment are one call', async () => {
  const { promise, resolve } = Promise.withResolvers<VisitLink>();
  server.answers[route('confirm')] = () => promise;
  visit();
  const button = await screen.findByRole('button', { name: 'I’m coming' });
  fireEvent.click(button);
  fireEvent.click(button);
  resolve({ ...present, appStatus: 'Confirmed' });
  await screen.findByText(/There’s nothing else to do/);
  expect(server.sentTo(route('confirm'))).toHaveLength(1);
});

test('N-04 asks once before it cancels, and names the visit', async () => {
  performAction('cancel', { appStatus: 'Cancelled', actions: [] });
  visit();
  await tap('Cancel appointment');
  const dialog = screen.getByRole('dialog');
  within(dialog).getByText(/^Asha Menon with Dr\. Rao, Tomorrow, 16:30\./);
  expect(document.activeElement?.textContent).toBe('Keep appointment');
  expect(server.sentTo(route('cancel'))).toEqual([]);
  await tap('Yes, cancel');
  await screen.findByText('This appointment is cancelled. There’s nothing else to do.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe(
    '/doctor-description?doctor=DOC-000001',
  );
});

test('N-04 asks the doctor for another time, with a reason if one is given', async () => {
  const preferred = { date: '2026-11-28', slot: '10:30' };
  performAction('move', { appStatus: 'Request for Rescheduling', preferred, actions: [] });
  visit();
  await tap('Ask for another time');
  await userEvent.click(await screen.findByRole('radio', { name: '10:30' }));
  await userEvent.type(screen.getByLabelText(/Your reason/), ' A journey ');
  await tap('Ask for Sat 28 Nov, 10:30');
  await screen.findByText('You asked for Sat 28 Nov, 10:30.');
  screen.getByText(/asked Dr\. Rao\. You’ll keep your current time/);
  expect(server.sentTo(route('move'))).toEqual([
    { date: '2026-11-28', slotNumber: '10:30', reason: 'A journey' },
  ]);
});

test('N-04 a time that somebody else took is said in the dialog, which stays', async () => {
  server.answers[route('move')] = problem(409, 'slot_taken', 'This slot has already been booked.');
  present = {
    ...pending,
    appStatus: 'Rescheduled',
    canPickTime: true,
    actions: allow('move'),
  };
  visit();
  await screen.findByText('This appointment was moved. Pick a new time; you won’t need another approval.');
  await tap('Pick a new time');
  expect(screen.queryByLabelText(/Your reason/)).toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: '10:00' }));
  await tap('Book Sat 28 Nov, 10:00');
  const dialog = screen.getByRole('dialog');
  await within(dialog).findByText('This slot has already been booked.');
  await waitFor(() => expect(server.sentTo('GET /doctors/:id/availability').length).toBeGreaterThan(1));
});

test('N-04 K-02 other times are those of the place of the visit; where it has none it is said that they are elsewhere', async () => {
  const part = (practiceId: string, free: string[]) => ({
    practiceId,
    mode: 'Any' as const,
    interval: 30,
    free,
    booked: [],
  });
  const createAvailability = (...here: string[]) => ({
    today: '2026-11-26',
    days: [
      {
        date: '2026-11-28',
        interval: 30,
        free: ['10:00', ...here].sort(),
        booked: [],
        parts: [part('PRA-000002', ['10:00']), part('PRA-000001', here)],
      },
    ],
  });
  present = { ...pending, appStatus: 'Rescheduled', canPickTime: true, actions: allow('move') };
  server.answers['GET /doctors/:id/availability'] = createAvailability('16:00');
  visit();
  await tap('Pick a new time');
  await screen.findByRole('radio', { name: '16:00' });
  expect(screen.queryByRole('radio', { name: '10:00' })).toBeNull();
  expect(screen.queryByRole('note')).toBeNull();
  cleanup();
  server.answers['GET /doctors/:id/availability'] = createAvailability();
  visit();
  await tap('Pick a new time');
  await screen.findByRole('radio', { name: '10:00' });
  expect(screen.getByRole('note').textContent).toBe(
    'No times are available at this location. These are at another of the doctor’s practices.',
  );
});

test('N-04 a visit that was moved says so', async () => {
  present = { ...pending, movedFrom: { date: '2026-11-26', slot: '09:00' } };
  visit();
  await screen.findByText(
    'This appointment was moved to Fri 27 Nov, 16:30. Your earlier time, Thu 26 Nov, 09:00, no longer applies.',
  );
});

test('N-04 says how late, in one more tap, and the doctor has been told', async () => {
  present = { ...pending, appStatus: 'Confirmed', actions: allow('late') };
  performAction('late', { lateMinutes: 15 });
  visit();
  await tap('I’m running late');
  await tap('15 min');
  await screen.findByText('We’ve told Dr. Rao you’ll be 15 minutes late.');
  expect(server.sentTo(route('late'))).toEqual([{ minutes: 15 }]);
  expect(screen.queryByRole('button', { name: '15 min' })).toBeNull();
});

test('N-04 what is closed says why', async () => {
  const closed = 'At least 2 hours before.';
  present = {
    ...pending,
    actions: [...allow('confirm'), { action: 'move', closed }, { action: 'cancel', closed }],
  };
  visit();
  const move = await screen.findByRole('button', { name: 'Ask for another time' });
  expect(move.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText(closed).some((each) => !each.hidden)).toBe(true);
});

test('N-04 when somebody else was first the page says so and shows what is now', async () => {
  server.answers[route('confirm')] = () => {
    present = { ...pending, appStatus: 'Cancelled', actions: [] };
    return problem(409, 'wrong_status', 'This can’t be done: the appointment is now Cancelled.');
  };
  visit();
  await tap('I’m coming');
  expect((await screen.findByRole('alert')).textContent).toMatch(/is now Cancelled/);
  await screen.findByText('This appointment is cancelled. There’s nothing else to do.');
});

test('N-04 without a network nothing is lost, and the tap can be made again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers[route('confirm')] = lostNetwork;
  visit();
  await tap('I’m coming');
  await screen.findByRole('alert');
  performAction('confirm', { appStatus: 'Confirmed', actions: [] });
  await tap('I’m coming');
  await screen.findByText(/There’s nothing else to do/);
});

test('N-04 somebody who comes back to the page sees what is now', async () => {
  visit();
  await screen.findByText(/Please confirm you’re coming/);
  present = { ...pending, appStatus: 'Confirmed', actions: [] };
  // The page becomes interactive a moment after it is visible.
  await act(async () => {});
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText(/You’ve confirmed you’re coming/);
});

test('N-06 reminders go off by one switch, opened for whoever comes to unsubscribe', async () => {
  performAction('unsubscribe', { reminders: { email: false, sms: true } });
  visit(`/v/${token}/unsubscribe`);
  const byEmail = await screen.findByRole('switch', { name: 'By email' });
  expect(byEmail.closest('details')?.open).toBe(true);
  await userEvent.click(byEmail);
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'By email' })).toHaveProperty('checked', false),
  );
  expect(server.sentTo(route('unsubscribe'))).toEqual([{ topic: 'reminders', channel: 'email', on: false }]);
});

test('N-04 the doctor accepts a request by a tap', async () => {
  present = {
    ...pending,
    role: 'doctor',
    appStatus: 'Requested',
    actions: allow('accept'),
    reminders: null,
    reviews: null,
  };
  performAction('accept', { appStatus: 'Pending', actions: [] });
  visit();
  await screen.findByText('Asha Menon has asked for this time.');
  screen.getByText('For Dr. Rao');
  await tap('Accept request');
  await screen.findByText('You’ve accepted this appointment.');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('N-04 an unknown link says what to do', async () => {
  server.answers['GET /visit-links/:token'] = problem(404, 'link_unknown', '');
  visit();
  await screen.findByRole('heading', { name: 'This link doesn’t work' });
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
    '/login?returnTo=%2Fdashboard',
  );
});

test('N-04 a link whose visit is over shows what it was, and where to go', async () => {
  present = { ...pending, over: true, actions: [] };
  visit();
  await screen.findByText(/^This appointment has passed/);
  screen.getByRole('link', { name: 'Log In' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

test('K-05 a colleague’s time is offered with the colleague’s name, and why', async () => {
  present = {
    ...pending,
    appStatus: 'Rescheduled',
    canPickTime: true,
    actions: allow('move'),
    offer: {
      appointmentId: 'APT-000001',
      kind: 'colleague',
      until: '2026-11-26T11:00:00.000Z',
      doctorId: 'DOC-000002',
      doctorName: 'Dr. Kabir Sethi',
      specialization: 'Cardiology',
      hospital: 'Care Hospital',
      fee: 950,
      times: [{ offerId: 7, date: '2026-11-27', slot: '16:30' }],
    },
  };
  visit();
  await screen.findByRole('heading', { level: 2, name: 'Dr. Rao is away: Dr. Kabir Sethi can see you' });
  screen.getByRole('button', { name: /^Yes, .*16:30$/ });
});
