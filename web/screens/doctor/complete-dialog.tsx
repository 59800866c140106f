import type { WrittenPrescription } from '#contract/prescriptions.ts';
import type { Outcome } from '../../appointments/change.ts';
import type { Asking } from '../../appointments/use-asking.ts';
import { PrescriptionDialog } from '../../prescriptions/prescription-dialog.tsx';

interface CompleteDialogProps<Subject extends object> {
  readonly asking: Asking<Subject>;
  readonly title: (subject: Subject) => string;
  /** The appointments whose change is being sent, by id. */
  readonly busy: ReadonlySet<string>;
  /** Null completes the visit without a prescription. */
  readonly onSave: (subject: Subject, written: WrittenPrescription | null) => Promise<Outcome<unknown>>;
}

/** The dialog for the prescription that completes a visit (G-04, G-07). */
export function CompleteDialog<Subject extends { readonly appointmentId: string }>({
  asking: { subject, problem, close, settle },
  title,
  busy,
  onSave,
}: CompleteDialogProps<Subject>) {
  return (
    <PrescriptionDialog
      open={subject !== null}
      onClose={close}
      title={subject ? title(subject) : ''}
      initial={null}
      busy={subject !== null && busy.has(subject.appointmentId)}
      problem={problem}
      onSave={(written) => {
        if (subject) void settle(subject, onSave(subject, written));
      }}
    />
  );
}
