import { m } from '#messages/messages.js';
import { useCall } from '../../../api/context.tsx';
import { useDownload } from '../../../api/use-download.ts';
import { Button } from '../../../ui/button.tsx';
import type { DeedVisit, useDeskDeeds } from './use-desk-deeds.tsx';

interface DeskReceiptProps {
  readonly visit: DeedVisit;
  readonly deeds: ReturnType<typeof useDeskDeeds>;
  readonly onVoid: () => void;
}

/** The receipt of a visit: to print, and, for those who may, to void (M-13). */
export function DeskReceipt({ visit, deeds, onVoid }: DeskReceiptProps) {
  const call = useCall();
  const { appointmentId, payment } = visit;
  const { mutate, isPending } = useDownload(
    () => call('GET /hospital/visits/:appointmentId/receipt.pdf', { params: { appointmentId } }),
    () => `receipt-${payment?.receipt}.pdf`,
    m.payments_download_failed,
  );
  if (!payment?.receipt) return null;
  return (
    <>
      <Button look="plain" busy={isPending} onClick={() => mutate()}>
        {m.payments_download()}
      </Button>
      {deeds.mayVoid(visit) && (
        <Button look="plain" onClick={onVoid}>
          {m.hospital_people_void()}
        </Button>
      )}
    </>
  );
}
