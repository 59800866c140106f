import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaymentForm, Receipt } from '#contract/appointments/payments.ts';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';
import type { Payable } from './collect-dialog.tsx';
import { CollectPayment } from './collect-payment.tsx';
import { DayTotals } from './day-totals.tsx';

const visits: Payable[] = [
  { appointmentId: 'APT-000001', patientName: 'Asha Menon', fee: 900 },
  { appointmentId: 'APT-000002', patientName: 'Ravi Iyer', fee: 1250.5 },
];
const onPaper: Receipt = {
  number: 'H7-2026-000042',
  way: 'cash',
  amount: 900,
  inWords: 'Rupees nine hundred only',
  at: '2026-11-26T05:00:00.000Z',
  startsAt: '2026-11-26T04:30:00.000Z',
  consultStatus: 'Offline',
  appointmentId: 'APT-000001',
  collectedBy: 'Lakshmi',
  gstin: '27AAPFU0939F1ZV',
  doctor: {
    name: 'Dr. Rao',
    qualifications: ['MBBS'],
    medicalReg: 'KMC 1',
    hospital: 'Care Hospital',
    address: null,
  },
  letterhead: null,
  patient: { name: 'Asha Menon', patientId: 'PAT-000007' },
};
const record = 'POST /appointments/:appointmentId/payment';
let server: FakeServer;

function createServer() {
  let day = { date: '2026-11-26', cash: 0, upi: 0, card: 0, collected: 0, later: 0 };
  return fakeServer({
    'GET /appointments/:appointmentId/receipt': onPaper,
    'GET /doctors/payments/:date': () => day,
    [record]: ({ body }) => {
      const { way, amount } = body as PaymentForm;
      const receipt = way === 'later' ? null : 'R-2026-000042';
      const payment = { way, amount, receipt, at: '2026-11-26T05:00:00.000Z' };
      day = { ...day, [way]: amount, collected: receipt ? amount : 0 };
      return { message: 'ok', appointmentId: 'APT-000001', appStatus: 'Pending', payment };
    },
  });
}

function Screen() {
  const asking = useSubjectDialog<Payable>();
  return (
    <>
      {visits.map((visit) => (
        <button key={visit.appointmentId} type="button" onClick={() => asking.ask(visit)}>
          {visit.patientName}
        </button>
      ))}
      <CollectPayment asking={asking} />
      <DayTotals date="2026-11-26" />
    </>
  );
}

beforeEach(() => {
  server = createServer();
  openPage(server, <Screen />);
});

const user = userEvent.setup();
async function ask(name: string) {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: `Payment: ${name}` });
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// First: pressing Print takes the toast away, which would linger in the next test.
test('F-05 G-04 what was recorded is printed at once, on the paper of this computer, and nothing else', async () => {
  deviceStorage.setItem('receipt-paper', 'roll');
  const printed: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    const paper = document.querySelector<HTMLElement>('body > [data-paper]');
    printed.push(paper?.dataset.paper ?? '', paper?.textContent ?? '');
  });
  await ask('Asha Menon');
  await user.keyboard('{Enter}');
  await closed();
  await user.click(await screen.findByRole('button', { name: /^Print receipt/, hidden: true }));
  await waitFor(() => expect(printed[0]).toBe('roll'));
  for (const words of [
    'Receipt no.H7-2026-000042',
    'GSTIN 27AAPFU0939F1ZV',
    'Consultation in the clinic, Thursday 26 November 2026₹900',
    'Amount in words: Rupees nine hundred only',
    'Collected by: Lakshmi',
  ]) {
    expect(printed[1]).toContain(words);
  }
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('body > [data-paper]')).toBeNull();
});

test('G-04 Enter records the fee in cash, the toast names the receipt, and the day’s sum follows', async () => {
  await screen.findByText('Nothing collected yet today');
  const dialog = await ask('Asha Menon');
  expect(document.activeElement).toBe(within(dialog).getByRole('radio', { name: 'Cash' }));
  await user.keyboard('{Enter}');
  await closed();
  expect(server.sentTo('POST /appointments/APT-000001/payment')).toEqual([{ way: 'cash', amount: 900 }]);
  await screen.findByText('₹900 cash, receipt R-2026-000042');
  await screen.findByText('Collected: ₹900');
  screen.getByText('Cash ₹900');
});

test('G-04 an arrow takes the next way, which is kept for the next visit', async () => {
  const dialog = await ask('Asha Menon');
  await user.keyboard('{ArrowRight}');
  within(dialog).getByRole('button', { name: 'Record payment' });
  await user.keyboard('{Enter}');
  await closed();
  const next = await ask('Ravi Iyer');
  expect(document.activeElement).toBe(within(next).getByRole('radio', { name: 'UPI' }));
  await user.keyboard('{Enter}');
  await closed();
  expect(server.sentTo(record)).toEqual([
    { way: 'upi', amount: 900 },
    { way: 'upi', amount: 1250.5 },
  ]);
});

test('G-04 the amount can be changed; what is no amount is not sent', async () => {
  const dialog = await ask('Asha Menon');
  const amount = within(dialog).getByRole('textbox', { name: /^Amount in rupees/ });
  for (const wrong of ['', '0', '-5', '1.234', 'ninety', '100000000']) {
    await user.clear(amount);
    if (wrong) await user.type(amount, wrong);
    await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
    within(dialog).getByText(/^Enter an amount in rupees, more than 0, with/);
  }
  expect(server.sentTo(record)).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '1,500.50{Enter}');
  await closed();
  expect(server.sentTo(record)).toEqual([{ way: 'cash', amount: 1500.5 }]);
});

test('G-04 later is noted as unpaid', async () => {
  const dialog = await ask('Asha Menon');
  await user.click(within(dialog).getByRole('radio', { name: 'Later' }));
  await user.click(within(dialog).getByRole('button', { name: 'Mark ₹900 as unpaid' }));
  await closed();
  await screen.findByText('₹900 marked as unpaid');
  await screen.findByText('Unpaid: ₹900');
});

test('G-04 another tab was first: the dialog closes and the sentence is said', async () => {
  server.answers[record] = () =>
    problem(409, 'already_paid', 'Payment for this visit has already been recorded.');
  await ask('Asha Menon');
  await user.keyboard('{Enter}');
  await closed();
  await screen.findByText('Payment for this visit has already been recorded.');
});

test('G-04 without an answer the dialog stays and says so', async () => {
  server.answers[record] = () => problem(503, 'unavailable', 'Please try again in a moment.');
  const dialog = await ask('Asha Menon');
  await user.keyboard('{Enter}');
  await within(dialog).findByText('Please try again in a moment.');
});
