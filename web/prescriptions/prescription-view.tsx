import type { Prescription } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';

interface PrescriptionViewProps {
  readonly prescription: Prescription;
  /** Left out for those who may not correct it. */
  readonly onCorrect?: () => void;
  readonly onDownload: () => void;
  readonly busy?: boolean;
}

/** A prescription to read, keep and print. */
export function PrescriptionView({
  prescription,
  onCorrect,
  onDownload,
  busy = false,
}: PrescriptionViewProps) {
  return (
    <div>
      <p style={{ whiteSpace: 'pre-wrap' }}>{prescription.text}</p>
      <Button look="quiet" busy={busy} onClick={onDownload}>
        {m.prescriptions_download()}
      </Button>
      {onCorrect && (
        <Button look="quiet" onClick={onCorrect}>
          {m.prescriptions_correct()}
        </Button>
      )}
    </div>
  );
}
