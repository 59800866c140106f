import { useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { appointmentKeys } from '../queries.ts';
import styles from './paid-line.module.css';

interface VoidReceiptProps {
  readonly appointmentId: string;
  readonly receipt: string;
  /** Rupees. */
  readonly amount: number;
}

export function VoidReceipt({ appointmentId, receipt, amount }: VoidReceiptProps) {
  const [asking, setAsking] = useState(false);
  const call = useCall();
  const close = () => setAsking(false);
  const voiding = useCommand(
    () =>
      call('PUT /appointments/:appointmentId/payment/void', { params: { appointmentId }, body: { receipt } }),
    {
      done: () => m.payments_voided({ receipt }),
      onDone: close,
      // Another tab may have voided it.
      onFailed: close,
      refresh: [appointmentKeys.all],
    },
  );
  return (
    <>
      <Button look="plain" className={styles.action} onClick={() => setAsking(true)}>
        {m.payments_void()}
      </Button>
      <QuestionDialog
        open={asking}
        title={m.payments_void_title({ receipt })}
        text={m.payments_void_text({ amount: formatRupees(amount) })}
        yes={m.payments_void()}
        no={m.payments_void_keep()}
        danger
        busy={voiding.isPending}
        onYes={() => void voiding.run()}
        onNo={close}
      />
    </>
  );
}
