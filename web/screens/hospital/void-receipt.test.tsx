import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { sessionStore } from '#web/api/session.ts';
import { VisitList } from '#web/hospital/visits/visit-list.tsx';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { problem } from '#web/testing/problem-response.ts';
import { createDayServer, date, day, visit } from '#web/testing/screens/front-desk-day.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { type FakeServer, lostNetwork } from '#web/testing/server.ts';
import { HospitalTodayScreen } from './front-desk/today-screen.tsx';

const paid = { way: 'cash', amount: 6500, receipt: 'R-2026-000042', at: `${date}T05:00:00.000Z` } as const;
const path = 'PUT /hospital/visits/APT-000001/payment/void';
let server: FakeServer;
beforeEach(() => {
  server = createDayServer();
  server.answers['GET /hospital/days/:date'] = {
    ...day,
    visits: [{ ...visit, payment: paid, steps: ['void'] }],
    expected: [],
  };
  server.answers['PUT /hospital/visits/:appointmentId/payment/void'] = {
    message: 'Receipt voided',
    appointmentId: visit.appointmentId,
    appStatus: visit.appStatus,
    payment: null,
  };
});
afterEach(() => {
  cleanup();
  sessionStore.logOut();
});

function logIn(staffRole: StaffRole) {
  sessionStore.logIn(encodeToken({ id: '900', role: 'hospital', name: 'Lakshmi', staffRole }));
}
async function openVisit(staffRole: StaffRole) {
  logIn(staffRole);
  openInArea(server, <HospitalTodayScreen />, { role: staffRole });
  await userEvent.click(await screen.findByRole('button', { name: /Asha/ }));
}
/** A visit that no day shows, in the list of the patient's visits. */
function openAmongVisits(appStatus: 'Cancelled' | 'Completed') {
  const one = { ...visit, patientName: 'Asha', practiceName: 'Care Hospital', bookedBy: null };
  const visits = [{ ...one, payment: paid, appStatus, steps: ['void' as const] }];
  logIn('owner');
  openInArea(server, <VisitList visits={visits} />, { role: 'owner' });
}
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Void receipt' }));
  return screen.findByRole('dialog', { name: 'Void receipt R-2026-000042?' });
};

test('M-13 G-04 who leads the hospital voids a receipt after being asked once, by its number', async () => {
  await openVisit('owner');
  const question = await ask();
  within(question).getByText(/^₹6,500 will be removed from your totals\./);
  await userEvent.click(within(question).getByRole('button', { name: 'Void' }));
  await screen.findByText('Receipt voided');
  expect(server.sentTo(path)).toEqual([{ receipt: 'R-2026-000042' }]);
});

test('M-13 somebody else has voided it: the sentence is said, and nothing asks any more', async () => {
  server.answers[path] = problem(404, 'no_receipt', 'We couldn’t find this receipt.');
  await openVisit('admin');
  await userEvent.click(within(await ask()).getByRole('button', { name: 'Void' }));
  await screen.findByText('We couldn’t find this receipt.');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Void receipt/ })).toBeNull());
});

test('M-13 without an answer the question stands', async () => {
  server.answers[path] = lostNetwork;
  await openVisit('owner');
  await userEvent.click(within(await ask()).getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(server.sentTo(path)).toHaveLength(1));
  screen.getByRole('dialog', { name: 'Void receipt R-2026-000042?' });
});

test('M-13 among the visits of a person a receipt is voided where no day shows the visit', async () => {
  openAmongVisits('Cancelled');
  await userEvent.click(within(await ask()).getByRole('button', { name: 'Void' }));
  await screen.findByText('Receipt voided');
  cleanup();
  openAmongVisits('Completed');
  await screen.findByRole('button', { name: 'Download receipt (PDF)' });
  expect(screen.queryByRole('button', { name: 'Void receipt' })).toBeNull();
});

test('M-02 M-13 a receptionist prints the receipt, and voids none', async () => {
  await openVisit('receptionist');
  screen.getByRole('button', { name: 'Download receipt (PDF)' });
  expect(screen.queryByRole('button', { name: 'Void receipt' })).toBeNull();
});
