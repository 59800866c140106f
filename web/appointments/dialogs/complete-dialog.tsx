import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import type { Payment } from '#contract/appointments/payments.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { useCompleteVisit } from '#web/appointments/changes/use-doctor-change.ts';
import { type LinePayable, PaymentLine, usePaymentLine } from '#web/appointments/payments/payment-line.tsx';
import { reportRecordedPayment, usePrintReceipt } from '#web/appointments/payments/use-print-receipt.ts';
import { PrescriptionDialog } from '#web/clinical/prescriptions/form/prescription-dialog.tsx';
import { toWrittenPrescription } from '#web/clinical/prescriptions/form/to-written-prescription.ts';
import { useBookFollowUp } from '#web/clinical/prescriptions/form/use-book-follow-up.ts';
import { usePrescription } from '#web/clinical/queries.ts';
import { ClinicalStrip } from '#web/clinical/records/clinical-strip.tsx';
import { useKnownAllergies } from '../prescription/use-known-allergies.ts';
import type { SubjectDialog } from './use-subject-dialog.ts';

interface CompletableVisit extends LinePayable {
  readonly payment: Payment | null;
  readonly patientId?: { readonly patientId: string };
}

interface CompleteDialogProps<Subject extends CompletableVisit> {
  readonly asking: SubjectDialog<Subject>;
  readonly title: (subject: Subject) => string;
  readonly patientId?: string;
  readonly focus?: RowFocus;
  /** Announces the completion in place of the answer's message. */
  readonly onCompleted?: (subject: Subject) => void;
}

const isUnpaid = ({ payment }: CompletableVisit) => payment === null || payment.way === 'later';

/**
 * The dialog that completes a visit with a prescription and a payment; after Reopen it contains the earlier
 * prescription.
 */
export function CompleteDialog<Subject extends CompletableVisit>({
  asking,
  title,
  patientId = asking.subject?.patientId?.patientId ?? '',
  focus,
  onCompleted,
}: CompleteDialogProps<Subject>) {
  const { subject, problem, close } = asking;
  const bookFollowUp = useBookFollowUp();
  const allergies = useKnownAllergies(subject === null ? '' : patientId);
  const appointmentId = subject?.appointmentId ?? '';
  const { data } = usePrescription(appointmentId, subject !== null);
  const earlier = data?.prescription ?? null;
  const line = usePaymentLine();
  const print = usePrintReceipt();
  const completion = useCompleteVisit({
    inPlace: asking,
    ...(focus && { focus }),
    ...(onCompleted && { done: null }),
    onDone({ appointment }, { payment }) {
      if (payment && appointment.payment)
        reportRecordedPayment(appointment.payment, () => void print.run(appointment.appointmentId));
    },
  });
  const save = async (about: Subject, written: WrittenPrescription | null, booking: FollowUpTime | null) => {
    const payment = line.answer(about);
    if (payment === 'wrong') return false;
    const { appointmentId } = about;
    if (!(await completion.run({ appointmentId, prescription: written, payment }))) return false;
    onCompleted?.(about);
    if (booking) await bookFollowUp(appointmentId, booking);
    return true;
  };
  return (
    <PrescriptionDialog
      // Text typed meanwhile is a draft, and appears in the form of the earlier prescription.
      key={earlier ? `${appointmentId} ${earlier.version}` : ''}
      appointmentId={appointmentId}
      open={subject !== null}
      onClose={close}
      title={subject ? title(subject) : ''}
      initial={earlier && toWrittenPrescription(earlier)}
      busy={completion.pendingFor(appointmentId)}
      problem={problem}
      allergies={allergies}
      beside={allergies && <ClinicalStrip patientId={patientId} />}
      besides={subject && isUnpaid(subject) && <PaymentLine line={line} visit={subject} />}
      onSave={async (written, booking) => subject !== null && save(subject, written, booking)}
    />
  );
}
