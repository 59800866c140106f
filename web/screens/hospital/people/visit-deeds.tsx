import type { DayVisit } from '#contract/hospital/hospital-days.ts';
import { m } from '#messages/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DeskReceipt } from './desk-receipt.tsx';
import type { useDeskDeeds } from './use-desk-deeds.tsx';

interface VisitDeedsProps {
  readonly visit: DayVisit;
  readonly deeds: ReturnType<typeof useDeskDeeds>;
  /** Closes what they are shown in: what asks next stands in its place. */
  readonly onClose: () => void;
}

/** In an open visit of the day: a request is answered, an unpaid one is paid for, a receipt printed or voided (M-13). */
export function VisitDeeds({ visit: { patient, ...visit }, deeds, onClose }: VisitDeedsProps) {
  const named = { ...visit, patientName: patient.name };
  const then = (deed: (visit: typeof named) => void) => () => {
    onClose();
    deed(named);
  };
  return (
    <>
      <DeskReceipt visit={named} />
      {deeds.mayVoid(named) && (
        <Button look="plain" onClick={then(deeds.voidReceipt)}>
          {m.hospital_people_void()}
        </Button>
      )}
      {visit.steps.includes('collect') && (
        <Button look="quiet" onClick={then(deeds.collect)}>
          {m.hospital_people_collect()}
        </Button>
      )}
      {visit.steps.includes('reject') && (
        <Button look="quiet" onClick={then(deeds.reject)}>
          {m.requests_reject()}
        </Button>
      )}
      {visit.steps.includes('accept') && (
        <Button busy={deeds.isBusy(named)} onClick={then(deeds.accept)}>
          {m.requests_accept()}
        </Button>
      )}
    </>
  );
}
