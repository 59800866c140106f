import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DayVisit, DoctorOnDuty } from '#contract/hospital/front-desk-day.ts';
import type { HospitalRequest } from '#contract/hospital/hospital-bookings.ts';
import { problem } from '#web/testing/problem-response.ts';
import { createDayServer, date, day, rao, visit } from '#web/testing/screens/front-desk-day.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import type { FakeServer } from '#web/testing/server.ts';
import { HospitalCalendarScreen } from './calendar-screen.tsx';
import { HospitalTodayScreen } from './today-screen.tsx';

let server: FakeServer;
beforeEach(() => {
  server = createDayServer();
});

function openToday(visits: readonly DayVisit[], lists: Partial<typeof day> = {}, at = '/') {
  server.answers['GET /hospital/days/:date'] = {
    ...day,
    visits: [...visits],
    waiting: [],
    expected: [],
    ...lists,
  };
  openInArea(server, <HospitalTodayScreen />, { at });
}

test('M-04 a name among those who wait opens the visit, with how long they have waited and the way to the person', async () => {
  const waits = { ...visit, appointmentId: 'APT-000007', arrivedAt: `${date}T04:33:00.000Z` };
  openToday([], { waiting: [waits] });
  expect(await screen.findByText('waiting 14 min')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Asha' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'Asha' }).getAttribute('href')).toBe(
    '/dashboard/hospital/patients/PAT-000001',
  );
});

test('M-04 who is not late yet is not marked, who is late is', async () => {
  const later = { ...visit, appointmentId: 'APT-000002', startsAt: `${date}T05:15:00.000Z`, slot: '10:45' };
  openToday([], { expected: [visit, later] });
  const rows = await screen.findAllByRole('listitem');
  const late = rows.filter((row) => row.dataset.late !== undefined);
  expect(late).toHaveLength(1);
  expect(within(late[0] as HTMLElement).getByText('10:00')).toBeTruthy();
});

test('M-04 D-02 times of a doctor who is not checked are not taken but not bookable yet, with what happens next', async () => {
  const unchecked = { ...day.doctors[0], takesBookings: false } as DoctorOnDuty;
  const times = unchecked.days.map((one) => ({
    ...one,
    times: one.times.slice(0, 1).map((time) => ({ ...time, slot: '11:30', isFree: false })),
  }));
  openToday([], { doctors: [{ ...unchecked, days: times }] });
  expect(await screen.findAllByText('11:30 can’t be booked yet')).not.toHaveLength(0);
  expect(screen.queryByText(/taken/)).toBeNull();
  screen.getByText(/^Not taking bookings yet: registration not checked\. Dr/);
  screen.getByText(/^We check doctors before patients can book with them, usually within 48 hours\./);
});

test('M-04 N-06 whom no message could reach is told by the desk, in words that guess no gender, and ticked off', async () => {
  const one = {
    ...visit.patient,
    patientName: 'Asha',
    appointmentId: visit.appointmentId,
    at: visit.startsAt,
  };
  const said = {
    text: 'Dr. Rao moved your visit · Thu 26 Nov, 11:00',
    locale: 'en',
    gender: 'Other' as const,
  };
  let unnotified = [{ ...one, ...said, unnotifiedId: '7' }];
  server.answers['GET /hospital/unnotified-visits'] = () => ({ unnotified });
  server.answers['PUT /hospital/unnotified-visits/:unnotifiedId'] = () => {
    unnotified = [];
    return { message: 'Noted' };
  };
  openToday([]);
  await screen.findByText('Tell them yourself:');
  screen.getByText(/moved your visit · Thu 26 Nov, 11:00/);
  await userEvent.click(screen.getByRole('button', { name: 'Done: Asha' }));
  await waitFor(() => expect(screen.queryByText('Tell them yourself:')).toBeNull());
});

test('M-04 a video visit whose time has passed says that it was not begun, and is not “Expected”', async () => {
  openToday([{ ...visit, consultStatus: 'Online' }], {}, '/?view=table');
  const row = await screen.findByRole('row', { name: /10:00 Asha/ });
  expect(within(row).getByText('Not started')).toBeTruthy();
});

test('M-04 M-13 every row of the table has what is due with it, and who did not come is marked by one click', async () => {
  const missed = 'PUT /hospital/visits/APT-000001/did-not-come';
  server.answers['PUT /hospital/visits/:appointmentId/did-not-come'] = {
    message: 'Marked as a no-show',
    appointmentId: visit.appointmentId,
  };
  const at = (slot: string, more: Partial<DayVisit>): DayVisit => ({
    ...visit,
    appointmentId: `APT-${slot.replace(':', '00')}`,
    ...{ slot, startsAt: `${date}T${slot}:00+05:30` },
    ...more,
  });
  openToday(
    [
      { ...visit, steps: ['didNotCome', 'cancel'] },
      at('10:01', { appStatus: 'Requested', steps: ['accept', 'reject'] }),
      at('10:02', { arrivedAt: `${date}T04:33:00.000Z`, steps: ['collect'] }),
      at('10:03', { appStatus: 'Request for Rescheduling' }),
      at('10:04', { consultStatus: 'Online', steps: ['collect', 'didNotCome'] }),
      at('10:05', { appStatus: 'Incomplete', didNotCome: true, steps: ['takeMarkBack'] }),
    ],
    {},
    '/?view=table',
  );
  const due = async (slot: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${slot}`) }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(await due('10:00')).toEqual(['Asha', 'Check in', 'No-show']);
  expect(await due('10:01')).toEqual(['Asha', 'Accept']);
  expect(await due('10:02')).toEqual(['Asha', 'Undo check-in', 'Record payment']);
  screen.getByText('Checked in 10:03');
  expect(await due('10:03')).toEqual(['Asha', 'Move…']);
  expect(await due('10:04')).toEqual(['Asha', 'No-show']);
  expect(await due('10:05')).toEqual(['Asha', 'Undo no-show']);
  const row = within(screen.getByRole('row', { name: /^10:00/ }));
  await userEvent.click(row.getByRole('button', { name: 'No-show: Asha' }));
  await screen.findByText('Marked as a no-show');
  expect(server.sentTo(missed)).toHaveLength(1);
});

test('M-04 that a doctor is late is sent only after its message was read, and stands at the doctor and at the visit', async () => {
  const notified = { ...visit, doctorLate: 30 };
  server.answers['GET /hospital/delay'] = {
    minutes: 30,
    patients: 4,
    title: 'Dr. Rao is running about 30 minutes late',
    text: 'The visit begins later.',
  };
  server.answers['PUT /hospital/delay'] = {
    message: 'Saved. Patients affected: 4',
    minutes: 0,
    notified: 4,
  };
  openToday([notified], { doctors: [{ ...rao, delay: 30 }], expected: [notified] }, '/?view=table');
  await screen.findByText('30 min late');
  expect(screen.getAllByText(/Doctor 30 min late/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Doctor running late…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Doctor running late…' }));
  await dialog.findByText('Patients affected: 4');
  dialog.getByText('Dr. Rao is running about 30 minutes late');
  expect(server.sentTo('PUT /hospital/delay')).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'On time again' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Send' }));
  await screen.findByText('Saved. Patients affected: 4');
  expect(server.sentTo('PUT /hospital/delay')).toEqual([{ doctorId: 'DOC-000001', minutes: 0 }]);
});

test('M-04 a visit that has left the day while it was open closes', async () => {
  openToday([visit]);
  await userEvent.click(await screen.findByRole('button', { name: /^10:00 Asha/ }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  server.answers['GET /hospital/days/:date'] = { ...day, visits: [], expected: [] };
  server.answers['PUT /hospital/visits/APT-000001/arrive'] = () =>
    problem(409, 'wrong_status', 'The appointment is now Cancelled.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('M-04 M-13 who comes pays in the same step, or is offered it; the receipt is printed at once', async () => {
  const unpaid: DayVisit = { ...visit, fee: 900, steps: ['collect'] };
  openToday([unpaid], { expected: [unpaid] });
  const arrive = 'PUT /hospital/visits/APT-000001/arrive';
  const payment = { way: 'cash', amount: 900, receipt: 'H1-2026-000001', at: unpaid.startsAt } as const;
  server.answers['PUT /hospital/visits/:appointmentId/arrive'] = () => ({
    appointmentId: 'APT-000001',
    arrivedAt: unpaid.startsAt,
    payment: server.sentTo(arrive).length === 1 ? payment : null,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^10:00 Asha/ }));
  const dialog = within(screen.getByRole('dialog'));
  const line = within(dialog.getByRole('group', { name: 'Record payment ₹900' }));
  await userEvent.click(line.getByRole('button', { name: 'Cash' }));
  await userEvent.clear(line.getByRole('textbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }));
  line.getByText(/^Enter an amount in rupees/);
  expect(server.sentTo(arrive)).toEqual([]);
  await userEvent.type(line.getByRole('textbox'), '900');
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }));
  await screen.findByText('₹900 cash, receipt H1-2026-000001');
  await screen.findByRole('button', { name: /^Print receipt/, hidden: true });
  expect(server.sentTo(arrive)).toEqual([{ payment: { way: 'cash', amount: 900 } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Check in: Asha' }));
  await screen.findByText('Asha is here');
  await userEvent.click(await screen.findByRole('button', { name: /^Record payment/, hidden: true }));
  await screen.findByRole('dialog', { name: 'Payment: Asha' });
});

test('M-09 M-13 the day close says who collected how much by which way, with what was voided', async () => {
  openToday([visit]);
  const person = { upi: 0, card: 0, role: 'receptionist' } as const;
  const line = {
    at: `${date}T04:30:00.000Z`,
    way: 'cash',
    isVoid: false,
    appointmentId: 'APT-000001',
    patientName: 'Asha',
    doctorName: 'Dr. Rao',
    place: 'Care Hospital',
  } as const;
  server.answers['GET /hospital/payments/:date'] = {
    date,
    people: [
      { ...person, name: 'Lakshmi', cash: 900.5, collected: 900.5, voided: 0 },
      { ...person, name: 'Owner', role: 'owner', cash: -500, collected: -500, voided: 500 },
    ],
    receipts: [
      { ...line, receipt: 'H1-2026-000001', isVoided: false, amount: 900.5, by: 'Lakshmi' },
      { ...line, receipt: 'H1-2026-000002', isVoid: true, isVoided: false, amount: 500, by: 'Owner' },
    ],
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Close the day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the day' }));
  const rows = (await dialog.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Lakshmi₹900.50₹0₹0₹900.50₹0',
    'Owner−₹500₹0₹0−₹500₹500',
    'All₹400.50₹0₹0₹400.50₹500',
  ]);
  expect(dialog.getAllByRole('listitem').at(-1)?.textContent).toBe(
    '10:00 · H1-2026-000002 · Asha · Owner · Voided−₹500 Cash',
  );
});

test('M-05 moving from the table: the visit in the grid has the focus, afterwards that of the table', async () => {
  openToday([visit], {}, '/?view=table');
  await userEvent.click(await screen.findByRole('button', { name: 'Asha' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move…' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^10:00 Asha/ })),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Asha' })));
});

test('M-13 an open request is answered, an open visit that is not paid is paid for', async () => {
  server.answers['PUT /hospital/visits/:appointmentId/respond'] = () => ({
    message: 'Accepted',
    visit: request(),
  });
  openToday([
    { ...visit, appStatus: 'Requested', steps: ['accept', 'reject', 'cancel'] },
    { ...visit, appointmentId: 'APT-000002', slot: '10:15', steps: ['collect'] },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /^10:15 Asha/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByRole('radio', { name: 'Cash' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: /^10:00 Asha/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
  await screen.findByText('Accepted');
  expect(server.sentTo('PUT /hospital/visits/APT-000001/respond')).toEqual([{ action: 'accept' }]);
});

const request = (number = 1): HospitalRequest => ({
  ...visit,
  appointmentId: `APT-00000${number}`,
  patientId: visit.patient.patientId,
  patientName: `Asha ${number}`,
  gender: visit.patient.gender,
  age: 36,
  ageIsAbout: false,
  phone: '',
  practiceName: 'Care Hospital',
  appStatus: 'Requested',
  bookedBy: null,
  steps: ['accept', 'reject'],
});

test('M-13 of many requests five are shown; all unfold, and fold again', async () => {
  server.answers['GET /hospital/visits/requests'] = () => ({
    today: date,
    requests: [1, 2, 3, 4, 5, 6].map(request),
  });
  openToday([]);
  const list = within(await screen.findByRole('region', { name: 'Requests 6' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(list.getByRole('button', { name: 'All 6 requests' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(list.getByRole('button', { name: 'Show fewer' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
});

test('M-05 the week says its days, the doctor once; any day is chosen in a month', async () => {
  const dates = ['2026-11-23', date];
  const days = dates.map((one) => ({ ...rao.days[0], date: one }) as (typeof rao.days)[number]);
  server.answers['GET /hospital/days/:date'] = ({ params }) => ({ ...day, date: params.date ?? '' });
  server.answers['GET /hospital/weeks/:date'] = {
    hospital: day.hospital,
    today: date,
    dates,
    doctors: [{ ...rao, days }],
    visits: [],
  };
  openInArea(server, <HospitalCalendarScreen />, { at: '/?span=week' });
  expect(await screen.findByRole('heading', { name: 'Mon 23 Nov' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Dr. Rao' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '23–29 Nov 2026' }));
  await userEvent.click(await screen.findByRole('button', { name: /30 November 2026/ }));
  expect(await screen.findByRole('button', { name: '30 Nov – 6 Dec 2026' })).toBeTruthy();
});

test('M-04 the day of all doctors is printed, of further pages too, with phone numbers only on demand', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const lal = { ...rao, doctorId: 'DOC-000002', name: 'Dr. Lal' };
  openToday([visit]);
  await userEvent.click(await screen.findByRole('button', { name: 'Print the day' }));
  server.answers['GET /hospital/days/:date'] = ({ search }) => ({
    ...day,
    found: 13,
    ...(search.get('page') === '2' && { page: 2, doctors: [lal], visits: [] }),
  });
  const paper = () => document.querySelector('body > [data-paper]');
  const press = async () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Print' }));
  await press();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(paper()?.textContent).toMatch(
    /Care HospitalThursday 26 November 2026.*Dr. Rao.*10:00.*Asha.*Dr. Lal/,
  );
  expect(paper()?.textContent).not.toContain('9876543210');
  expect(paper()?.querySelector('button, a')).toBeNull();
  fireEvent(window, new Event('afterprint'));
  await userEvent.click(screen.getByRole('button', { name: 'Print the day' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include phone numbers' }));
  await press();
  await waitFor(() => expect(paper()?.textContent).toContain('9876543210'));
});
