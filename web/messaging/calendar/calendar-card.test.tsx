import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CalendarFeedState } from '#contract/messaging/calendar.ts';
import { useCalendarFile } from '#web/appointments/own/use-calendar-file.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { CalendarCard } from './calendar-card.tsx';

const address = 'https://hams.example/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics';
const since = '2026-11-22T04:30:00.000Z';

let feed: CalendarFeedState['feed'];
let server: FakeServer;

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => (await button(name)).click();
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => {
  feed = null;
  server = fakeServer({
    'GET /calendar-feed': () => ({ feed }),
    'POST /calendar-feed': () => {
      feed = { since, lastReadAt: null };
      return { address };
    },
    'DELETE /calendar-feed': () => {
      feed = null;
      return { feed };
    },
  });
  vi.spyOn(toast, 'good').mockReturnValue();
  vi.spyOn(toast, 'bad').mockReturnValue();
  vi.spyOn(toast, 'plain').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

test('N-05 a private address is made, shown once, copied, and opened in a calendar', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  openPage(server, <CalendarCard reader="patient" />);
  await press('Create a private link');
  const field = await screen.findByLabelText<HTMLInputElement>('Your private calendar link');
  expect(field.value).toBe(address);
  screen.getByText(/we show it only once/);
  const link = screen.getByRole('link', { name: 'Open in my calendar' });
  expect(link.getAttribute('href')).toBe('webcal://hams.example/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics');
  await press('Copy');
  await waitFor(() => expect(toast.good).toHaveBeenCalledWith('Link copied'));
  expect(writeText).toHaveBeenCalledWith(address);

  cleanup();
  openPage(server, <CalendarCard reader="patient" />);
  await screen.findByText(/private link since Sunday 22 November 2026/);
  expect(screen.queryByText(address)).toBeNull();
  expect(screen.queryByLabelText('Your private calendar link')).toBeNull();
});

test('N-05 an address that cannot be copied is selected, to be copied by hand', async () => {
  const refuse = async () => {
    throw new Error('not allowed');
  };
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: refuse } });
  openPage(server, <CalendarCard reader="patient" />);
  await press('Create a private link');
  const field = await screen.findByLabelText<HTMLInputElement>('Your private calendar link');
  await press('Copy');
  await waitFor(() => expect(toast.plain).toHaveBeenCalled());
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]);
});

test('N-05 it says when a calendar last read the address, in clinic time', async () => {
  feed = { since, lastReadAt: '2026-11-23T19:05:00.000Z' };
  openPage(server, <CalendarCard reader="patient" />);
  await screen.findByText(/last checked it on Tuesday 24 November 2026 at 00:35/);
});

test('N-05 turning off and replacing ask once, and can be given up', async () => {
  feed = { since, lastReadAt: null };
  openPage(server, <CalendarCard reader="doctor" />);
  screen.getByText(/with patients’ names/);
  await press('Turn off');
  (await dialog()).getByRole('button', { name: 'Keep it' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Create a new link');
  (await dialog()).getByRole('button', { name: 'Keep it' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent.map(({ route }) => route)).toEqual(['GET /calendar-feed']);

  await press('Create a new link');
  (await dialog()).getByRole('button', { name: 'Create new link' }).click();
  await screen.findByLabelText('Your private calendar link');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await press('Turn off');
  (await dialog()).getByRole('button', { name: 'Turn off' }).click();
  await button('Create a private link');
  expect(screen.queryByLabelText('Your private calendar link')).toBeNull();
  const changes = server.sent.map(({ route }) => route).filter((route) => !route.startsWith('GET'));
  expect(changes).toEqual(['POST /calendar-feed', 'DELETE /calendar-feed']);
});

test('N-05 what the server refuses is said in its words, and asked again', async () => {
  server.answers['GET /calendar-feed'] = problem(503, 'unavailable', 'Please try again in a moment.');
  openPage(server, <CalendarCard reader="patient" />);
  await screen.findByText('Please try again in a moment.');
  delete server.answers['GET /calendar-feed'];
  await press('Try again');
  await button('Create a private link');
  server.answers['POST /calendar-feed'] = problem(429, 'too_many_requests', 'Please wait.');
  await press('Create a private link');
  await waitFor(() => expect(toast.bad).toHaveBeenCalledWith('Please wait.'));
  expect(screen.queryByLabelText('Your private calendar link')).toBeNull();
});

function Saver() {
  const file = useCalendarFile('APT-000007');
  return (
    <button type="button" onClick={() => void file.run()}>
      Add to calendar
    </button>
  );
}

test('N-05 a visit is saved under its own name; a refusal is told', async () => {
  const made = vi.fn<(file: Blob) => string>(() => 'blob:x');
  URL.createObjectURL = made; // jsdom does not implement it
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const route = 'GET /appointments/:appointmentId/calendar.ics';
  server.answers[route] = new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } });
  openPage(server, <Saver />);
  await press('Add to calendar');
  await waitFor(() => expect(names).toEqual(['APT-000007.ics']));
  expect(server.sent[0]?.route).toBe('GET /appointments/APT-000007/calendar.ics');
  expect(await made.mock.lastCall?.[0].text()).toBe('BEGIN:VCALENDAR');

  server.answers[route] = problem(409, 'wrong_status', 'This visit is Cancelled.');
  await press('Add to calendar');
  await waitFor(() => expect(toast.bad).toHaveBeenCalledWith('This visit is Cancelled.'));
});
