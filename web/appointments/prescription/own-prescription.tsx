import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { PatientName } from '#web/appointments/own/patient-name.tsx';
import { OfflineStoragePrompt } from '#web/platform/offline/offline-storage-prompt.tsx';
import { PrescriptionModal } from './prescription-modal.tsx';

interface OwnPrescriptionProps {
  /** `patient` is set if the appointment is someone else's, and is then shown. */
  readonly appointment: Pick<PatientAppointment, 'appointmentId' | 'doctorName'> &
    Partial<Pick<PatientAppointment, 'patient'>>;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function OwnPrescription({ appointment, ...rest }: OwnPrescriptionProps) {
  const { appointmentId, doctorName, patient } = appointment;
  return (
    <PrescriptionModal
      appointmentId={appointmentId}
      title={m.own_prescription_title({ doctor: doctorName })}
      foot={<OfflineStoragePrompt />}
      {...rest}
    >
      {patient && <PatientName patient={patient} />}
    </PrescriptionModal>
  );
}
