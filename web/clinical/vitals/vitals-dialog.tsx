import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { VitalsForm, type VitalsMeasured } from './vitals-form.tsx';

interface VitalsDialogProps {
  readonly open: boolean;
  /** By default the signed-in patient. */
  readonly patientId?: string | undefined;
  readonly lastWeight: number | null;
  readonly onClose: () => void;
}

/** Typed values stay until they are stored or the dialog is closed. */
export function VitalsDialog({ open, patientId, lastWeight, onClose }: VitalsDialogProps) {
  const call = useCall();
  const store = (body: VitalsMeasured) =>
    call('POST /patients/vitals', { query: patientId ? { patientId } : {}, body });
  return (
    <Dialog open={open} onClose={onClose} title={m.vitals_update()}>
      <VitalsForm store={store} lastWeight={lastWeight} onSaved={onClose} />
    </Dialog>
  );
}
