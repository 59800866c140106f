import { createPortal } from 'react-dom';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './record-entries.module.css';
import { RecordEntries } from './record-entries.tsx';

interface EditEntriesProps {
  readonly patientId: string;
  readonly onClose: () => void;
}

/** Lets a doctor record allergies and conditions, on top of any open dialog. */
export function EditEntries({ patientId, onClose }: EditEntriesProps) {
  return createPortal(
    <Dialog open onClose={onClose} title={m.records_edit()}>
      <RecordEntries patientId={patientId} />
      <p className={`flex to-end ${styles.close}`}>
        <Button onClick={onClose}>{m.common_close()}</Button>
      </p>
    </Dialog>,
    // The strip may be inside the prescription form, and forms cannot be nested.
    document.body,
  );
}
