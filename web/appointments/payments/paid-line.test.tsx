import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Payment } from '#contract/appointments/payments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer } from '#web/testing/server.ts';
import { PaidLine } from './paid-line.tsx';

const paid: Payment = {
  way: 'upi',
  amount: 900,
  receipt: 'R-2026-000042',
  at: '2026-11-26T05:00:00.000Z',
};
const route = 'PUT /appointments/:appointmentId/payment/void';
const voided = { message: 'ok', appointmentId: 'APT-000001', appStatus: 'Completed', payment: null } as const;

function renderLine(payment: Payment, canVoid = false) {
  const server = fakeServer({ [route]: voided });
  openPage(server, <PaidLine appointmentId="APT-000001" payment={payment} canVoid={canVoid} />);
  return server;
}
const user = userEvent.setup();

test('F-05 what was paid, how, and the receipt', () => {
  renderLine(paid);
  screen.getByText(/^Paid ₹900 by UPI, receipt R-2026-000042/);
  screen.getByRole('button', { name: 'Download receipt (PDF)' });
  expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
});

test('G-04 what is still to be paid has no receipt', () => {
  renderLine({ ...paid, way: 'later', receipt: null }, true);
  screen.getByText('Unpaid: ₹900');
  expect(screen.queryByRole('button')).toBeNull();
});

test('G-04 a receipt is voided after asking once, by its number', async () => {
  const server = renderLine(paid, true);
  await user.click(await screen.findByRole('button', { name: 'Void' }));
  const dialog = screen.getByRole('dialog', { name: 'Void receipt R-2026-000042?' });
  within(dialog).getByText(/^₹900 will be removed from today’s total/);
  await user.click(within(dialog).getByRole('button', { name: 'Void' }));
  await screen.findByText('Receipt R-2026-000042 is void');
  expect(server.sent).toMatchObject([
    { route: 'PUT /appointments/APT-000001/payment/void', body: { receipt: 'R-2026-000042' } },
  ]);
});

test('G-04 another tab has voided it: the sentence is said', async () => {
  const server = renderLine(paid, true);
  server.answers[route] = problem(404, 'no_receipt', 'We couldn’t find this receipt.');
  await user.click(await screen.findByRole('button', { name: 'Void' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Void' }));
  await screen.findByText('We couldn’t find this receipt.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
