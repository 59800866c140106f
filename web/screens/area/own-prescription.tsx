import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientAppointment } from '#contract/appointments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../api/context.tsx';
import { sentenceOf } from '../../api/use-sending.ts';
import { PrescriptionView } from '../../prescriptions/prescription-view.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toasts/toasts.tsx';
import { CardSkeletons, LoadFailure } from './states.tsx';

interface OwnPrescriptionProps {
  readonly appointment: Pick<PatientAppointment, 'appointmentId' | 'doctorName'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The prescription of an appointment, to read and download (docs/product.md#life-of-an-appointment). */
export function OwnPrescription({ appointment, open, onClose }: OwnPrescriptionProps) {
  const title = m.own_prescription_title({ doctor: appointment.doctorName });
  return (
    <Dialog open={open} onClose={onClose} title={title} wide>
      <Loaded appointmentId={appointment.appointmentId} />
    </Dialog>
  );
}

function Loaded({ appointmentId }: { readonly appointmentId: string }) {
  const call = useCall();
  const [saving, setSaving] = useState(false);
  const params = { appointmentId };
  const { data, isPending, error, isFetching, refetch } = useQuery({
    queryKey: ['appointment-prescription', appointmentId],
    queryFn: ({ signal }) => call('GET /appointments/:appointmentId/prescription', { params, signal }),
  });

  const save = async () => {
    setSaving(true);
    try {
      const document = await call('GET /appointments/:appointmentId/prescription.pdf', { params });
      saveFile(document, `prescription-${appointmentId}.pdf`);
    } catch (failure) {
      console.error(failure);
      toast.bad(sentenceOf(failure) ?? m.own_download_failed());
    }
    setSaving(false);
  };

  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailure error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data.prescription) return <EmptyState icon="book" title={m.own_prescription_none()} />;
  return <PrescriptionView prescription={data.prescription} busy={saving} onDownload={() => void save()} />;
}
