import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import type { Payment, PaymentForm } from '#contract/appointments/payments.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import type { Output } from '#web/api/client.ts';
import type { Outcome } from '#web/appointments/changes/use-appointment-change.ts';
import type { SubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { type LinePayable, PaymentLine, usePaymentLine } from '#web/appointments/payments/payment-line.tsx';
import { reportRecordedPayment, usePrintReceipt } from '#web/appointments/payments/use-print-receipt.ts';
import { PrescriptionDialog } from '#web/clinical/prescriptions/form/prescription-dialog.tsx';
import { toWrittenPrescription } from '#web/clinical/prescriptions/form/to-written-prescription.ts';
import { useBookFollowUp } from '#web/clinical/prescriptions/form/use-follow-up.ts';
import { usePrescription } from '#web/clinical/prescriptions/paper/use-prescription.ts';
import { ClinicalStrip } from '#web/clinical/records/clinical-strip.tsx';
import { useKnownAllergies } from '../../area/prescription/use-known-allergies.ts';

type Completed = Output<'PUT /appointments/update-status/:appointmentId'>;

interface CompletableVisit extends LinePayable {
  readonly payment: Payment | null;
  readonly patientId?: { readonly patientId: string };
}

interface CompleteDialogProps<Subject extends object> {
  readonly asking: SubjectDialog<Subject>;
  readonly title: (subject: Subject) => string;
  readonly patientId?: string;
  readonly busy: ReadonlySet<string>;
  /** Null completes the visit without a prescription, or without a payment. */
  readonly onSave: (
    subject: Subject,
    written: WrittenPrescription | null,
    payment: PaymentForm | null,
  ) => Promise<Outcome<Completed>>;
}

const isUnpaid = ({ payment }: CompletableVisit) => payment === null || payment.way === 'later';

/**
 * The dialog that completes a visit with a prescription and a payment; after Reopen it contains the earlier
 * prescription.
 */
export function CompleteDialog<Subject extends CompletableVisit>({
  asking: { subject, problem, close, settle },
  title,
  patientId = subject?.patientId?.patientId ?? '',
  busy,
  onSave,
}: CompleteDialogProps<Subject>) {
  const bookFollowUp = useBookFollowUp();
  const allergies = useKnownAllergies(subject === null ? '' : patientId);
  const appointmentId = subject?.appointmentId ?? '';
  const { data } = usePrescription(appointmentId, subject !== null);
  const earlier = data?.prescription ?? null;
  const line = usePaymentLine();
  const print = usePrintReceipt();
  const save = async (about: Subject, written: WrittenPrescription | null, booking: FollowUpTime | null) => {
    const paying = line.answer(about);
    if (paying === 'wrong') return false;
    const outcome = await settle(about, onSave(about, written, paying));
    if (outcome.state !== 'done') return false;
    const payment = paying ? outcome.answer.appointment.payment : null;
    if (payment) reportRecordedPayment(payment, () => print.mutate(about.appointmentId));
    if (booking) await bookFollowUp(about.appointmentId, booking);
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
      busy={subject !== null && busy.has(appointmentId)}
      problem={problem}
      allergies={allergies}
      beside={allergies && <ClinicalStrip patientId={patientId} />}
      besides={subject && isUnpaid(subject) && <PaymentLine line={line} visit={subject} />}
      onSave={async (written, booking) => subject !== null && save(subject, written, booking)}
    />
  );
}
