import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MessagePreferences } from '#contract/messaging/messages.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer, lostNetwork, type Sent } from '#web/testing/server.ts';
import { MessagePreferencesCard } from './message-preferences.tsx';
import type { PreferenceChange } from './use-preferences.ts';

const choice = (channel: 'email' | 'push' | 'sms' | 'whatsapp', wanted = channel !== 'whatsapp') => ({
  channel,
  wanted,
  chosenOn: null,
});
const patient: MessagePreferences = {
  locale: 'en',
  topics: [
    { topic: 'visits', always: false, channels: [choice('email'), choice('sms'), choice('whatsapp')] },
    { topic: 'reviews', always: false, channels: [choice('email')] },
    { topic: 'security', always: true, channels: [choice('email'), choice('sms')] },
  ],
  requestsTold: null,
  dailyDigest: null,
};
const doctor: MessagePreferences = {
  locale: 'hi',
  topics: [
    { topic: 'visits', always: false, channels: [choice('email'), choice('push')] },
    { topic: 'digest', always: false, channels: [choice('email')] },
  ],
  requestsTold: 'at-once',
  dailyDigest: true,
};

let server: FakeServer;
let stored: MessagePreferences;
const get = 'GET /message-preferences';
const put = 'PUT /message-preferences';

/** Stores a change as the server does. */
function store({ body }: Sent): MessagePreferences {
  const { choices = [], ...rest } = body as PreferenceChange;
  stored = {
    ...stored,
    ...(rest as Partial<MessagePreferences>),
    topics: stored.topics.map((one) => ({
      ...one,
      channels: one.channels.map((of) => {
        const chosen = choices.find(({ topic, channel }) => topic === one.topic && channel === of.channel);
        return chosen ? { ...of, wanted: chosen.wanted, chosenOn: '2026-11-26' } : of;
      }),
    })),
  };
  return stored;
}

async function renderCard(preferences: MessagePreferences) {
  stored = preferences;
  openPage(server, <MessagePreferencesCard id="7" />);
  await screen.findByRole('table');
}
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

beforeEach(() => {
  server = fakeServer({ [get]: () => stored, [put]: store });
});

test('N-06 a row for each topic, a column for each channel; warnings are shown as always on', async () => {
  await renderCard(patient);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'About',
    'Email',
    'SMS',
    'WhatsApp',
  ]);
  expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Appointments: Email',
    'Appointments: SMS',
    'Appointments: WhatsApp',
    'Reviews: Email',
  ]);
  expect(screen.getAllByText('Always')).toHaveLength(2);
  expect(screen.getAllByText('Not available')).toHaveLength(3);
  screen.getByRole('heading', { name: 'Notifications in this browser' });
});

test('N-06 a switch is saved at once and it is said; WhatsApp tells what one agrees to, and since when', async () => {
  await renderCard(patient);
  expect(toggle('Appointments: WhatsApp').checked).toBe(false);
  screen.getByText(/you agree that HAMS can send you messages .* through WhatsApp/);
  await userEvent.click(toggle('Appointments: WhatsApp'));
  expect(toggle('Appointments: WhatsApp').checked).toBe(true);
  await screen.findByText('Saved');
  expect(server.sentTo(put)).toEqual([{ choices: [{ topic: 'visits', channel: 'whatsapp', wanted: true }] }]);
  screen.getByText('since 26/11/2026');
  await userEvent.click(toggle('Appointments: WhatsApp'));
  await waitFor(() => expect(screen.queryByText('since 26/11/2026')).toBeNull());
});

test('N-06 a change that fails is undone and it is said; the ones before and after it stay', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await renderCard(patient);
  let fail: (response: Response) => void = () => {};
  await userEvent.click(toggle('Reviews: Email'));
  await screen.findByText('Saved');
  server.answers[put] = () => new Promise((resolve) => (fail = resolve));
  await userEvent.click(toggle('Appointments: SMS'));
  await screen.findByText('Saving…');
  expect(toggle('Appointments: SMS').checked).toBe(false);
  delete server.answers[put];
  await userEvent.click(toggle('Appointments: Email'));
  fail(problem(503, 'unavailable', 'Please try again in a moment.'));
  await waitFor(() => expect(toggle('Appointments: SMS').checked).toBe(true));
  await screen.findByText('Saved');
  expect([toggle('Reviews: Email').checked, toggle('Appointments: Email').checked]).toEqual([false, false]);
});

test('N-06 without a network the switch goes back, with a sentence', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await renderCard(patient);
  server.answers[put] = lostNetwork;
  await userEvent.click(toggle('Appointments: SMS'));
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved. Please try again.');
  expect(toggle('Appointments: SMS').checked).toBe(true);
});

test('N-06 the language of messages is chosen apart from that of the site', async () => {
  await renderCard(patient);
  const select = screen.getByLabelText<HTMLSelectElement>('Notification language');
  expect(select.value).toBe('en');
  await userEvent.selectOptions(select, 'ta');
  await screen.findByText('Saved');
  expect(server.sentTo(put)).toEqual([{ locale: 'ta' }]);
  expect(screen.queryByText('New requests')).toBeNull();
});

test('N-08 a doctor hears of requests by the hour, and turns today’s list off as a whole', async () => {
  await renderCard(doctor);
  await userEvent.click(screen.getByLabelText('Hourly summary'));
  await userEvent.click(toggle('Daily summary at 07:00'));
  await screen.findByText('Saved');
  await waitFor(() =>
    expect(server.sentTo(put)).toEqual([{ requestsTold: 'hourly' }, { dailyDigest: false }]),
  );
  expect(toggle('Today’s appointments: Email').disabled).toBe(true);
  expect(toggle('Appointments: Email').disabled).toBe(false);
});

test('N-06 what could not be loaded is said, with a way to try again', async () => {
  stored = patient;
  server.answers[get] = problem(503, 'unavailable', 'Please try again in a moment.');
  openPage(server, <MessagePreferencesCard id="7" />);
  await screen.findByText('We couldn’t load your notification settings.');
  delete server.answers[get];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table');
});
