import type { Payment, Receipt } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { paymentMethodInSentence } from './payment-method-labels.ts';

export function useReceiptPrinter(load: (appointmentId: string) => Promise<Receipt>) {
  return useCommand(
    async (appointmentId: string) => {
      const [receipt, { printReceipt }] = await Promise.all([
        load(appointmentId),
        import('./print-receipt.tsx'),
      ]);
      await printReceipt(receipt);
    },
    { done: null, otherwise: () => m.payments_download_failed() },
  );
}

export function usePrintReceipt() {
  const call = useCall();
  return useReceiptPrinter((appointmentId) =>
    call('GET /appointments/:appointmentId/receipt', { params: { appointmentId } }),
  );
}

/** Shows a toast that offers to print the receipt. */
export function reportRecordedPayment({ amount: rupees, way, receipt }: Payment, print: () => void): void {
  const amount = formatRupees(rupees);
  if (receipt === null) toast.good(m.payments_noted_later({ amount }));
  else
    toast.good(m.payments_recorded({ amount, way: paymentMethodInSentence(way), receipt }), {
      label: m.payments_print(),
      about: receipt,
      act: print,
      onLeave: () => {},
    });
}
