import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { PrescriptionView } from '#web/clinical/prescriptions/paper/prescription-view.tsx';
import { usePrescriptionDownload } from '#web/clinical/prescriptions/paper/use-prescription-download.ts';
import { usePrescription } from '#web/clinical/queries.ts';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface PrescriptionModalProps {
  readonly appointmentId: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Below a prescription that has loaded. */
  readonly foot?: ReactNode;
}

export function PrescriptionModal(props: PrescriptionModalProps) {
  const { appointmentId, title, open, onClose, children, foot } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} wide>
      {children}
      <Loaded appointmentId={appointmentId} foot={foot} />
    </Dialog>
  );
}

function Loaded({ appointmentId, foot }: Pick<PrescriptionModalProps, 'appointmentId' | 'foot'>) {
  const { data, isPending, error, isFetching, refetch } = usePrescription(appointmentId);
  const file = usePrescriptionDownload(appointmentId);
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailureMessage error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data.prescription) return <EmptyState icon="paper" title={m.own_prescription_none()} />;
  return (
    <>
      <PrescriptionView
        prescription={data.prescription}
        busy={file.isPending}
        onDownload={() => void file.run()}
      />
      {foot}
    </>
  );
}
