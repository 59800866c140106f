import { useState } from 'react';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { PrescriptionDialog } from '#web/clinical/prescriptions/form/prescription-dialog.tsx';
import { toWrittenPrescription } from '#web/clinical/prescriptions/form/to-written-prescription.ts';
import { useBookFollowUp } from '#web/clinical/prescriptions/form/use-book-follow-up.ts';
import { PrescriptionView } from '#web/clinical/prescriptions/paper/prescription-view.tsx';
import { usePrescriptionDownload } from '#web/clinical/prescriptions/paper/use-prescription-download.ts';
import { Button } from '#web/ui/button.tsx';
import { appointmentKeys } from '../queries.ts';
import styles from './appointment-prescription.module.css';
import { useKnownAllergies } from './use-known-allergies.ts';

const blank: WrittenPrescription = {
  complaints: '',
  diagnosis: '',
  medicines: [],
  advice: '',
  otherMedicines: '',
  followUpDate: null,
};

export function AppointmentPrescription({ detail }: { readonly detail: AppointmentDetail }) {
  const { appointmentId, prescriptionDetails: prescription, status } = detail.appointmentDetails;
  const { name, patientId } = detail.patientDetails;
  const call = useCall();
  /** The version read when the dialog opened, so that a newer one is not overwritten. */
  const [draft, setDraft] = useState<{ version: number; initial: WrittenPrescription } | null>(null);

  const correction = useCommand(
    (written: WrittenPrescription) =>
      call('PUT /appointments/:appointmentId/prescription', {
        params: { appointmentId },
        body: { prescription: written, ...(draft && { version: draft.version }) },
      }),
    {
      inPlace: true,
      onDone: () => setDraft(null),
      otherwise: () => m.appointments_prescription_failed(),
      refresh: [appointmentKeys.all],
    },
  );
  const file = usePrescriptionDownload(appointmentId);
  const allergies = useKnownAllergies(draft ? patientId : '');
  const bookFollowUp = useBookFollowUp();
  const save = async (written: WrittenPrescription | null, booking: FollowUpTime | null) => {
    if (written === null || !(await correction.run(written))) return false;
    if (booking) await bookFollowUp(appointmentId, booking);
    return true;
  };

  const write = () => {
    correction.forget();
    setDraft(
      prescription
        ? { version: prescription.version, initial: toWrittenPrescription(prescription) }
        : { version: 0, initial: blank },
    );
  };
  return (
    <>
      {prescription ? (
        <PrescriptionView
          prescription={prescription}
          onCorrect={write}
          onDownload={() => void file.run()}
          busy={file.isPending}
        />
      ) : (
        <>
          <p className="muted">{m.appointments_no_prescription()}</p>
          {status === 'Completed' && (
            <Button look="quiet" className={styles.write ?? ''} onClick={write}>
              {m.appointments_write_prescription()}
            </Button>
          )}
        </>
      )}
      <PrescriptionDialog
        appointmentId={appointmentId}
        open={draft !== null}
        onClose={() => setDraft(null)}
        title={m.appointments_prescription_for({ name })}
        initial={draft?.initial ?? blank}
        busy={correction.isPending}
        problem={correction.problem}
        allergies={allergies}
        onSave={save}
      />
    </>
  );
}
