import { useState } from 'react';
import type { Payment, PaymentForm } from '#contract/appointments/payments.ts';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useSession } from '#web/api/session.ts';
import { everything, useCommand } from '#web/api/use-command.ts';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { CollectDialog } from '#web/appointments/payments/collect-dialog.tsx';
import { PaymentLine, usePaymentLine } from '#web/appointments/payments/payment-line.tsx';
import { reportRecordedPayment } from '#web/appointments/payments/use-print-receipt.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import type { ActionableVisit, DeskActions } from './desk-actions.ts';
import { usePrintDeskReceipt } from './front-desk-receipt.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface Voiding {
  readonly appointmentId: string;
  readonly receipt: string;
  /** Rupees. */
  readonly amount: number;
}

const byAppointment = ({ appointmentId }: { readonly appointmentId: string }) => appointmentId;
const options = { subject: byAppointment, refresh: everything };

export function useDeskActions(onAnswer: (appointmentId: string) => void = () => {}): DeskActions {
  const call = useCall();
  const [paying, setPaying] = useState<ActionableVisit | null>(null);
  const [voiding, setVoiding] = useState<Voiding | null>(null);
  const [rejecting, setRejecting] = useState<ActionableVisit | null>(null);
  const { user } = useSession();
  const line = usePaymentLine();
  const print = usePrintDeskReceipt();
  const recorded = (appointmentId: string, payment: Payment) =>
    reportRecordedPayment(payment, () => void print.run(appointmentId));
  const accept = useCommand(
    ({ appointmentId }: ActionableVisit) =>
      call('PUT /hospital/visits/:appointmentId/respond', {
        params: { appointmentId },
        body: { action: 'accept' },
      }),
    options,
  );
  const reject = useCommand(
    ({ appointmentId, reason }: ActionableVisit & { readonly reason: string }) =>
      call('PUT /hospital/visits/:appointmentId/respond', {
        params: { appointmentId },
        body: { action: 'reject', reason },
      }),
    {
      ...options,
      onDone: (_, { appointmentId }) => {
        onAnswer(appointmentId);
        setRejecting(null);
      },
    },
  );
  const collect = useCommand(
    ({ appointmentId, paid }: ActionableVisit & { readonly paid: PaymentForm }) =>
      call('POST /hospital/visits/:appointmentId/payment', { params: { appointmentId }, body: paid }),
    {
      ...options,
      done: null,
      onDone: ({ payment }, { appointmentId }) => {
        if (payment) recorded(appointmentId, payment);
        setPaying(null);
      },
    },
  );
  const voidReceipt = useCommand(
    ({ appointmentId, receipt }: Voiding) =>
      call('PUT /hospital/visits/:appointmentId/payment/void', {
        params: { appointmentId },
        body: { receipt },
      }),
    {
      ...options,
      onDone: () => setVoiding(null),
      // Another member may have voided it. Without an answer the question stays open.
      onFailed: (error) => error instanceof ApiError && setVoiding(null),
    },
  );
  return {
    isBusy: ({ appointmentId }) =>
      [accept, reject, collect, voidReceipt].some(({ pendingFor }) => pendingFor(appointmentId)),
    accept(visit) {
      onAnswer(visit.appointmentId);
      void accept.run(visit);
    },
    reject: setRejecting,
    collect: setPaying,
    paying: {
      line: (visit) => visit.steps.includes('collect') && <PaymentLine line={line} visit={visit} />,
      answer(visit) {
        const answer = visit.steps.includes('collect') ? line.answer(visit) : null;
        return answer === 'wrong' ? undefined : answer;
      },
      onRecorded: ({ appointmentId }, payment) => recorded(appointmentId, payment),
    },
    onArrived({ patient: { name: patientName }, ...visit }) {
      if (!visit.steps.includes('collect')) return;
      toast.good(m.hospital_days_came({ name: patientName }), {
        label: m.common_record_payment(),
        about: patientName,
        act: () => setPaying({ ...visit, patientName }),
        onLeave: () => {},
      });
    },
    mayVoid: ({ steps }) => steps.includes('void') && isHospitalAdmin(user?.staffRole),
    voidReceipt: ({ appointmentId, payment }) =>
      setVoiding(
        payment?.receipt ? { appointmentId, receipt: payment.receipt, amount: payment.amount } : null,
      ),
    dialogs: (
      <>
        <CollectDialog
          asking={{ subject: paying, problem: null, close: () => setPaying(null) }}
          busy={collect.isPending}
          onCollect={(visit, paid) => void collect.run({ ...visit, paid })}
        />
        <QuestionDialog
          open={voiding !== null}
          title={voiding ? m.payments_void_title(voiding) : ''}
          text={voiding && m.hospital_people_void_text({ amount: formatRupees(voiding.amount) })}
          yes={m.payments_void()}
          no={m.payments_void_keep()}
          danger
          busy={voidReceipt.isPending}
          onYes={() => voiding && void voidReceipt.run(voiding)}
          onNo={() => setVoiding(null)}
        />
        <RejectDialog
          visit={rejecting}
          busy={reject.isPending}
          onClose={() => setRejecting(null)}
          onReject={(visit, reason) => void reject.run({ ...visit, reason })}
        />
      </>
    ),
  };
}
