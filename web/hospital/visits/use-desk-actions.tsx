import { type ReactNode, useState } from 'react';
import type { Payment } from '#contract/appointments/payments.ts';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import type { FrontDeskStep } from '#contract/hospital/hospital-patients.ts';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useSession } from '#web/api/session.ts';
import { CollectDialog } from '#web/appointments/payments/collect-dialog.tsx';
import { PaymentLine, usePaymentLine } from '#web/appointments/payments/payment-line.tsx';
import { reportRecordedPayment } from '#web/appointments/payments/use-print-receipt.ts';
import { VoidDialog } from '#web/appointments/payments/void-dialog.tsx';
import { useVisitAction } from '#web/hospital/patients/hospital-patient-requests.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { usePrintDeskReceipt } from './use-print-desk-receipt.ts';
import type { ArrivalPayment } from './visit-dialog.tsx';

export interface ActionableVisit {
  readonly appointmentId: string;
  readonly patientName: string;
  /** Rupees. */
  readonly fee: number;
  readonly payment: Payment | null;
  readonly steps: readonly FrontDeskStep[];
}

interface Voiding {
  readonly appointmentId: string;
  readonly receipt: string;
  /** Rupees. */
  readonly amount: number;
}

interface DeskActions {
  readonly isBusy: (visit: ActionableVisit) => boolean;
  readonly accept: (visit: ActionableVisit) => void;
  readonly reject: (visit: ActionableVisit) => void;
  readonly collect: (visit: ActionableVisit) => void;
  /** The payment recorded at check-in. */
  readonly paying: ArrivalPayment;
  readonly onArrived: (visit: DayVisit) => void;
  readonly mayVoid: (visit: ActionableVisit) => boolean;
  readonly voidReceipt: (visit: ActionableVisit) => void;
  readonly dialogs: ReactNode;
}

export function useDeskActions(onAnswer: (appointmentId: string) => void = () => {}): DeskActions {
  const [paying, setPaying] = useState<ActionableVisit | null>(null);
  const [voiding, setVoiding] = useState<Voiding | null>(null);
  const [rejecting, setRejecting] = useState<ActionableVisit | null>(null);
  const { mutate, isPending, variables } = useVisitAction();
  const { user } = useSession();
  const line = usePaymentLine();
  const print = usePrintDeskReceipt();
  const recorded = (appointmentId: string, payment: Payment) =>
    reportRecordedPayment(payment, () => print.mutate(appointmentId));
  return {
    isBusy: ({ appointmentId }) => isPending && variables.appointmentId === appointmentId,
    accept({ appointmentId }) {
      onAnswer(appointmentId);
      mutate({ appointmentId, action: 'accept' });
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
        label: m.payments_record(),
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
          busy={isPending}
          onCollect={({ appointmentId }, payment) =>
            mutate(
              { appointmentId, payment },
              {
                onSuccess: (answer) => {
                  if (answer.payment) recorded(appointmentId, answer.payment);
                  setPaying(null);
                },
              },
            )
          }
        />
        <VoidDialog
          voiding={voiding}
          text={voiding ? m.hospital_people_void_text({ amount: formatRupees(voiding.amount) }) : ''}
          busy={isPending}
          onClose={() => setVoiding(null)}
          onVoid={({ appointmentId, receipt }) =>
            mutate(
              { appointmentId, receipt },
              {
                onSuccess: () => setVoiding(null),
                // Another member may have voided it. Without an answer the question stays open.
                onError: (error) => error instanceof ApiError && setVoiding(null),
              },
            )
          }
        />
        <RejectDialog
          visit={rejecting}
          busy={isPending}
          onClose={() => setRejecting(null)}
          onReject={({ appointmentId }, reason) =>
            mutate(
              { appointmentId, action: 'reject', reason },
              {
                onSuccess: () => {
                  onAnswer(appointmentId);
                  setRejecting(null);
                },
              },
            )
          }
        />
      </>
    ),
  };
}
