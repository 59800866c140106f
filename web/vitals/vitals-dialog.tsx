import { m } from '#messages/messages.js';
import { Dialog } from '../ui/dialog.tsx';
import { VitalsForm } from './vitals-form.tsx';

interface VitalsDialogProps {
  readonly open: boolean;
  readonly patientId?: string | undefined;
  readonly onClose: () => void;
}

/** "Update your Vitals": the typed values stay until they are stored or the dialog is closed. */
export function VitalsDialog({ open, patientId, onClose }: VitalsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.vitals_update()}>
      <VitalsForm patientId={patientId} onSaved={onClose} />
    </Dialog>
  );
}
