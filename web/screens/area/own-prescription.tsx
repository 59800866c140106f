import type { PatientAppointment } from '#contract/appointments.ts';
import { m } from '#messages/messages.js';
import { Whose } from '../../appointments/own/whose.tsx';
import { PrescriptionView } from '../../prescriptions/prescription-view.tsx';
import { usePrescription, usePrescriptionFile } from '../../prescriptions/use-prescription.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardSkeletons, LoadFailure } from './states.tsx';

interface OwnPrescriptionProps {
  /** With `patient` it is said whose it is, where it is somebody else's. */
  readonly appointment: Pick<PatientAppointment, 'appointmentId' | 'doctorName'> &
    Partial<Pick<PatientAppointment, 'patient'>>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The prescription of an appointment, to read and download (docs/product.md#life-of-an-appointment). */
export function OwnPrescription({ appointment, open, onClose }: OwnPrescriptionProps) {
  const title = m.own_prescription_title({ doctor: appointment.doctorName });
  const { patient } = appointment;
  return (
    <Dialog open={open} onClose={onClose} title={title} wide>
      {patient && <Whose patient={patient} />}
      <Loaded appointmentId={appointment.appointmentId} />
    </Dialog>
  );
}

function Loaded({ appointmentId }: { readonly appointmentId: string }) {
  const { data, isPending, error, isFetching, refetch } = usePrescription(appointmentId);
  const file = usePrescriptionFile(appointmentId);
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailure error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data.prescription) return <EmptyState icon="book" title={m.own_prescription_none()} />;
  return (
    <PrescriptionView
      prescription={data.prescription}
      busy={file.isPending}
      onDownload={() => file.mutate()}
    />
  );
}
