import { useState } from 'react';
import type { ClinicalUpload } from '#contract/clinical/clinical-uploads.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AddFile } from './add-file.tsx';
import { FileRow } from './file-row.tsx';
import styles from './patient-files.module.css';

interface FilesProps {
  readonly patientId: string;
  readonly uploads: readonly ClinicalUpload[];
}

export function PatientFiles({ patientId, uploads }: FilesProps) {
  return (
    <div className={styles.files}>
      {uploads.length === 0 && <p className="muted">{m.records_no_files()}</p>}
      {uploads.length > 0 && (
        <ul>
          {uploads.map((upload) => (
            <li key={upload.id}>
              <time dateTime={upload.day}>{formatNumericDay(upload.day)}</time>
              <FileRow patientId={patientId} upload={upload} />
            </li>
          ))}
        </ul>
      )}
      <AddFileButton patientId={patientId} />
    </div>
  );
}

export function AddFileButton({ patientId }: Pick<FilesProps, 'patientId'>) {
  const [adding, setAdding] = useState(false);
  return (
    <div>
      <Button look="quiet" onClick={() => setAdding(true)}>
        <Icon name="plus" />
        {m.records_add_file()}
      </Button>
      <Dialog open={adding} onClose={() => setAdding(false)} title={m.records_add_file()}>
        <AddFile patientId={patientId} onDone={() => setAdding(false)} />
      </Dialog>
    </div>
  );
}
