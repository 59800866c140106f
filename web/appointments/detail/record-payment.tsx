import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { payableStatuses } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { useSubjectDialog } from '../dialogs/use-subject-dialog.ts';
import type { Payable } from '../payments/collect-dialog.tsx';
import { CollectPayment } from '../payments/collect-payment.tsx';

interface RecordPaymentProps {
  readonly detail: AppointmentDetail;
  readonly disabled: boolean;
}

export function RecordPayment({ detail, disabled }: RecordPaymentProps) {
  const { appointmentId, status, date, payment, fee } = detail.appointmentDetails;
  const { name: patientName } = detail.patientDetails;
  const collecting = useSubjectDialog<Payable>();
  // From the day of the visit on, a payment may have to be recorded.
  const isDue = payment === null && date <= clinicToday() && payableStatuses.some((one) => one === status);
  return (
    <>
      {isDue && (
        <Button
          look={status === 'Completed' ? 'primary' : 'quiet'}
          disabled={disabled}
          onClick={() => collecting.ask({ appointmentId, patientName, fee })}
        >
          {m.common_record_payment()}
        </Button>
      )}
      <CollectPayment asking={collecting} />
    </>
  );
}
