import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDrafts } from '#web/platform/drafts/draft-store.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  advanceTime,
  asha,
  choose,
  cleanUpToday,
  createTodaysAppointment,
  day,
  list,
  loadDay,
  now,
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

const halfHour = 30 * 60_000;

beforeEach(setUpToday);
afterEach(cleanUpToday);

test('G-04 the day in time order as a list, with now between what has begun and what comes', async () => {
  openToday();
  await screen.findByRole('heading', { name: day });
  const rows = within(await list(day)).getAllByRole('listitem');
  expect(server.sentTo('GET /doctors/days/2026-11-26')).not.toEqual([]);
  expect(rows.map(({ textContent }) => textContent?.slice(0, 26))).toEqual([
    '09:30 26/11/2026Asha Menon',
    '11:00Now, 11:00',
    '11:30 26/11/2026Ravi Iyer3',
  ]);
  within(await row(/Asha/)).getByText('Next');
  const later = await row(/Ravi/);
  expect(later.textContent).toContain('Ravi Iyer36 F · Chest Pain · 1st visit · video · unpaid');
  const link = within(later).getByRole('link', { name: 'Ravi Iyer' });
  expect(link.getAttribute('href')).toBe('/dashboard/appointments/APT-000002');
  expect(screen.queryByRole('table')).toBeNull();
});

test('N-04 the row of a patient who is late says so', async () => {
  server.appointments = [asha, { ...ravi, lateMinutes: 15 }];
  openToday();
  within(await row(/Ravi/)).getByText('Running 15 min late');
  expect(within(await row(/Asha/)).queryByText(/late/)).toBeNull();
});

test('G-04 the line moves on with the time: a visit that goes on says "Now", then how long it is over', async () => {
  openToday();
  await row(/Ravi/);
  vi.setSystemTime(now + halfHour);
  await advanceTime(15_000);
  within(await row(/Ravi/)).getByText('Now');
  vi.setSystemTime(now + 2 * halfHour + 17 * 60_000);
  await advanceTime(15_000);
  within(await row(/Ravi/)).getByText('17 min over time');
  within(await row(/Asha/)).getByText('Ended at 10:00');
  expect(
    within(await list(day))
      .getAllByRole('listitem')
      .at(-1)?.textContent,
  ).toBe('12:17Now, 12:17');
});

test('G-04 allergies, the patient who waits in the room, and what was paid stand in the row', async () => {
  const payment = { way: 'upi', amount: 900, receipt: 'R-2026-000042', at: '2026-11-26T04:00:00Z' } as const;
  server.appointments = [
    asha,
    { ...ravi, allergies: ['penicillin', 'sulfa'], waitingSince: '2026-11-26T05:22:00Z', payment },
  ];
  openToday();
  const waiting = await row(/Ravi/);
  within(waiting).getByText('Allergy: penicillin, sulfa');
  within(waiting).getByText('Waiting since 10:52');
  expect(waiting.textContent).toContain('₹900 UPI');
});

test('G-04 at Done the payment is recorded in the same step; what the desk recorded meanwhile is said, and the visit done', async () => {
  server.appointments = [{ ...asha, fee: 900 }];
  openToday();
  await press(/Asha/, /^Done/);
  const dialog = await screen.findByRole('dialog');
  const line = within(dialog).getByRole('group', { name: 'Record payment ₹900' });
  const cash = within(line).getByRole('button', { name: 'Cash' });
  await user.click(cash);
  await user.click(cash);
  expect(within(line).queryByRole('textbox')).toBeNull();
  await user.click(within(line).getByRole('button', { name: 'UPI' }));
  server.answerOnce(route, problem(409, 'already_paid', 'Payment for this visit has already been recorded.'));
  await user.click(within(dialog).getByRole('button', { name: /without/ }));
  await screen.findByText('Payment for this visit has already been recorded.');
  const body = { appStatus: 'Completed' };
  expect(server.changes().map(({ body }) => body)).toEqual([
    { ...body, payment: { way: 'upi', amount: 900 } },
    body,
  ]);
});

test('G-04 what fell through today says who and when and stays for the day; of an earlier day it is no news', async () => {
  const fallen = (id: string, name: string, at: string, by: 'patient' | 'doctor') =>
    createTodaysAppointment(id, name, '12:00', {
      appStatus: 'Cancelled',
      closed: { by, at, status: 'Cancelled' },
    });
  server.appointments = [
    asha,
    fallen('APT-000005', 'Meena Das', '2026-11-26T04:28:00Z', 'patient'),
    fallen('APT-000006', 'Old News', '2026-11-25T04:28:00Z', 'patient'),
    createTodaysAppointment('APT-000007', 'Kiran Kamath', '12:30', {
      bookedAutomatically: true,
      bookedAt: '2026-11-26T04:11:00Z',
    }),
  ];
  openToday();
  const cancelled = await row(/Meena/);
  within(cancelled).getByText('Cancelled by patient, 09:58');
  expect(within(cancelled).getAllByRole('button')).toHaveLength(1);
  within(await row(/Kiran/)).getByText('Booked automatically, 09:41');
  expect(screen.queryByText('Old News')).toBeNull();
});

test('M-13 a visit that the front desk cancelled for its patient says that it was the desk', async () => {
  const closed = { by: 'hospital', at: '2026-11-26T04:28:00Z', status: 'Cancelled' } as const;
  server.appointments = [
    createTodaysAppointment('APT-000005', 'Meena Das', '12:00', { appStatus: 'Cancelled', closed }),
  ];
  openToday();
  within(await row(/Meena/)).getByText('Cancelled by front desk, 09:58');
});

test('G-04 what is done, and who comes tomorrow, stand under the day', async () => {
  const closed = { by: 'doctor', at: '2026-11-26T04:20:00Z', status: 'Completed' } as const;
  server.appointments = [{ ...asha, appStatus: 'Completed', allowedActions: [], closed }, ravi];
  server.tomorrow = [createTodaysAppointment('APT-000009', 'Megha Murthy', '10:00', { date: '2026-11-27' })];
  openToday();
  expect((await rowIn('Done today 1', /Asha/)).textContent).toContain('Done, 09:50');
  await waitFor(() => rowIn('Tomorrow 1', /Megha/));
  expect(within(await list(day)).queryByText('Asha Menon')).toBeNull();
});

test('G-04 an empty day says so', async () => {
  server.appointments = [];
  openToday();
  await screen.findByText('No Appointments for Today.');
  await screen.findByText('No visits tomorrow.');
});

test('G-04 what cannot be loaded is said, and loaded by Retry', async () => {
  server.answers[loadDay] = problem(503, 'unavailable', 'Please try again in a moment.');
  openToday();
  await screen.findByText('Please try again in a moment.');
  delete server.answers[loadDay];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row(/Asha/);
});

test('G-04 the day is asked again every 15 seconds', async () => {
  openToday();
  await row(/Asha/);
  server.appointments = [ravi];
  await advanceTime(15_000);
  await waitFor(() => expect(screen.queryByText('Asha Menon')).toBeNull());
});

test('G-04 a video visit whose slot is over offers Join while its room is open; Done comes second', async () => {
  server.appointments = [ravi];
  vi.setSystemTime(Date.parse(ravi.endsAt) + halfHour);
  openToday();
  const over = await row(/Ravi/);
  expect(within(over).queryByRole('button', { name: /^Done/ })).toBeNull();
  // The card for phones has both.
  const names = screen
    .getAllByRole('button', { name: /Ravi Iyer, 11:30$/ })
    .map((one) => one.getAttribute('aria-label')?.split(':')[0]);
  expect(names).toEqual(['Join Meet', 'Done', 'Join Meet', 'More']);
  cleanup();
  vi.setSystemTime(Date.parse(ravi.endsAt) + 2 * halfHour);
  openToday();
  const closed = await row(/Ravi/);
  within(closed).getByRole('button', { name: /^Done/ });
  expect(within(closed).queryByRole('button', { name: /^Join Meet/ })).toBeNull();
});

test('G-04 where there is room a row has all its actions: Join Meet or N/A, Done, Cancel, Reschedule', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const closed = { by: 'doctor', at: '2026-11-26T04:20:00Z', status: 'Completed' } as const;
  const completed = { appStatus: 'Completed', allowedActions: [], closed } as const;
  server.appointments = [
    { ...asha, ...completed, allowedActions: [], prescription: 'Paracetamol' },
    createTodaysAppointment('APT-000008', 'Kiran Kamath', '10:00', { ...completed, allowedActions: [] }),
    createTodaysAppointment('APT-000005', 'Meena Das', '11:00'),
    ravi,
    createTodaysAppointment('APT-000006', 'Zoya Khan', '12:00', { appStatus: 'Request for Rescheduling' }),
  ];
  openToday();
  const findRowText = async (who: RegExp) => {
    const found = within(await row(who)).getAllByRole('button');
    return found.map((one) => `${one.textContent}${one.getAttribute('aria-disabled') ? ', closed' : ''}`);
  };
  expect(await findRowText(/Meena/)).toEqual(['Done', 'Cancel', 'Reschedule', '']);
  within(await row(/Meena/)).getByText('N/A');
  expect(await findRowText(/Ravi/)).toEqual(['Join Meet, closed', 'Done', 'Cancel', 'Reschedule', '']);
  expect(await findRowText(/Zoya/)).toEqual(['Reschedule, closed', '']);
  within(await row(/Zoya/)).getByRole('button', {
    name: 'Reschedule: Zoya Khan, 12:00',
    description: 'The patient has asked for another time. Answer the request on your dashboard.',
  });
  await press(/Meena/, /^More/);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Open patient record',
    'No-show',
    'Record payment…',
    'Call 9000000007',
  ]);
  await user.keyboard('{Escape}');
  await press(/Meena/, /^Cancel: Meena Das, 11:00$/);
  await user.click(
    within(screen.getByRole('dialog', { name: /Meena Das/ })).getByRole('button', { name: 'Close' }),
  );

  // A completed visit shows its prescription, if there is one.
  expect(within(await rowIn('Done today 2', /Kiran/)).getAllByRole('button')).toHaveLength(1);
  await user.click(
    within(await rowIn('Done today 2', /Asha/)).getByRole('button', {
      name: /^View prescription: Asha Menon/,
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Prescription for Asha Menon' });
  await within(dialog).findByText('No prescription has been written for this appointment.');
  expect(server.sent.at(-1)?.route).toBe('GET /appointments/APT-000001/prescription');
});

test('G-04 Join Meet only for an online visit with a link, else N/A behind the dots', async () => {
  server.appointments = [
    createTodaysAppointment('APT-000003', 'Offline', '12:00', { meetLink: 'hams-y' }),
    createTodaysAppointment('APT-000004', 'Unlinked', '12:30', { consultStatus: 'Online' }),
    ravi,
  ];
  openToday();
  for (const who of [/Offline/, /Unlinked/]) {
    expect(within(await row(who)).queryByRole('button', { name: /Join Meet/ })).toBeNull();
    await press(who, /^More: /);
    const item = screen.getByRole('menuitem', { name: /^Join Meet/ });
    expect([item.textContent, item.getAttribute('aria-disabled')]).toEqual(['Join MeetN/A', 'true']);
    await user.keyboard('{Escape}');
  }
  within(await row(/Ravi/)).getAllByRole('button', { name: 'Join Meet: Ravi Iyer, 11:30' });
});

test('G-04 Join Meet opens the room from ten minutes before the start; until then it says when', async () => {
  const opensAt = now + 20 * 60_000;
  vi.setSystemTime(opensAt - 60_000);
  server.appointments = [ravi];
  openToday();
  const why = 'The video room opens 10 minutes before the start: Today, 11:20.';
  const join = within(await row(/Ravi/)).getByRole('button', { name: /^Join Meet/, description: why });
  expect(join.getAttribute('aria-disabled')).toBe('true');
  await user.click(join);
  await screen.findByText(why, { selector: '[role=alert] *, [role=alert]' });
  expect(screen.queryByRole('dialog', { name: /Room/ })).toBeNull();

  await advanceTime(60_000);
  expect(join.getAttribute('aria-disabled')).toBeNull();
  await user.click(join);
  await screen.findByRole('dialog', { name: 'Room of APT-000002' });
});

test('G-04 after leaving the video room, what is due is Done and the prescription', async () => {
  vi.setSystemTime(Date.parse(ravi.startsAt) + 60_000);
  openToday();
  await press(/Ravi/, /^Join Meet/);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await press(/Ravi/, /^Done & prescription: Ravi Iyer, 11:30$/);
  await screen.findByRole('dialog', { name: 'Prescription for Ravi Iyer' });
});

test.each(['Link', 'https://meet.jit.si/Link', 'https://meet.jit.si/', 'https://example.org/Room'])(
  'G-04 the link %s is said to be invalid',
  async (meetLink) => {
    server.appointments = [
      createTodaysAppointment('APT-000003', 'Placeholder', '12:00', { consultStatus: 'Online', meetLink }),
    ];
    openToday();
    await press(/Placeholder/, /^Join Meet/);
    await screen.findByText('Invalid or missing Meet link for this appointment.');
  },
);

test('G-04 one due button, the rest behind the dots; only what the visit allows is offered', async () => {
  openToday();
  const buttons = within(await row(/Asha/)).getAllByRole('button');
  expect(buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Done: Asha Menon, 09:30',
    'More: Asha Menon, 09:30',
  ]);
  await press(/Asha/, /^More/);
  const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names()).toEqual([
    'Details',
    'Open patient record',
    'Join MeetN/A',
    'No-show',
    'Record payment…',
    'Call 9000000007',
    'Reschedule',
    'Cancel',
  ]);
  await user.keyboard('{Escape}');
  server.appointments = [{ ...asha, allowedActions: [] }];
  await advanceTime(15_000);
  await waitFor(async () => expect(within(await row(/Asha/)).getAllByRole('button')).toHaveLength(1));
  await press(/Asha/, /^More/);
  expect(names()).toEqual(['Details', 'Open patient record', 'Call 9000000007']);
});

test('G-05 a row says from when the draft of its prescription is', async () => {
  openToday();
  await row(/Asha/);
  act(() => void deviceDrafts.write(`prescription:${asha.appointmentId}`, {}));
  expect((await row(/Asha/)).textContent).toContain('Draft saved at 11:00');
  expect((await row(/Ravi/)).textContent).not.toContain('Draft');
});

test('G-10 the patient’s page is behind the dots', async () => {
  const router = openToday();
  await choose(/Asha/, 'Open patient record');
  expect(router.state.location.pathname).toBe(`/dashboard/patients/${asha.patientId.patientId}`);
});

test('G-04 the menu is moved through by arrows and letters, and gives the focus back', async () => {
  openToday();
  const dots = within(await row(/Asha/)).getByRole('button', { name: /^More/ });
  dots.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Details');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.keyboard('r');
  expect(document.activeElement?.textContent).toBe('Record payment…');
  await user.keyboard('r');
  expect(document.activeElement?.textContent).toBe('Reschedule');
  await user.keyboard('{Home}{Escape}');
  expect(document.activeElement).toBe(dots);
  expect(screen.queryByRole('menu')).toBeNull();
});
