import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '#web/api/session.ts';
import type { Availability } from '#web/scheduling/availability/booking/use-availability.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { createFakeLine } from '#web/testing/platform/fake-line.ts';
import { fakeServer } from '#web/testing/server.ts';
import { DoctorBooking } from './doctor-booking.tsx';

const today = '2026-11-23';
const day = (date: string, free: string[], booked: string[] = []) => ({ date, interval: 30, free, booked });
const availability = { today, days: [day(today, ['16:00', '16:30']), day('2026-11-26', ['09:00'])] };
const doctor = {
  doctorId: 'DOC-000042',
  name: 'Dr. Ananya Rao',
  specialization: 'Cardiology',
  Hospital: 'Care Hospital',
  basicFee: 800,
  practices: [],
};
const slots = 'slots:DOC-000042' as const;

type Answer = (answer: Availability) => void;
let pendingRequests: { query: string; answer: Answer }[] = [];
let live: ReturnType<typeof createFakeLine>;

const question = async (query: string) => {
  await waitFor(() => expect(pendingRequests.map((each) => each.query)).toContain(query));
  const [found] = pendingRequests.splice(
    pendingRequests.findIndex((each) => each.query === query),
    1,
  );
  return (found as (typeof pendingRequests)[number]).answer;
};
const slot = (name: RegExp) => screen.getByRole('radio', { name });

beforeEach(async () => {
  pendingRequests = [];
  live = createFakeLine();
  sessionStore.logOut();
  const server = fakeServer({
    'GET /doctors/:id/availability': ({ search }) =>
      new Promise((resolve) => {
        pendingRequests.push({ query: search.toString(), answer: (body) => act(() => resolve(body)) });
      }),
  });
  openPage(server, <DoctorBooking doctor={doctor} search={{}} query="" initial={availability} />, { live });
  await waitFor(() => expect(live.sockets).toHaveLength(1));
  act(() => live.socket().grantAll());
  // Once for the new page, once because something may have changed before the topic was followed.
  (await question('days=15'))(availability);
  await waitFor(() => expect(pendingRequests.length).toBeLessThan(2));
  for (const { answer } of pendingRequests.splice(0)) answer(availability);
});

/** Reports someone else's booking, a quarter of a second or more after the last report. */
async function reportBooking(...days: string[]) {
  await act(async () => {
    live.socket().notify({ type: 'slots', topic: slots, days });
  });
}

test('E-08 when a slot is taken, its day alone is asked for again; who had chosen it is told in place', async () => {
  await userEvent.click(slot(/^16:30/));
  await reportBooking(today);
  (await question(`from=${today}&days=1`))({ today, days: [day(today, ['16:00'], ['16:30'])] });
  await waitFor(() => expect(slot(/^16:30/)).toHaveProperty('ariaDisabled', 'true'));
  expect(screen.getByRole('alert').textContent).toBe('This slot is already booked. Please choose another.');
  screen.getByRole('button', { name: 'Next available: Thu 26 Nov 09:00' });
  // Keyboard and screen reader stay where they were (WCAG 2.4.3).
  expect(document.activeElement).toBe(slot(/^16:30/));
  expect(pendingRequests).toEqual([]);
});

test('E-08 an answer that was overtaken by a newer one changes nothing', async () => {
  await reportBooking(today);
  const older = await question(`from=${today}&days=1`);
  await reportBooking(today);
  const newer = await question(`from=${today}&days=1`);
  newer({ today, days: [day(today, [], ['16:00', '16:30'])] });
  await waitFor(() => expect(slot(/^16:00/)).toHaveProperty('ariaDisabled', 'true'));
  older({ today, days: [day(today, ['16:00'], ['16:30'])] });
  await act(async () => {});
  expect(slot(/^16:00/)).toHaveProperty('ariaDisabled', 'true');
});

test('E-08 a day that is withdrawn is gone', async () => {
  await reportBooking(today);
  (await question(`from=${today}&days=1`))({ today, days: [] });
  await screen.findByText('No slots available for selected date');
});

test('E-08 when many days change, or the line was away, all of them are asked for once', async () => {
  await reportBooking(today, '2026-11-24', '2026-11-25');
  (await question('days=15'))({ today, days: [day(today, ['16:00'], ['16:30'])] });
  await waitFor(() => expect(slot(/^16:30/)).toHaveProperty('ariaDisabled', 'true'));
  act(() => live.socket().cut(1012));
  await waitFor(() => expect(live.sockets).toHaveLength(2), { timeout: 3000 });
  act(() => live.socket().grantAll());
  (await question('days=15'))(availability);
  await waitFor(() => expect(slot(/^16:30/)).toHaveProperty('ariaDisabled', null));
});
