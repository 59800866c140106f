import { createPortal } from 'react-dom';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './entries.module.css';
import { RecordEntries } from './entries.tsx';

interface EditEntriesProps {
  readonly patientId: string;
  readonly onClose: () => void;
}

/** The dialog in which a doctor records allergies and conditions, over whatever is open. */
export function EditEntries({ patientId, onClose }: EditEntriesProps) {
  return createPortal(
    <Dialog open onClose={onClose} title={m.records_edit()}>
      <RecordEntries patientId={patientId} />
      <p className={styles.close}>
        <Button onClick={onClose}>{m.shell_close()}</Button>
      </p>
    </Dialog>,
    // The strip may stand in the form of a prescription, and forms do not nest.
    document.body,
  );
}
