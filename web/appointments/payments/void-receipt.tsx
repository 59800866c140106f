import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/use-form-submission.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './paid-line.module.css';
import { VoidDialog } from './void-dialog.tsx';

interface VoidReceiptProps {
  readonly appointmentId: string;
  readonly receipt: string;
  /** Rupees. */
  readonly amount: number;
}

export function VoidReceipt({ appointmentId, receipt, amount }: VoidReceiptProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const call = useCall();
  const voiding = useMutation({
    mutationFn: () =>
      call('PUT /appointments/:appointmentId/payment/void', { params: { appointmentId }, body: { receipt } }),
    onSuccess: () => toast.good(m.payments_voided({ receipt })),
    onError: (error) => {
      console.error(error);
      toast.bad(getRefusalMessage(error) ?? m.session_no_connection());
    },
    // Also after a refusal: another tab may have voided it.
    onSettled: () => {
      setAsking(false);
      void client.invalidateQueries({ queryKey: ['appointments'] });
    },
  });
  return (
    <>
      <Button look="plain" className={styles.action} onClick={() => setAsking(true)}>
        {m.payments_void()}
      </Button>
      <VoidDialog
        voiding={asking ? { receipt } : null}
        text={m.payments_void_text({ amount: formatRupees(amount) })}
        busy={voiding.isPending}
        onClose={() => setAsking(false)}
        onVoid={() => voiding.mutate()}
      />
    </>
  );
}
