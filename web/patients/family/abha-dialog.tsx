import { m } from '#messages/messages.js';
import { Dialog } from '#web/ui/dialog.tsx';
import { AbhaForm } from './abha-form.tsx';

interface AbhaDialogProps {
  readonly patientId: string;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function AbhaDialog({ patientId, name, open, onClose }: AbhaDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.people_abha_open({ name })}>
      {open && (
        <div className="stack-3 shrinks">
          <p>{m.people_abha_lead()}</p>
          <AbhaForm patientId={patientId} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}
