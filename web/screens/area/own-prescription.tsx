import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { PatientName } from '../../appointments/own/whose.tsx';
import { PrescriptionModal } from './prescription-modal.tsx';

interface OwnPrescriptionProps {
  /** With `patient` it is said whose it is, where it is somebody else's. */
  readonly appointment: Pick<PatientAppointment, 'appointmentId' | 'doctorName'> &
    Partial<Pick<PatientAppointment, 'patient'>>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The prescription of an own appointment (docs/product.md#life-of-an-appointment). */
export function OwnPrescription({ appointment, ...rest }: OwnPrescriptionProps) {
  const { appointmentId, doctorName, patient } = appointment;
  return (
    <PrescriptionModal
      appointmentId={appointmentId}
      title={m.own_prescription_title({ doctor: doctorName })}
      {...rest}
    >
      {patient && <PatientName patient={patient} />}
    </PrescriptionModal>
  );
}
