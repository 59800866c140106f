import { lazy, Suspense } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import type { SubjectDialog } from '../dialogs/use-subject-dialog.ts';

const PrescriptionModal = lazy(async () => ({
  default: (await import('./prescription-modal.tsx')).PrescriptionModal,
}));

/** The prescription of a row, loaded when it is opened. */
export function ViewedPrescription({ viewing }: { readonly viewing: SubjectDialog<DoctorAppointment> }) {
  const { subject, close } = viewing;
  if (!subject) return null;
  return (
    <Suspense fallback={<LoadingBar />}>
      <PrescriptionModal
        appointmentId={subject.appointmentId}
        title={m.appointments_prescription_for({ name: subject.patientName })}
        open
        onClose={close}
      />
    </Suspense>
  );
}
