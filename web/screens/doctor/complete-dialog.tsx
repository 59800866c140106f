import type { FollowUpTime } from '#contract/appointments.ts';
import type { WrittenPrescription } from '#contract/prescriptions.ts';
import type { Outcome } from '../../appointments/change.ts';
import type { Asking } from '../../appointments/use-asking.ts';
import { ClinicalStrip } from '../../clinical-records/strip.tsx';
import { PrescriptionDialog } from '../../prescriptions/prescription-dialog.tsx';
import { useBookFollowUp } from '../../prescriptions/use-follow-up.ts';
import { usePrescription } from '../../prescriptions/use-prescription.ts';
import { writtenOf } from '../../prescriptions/written-of.ts';
import { useKnownAllergies } from '../area/use-known-allergies.ts';

interface AboutVisit {
  readonly appointmentId: string;
  readonly patientId?: { readonly patientId: string };
}

interface CompleteDialogProps<Subject extends object> {
  readonly asking: Asking<Subject>;
  readonly title: (subject: Subject) => string;
  /** Where the subject does not name the patient. */
  readonly patientId?: string;
  /** The appointments whose change is being sent, by id. */
  readonly busy: ReadonlySet<string>;
  /** Null completes the visit without a prescription. */
  readonly onSave: (subject: Subject, written: WrittenPrescription | null) => Promise<Outcome<unknown>>;
}

/** The dialog for the prescription that completes a visit (G-04, G-07); after Reopen the earlier one stands in it. */
export function CompleteDialog<Subject extends AboutVisit>({
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
  const save = async (about: Subject, written: WrittenPrescription | null, booking: FollowUpTime | null) => {
    const { state } = await settle(about, onSave(about, written));
    if (state === 'done' && booking) await bookFollowUp(about.appointmentId, booking);
    return state === 'done';
  };
  return (
    <PrescriptionDialog
      // What was typed meanwhile is a draft, and stands in the form of the earlier one.
      key={earlier ? `${appointmentId} ${earlier.version}` : ''}
      appointmentId={appointmentId}
      open={subject !== null}
      onClose={close}
      title={subject ? title(subject) : ''}
      initial={earlier && writtenOf(earlier)}
      busy={subject !== null && busy.has(appointmentId)}
      problem={problem}
      allergies={allergies}
      beside={allergies && <ClinicalStrip patientId={patientId} />}
      onSave={async (written, booking) => subject !== null && save(subject, written, booking)}
    />
  );
}
