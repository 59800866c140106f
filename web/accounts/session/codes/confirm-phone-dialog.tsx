import { m } from '#messages/messages.js';
import { usePolledAnswer } from '#web/api/asking/use-polled-answer.ts';
import { useCall } from '#web/api/context.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';

interface ConfirmPhoneDialogProps {
  readonly onClose: () => void;
  readonly onConfirmed: () => void;
}

export function ConfirmPhoneDialog({ onClose, onConfirmed }: ConfirmPhoneDialogProps) {
  const call = useCall();
  const { answer, failed } = usePolledAnswer('own phone', () => call('GET /patients/profile'));
  return (
    <Dialog open onClose={onClose} title={m.codes_confirm_title()}>
      {answer ? (
        <ConfirmPhone phone={answer.phone} onConfirmed={onConfirmed} />
      ) : failed ? (
        <p role="alert">{m.session_no_connection()}</p>
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  );
}
