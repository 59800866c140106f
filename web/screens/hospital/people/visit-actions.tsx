import type { DayVisit } from '#contract/hospital/hospital-days.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FrontDeskReceipt } from './front-desk-receipt.tsx';
import type { useDeskActions } from './use-desk-actions.tsx';

interface VisitActionsProps {
  readonly visit: DayVisit;
  readonly deeds: ReturnType<typeof useDeskActions>;
  /** Closes the container, because the next dialog takes its place. */
  readonly onClose: () => void;
}

export function VisitActions({ visit: { patient, ...visit }, deeds, onClose }: VisitActionsProps) {
  const named = { ...visit, patientName: patient.name };
  const closeThen = (deed: (visit: typeof named) => void) => () => {
    onClose();
    deed(named);
  };
  return (
    <>
      <FrontDeskReceipt visit={named} />
      {deeds.mayVoid(named) && (
        <Button look="plain" onClick={closeThen(deeds.voidReceipt)}>
          {m.hospital_people_void()}
        </Button>
      )}
      {visit.steps.includes('collect') && (
        <Button look="quiet" onClick={closeThen(deeds.collect)}>
          {m.hospital_people_collect()}
        </Button>
      )}
      {visit.steps.includes('reject') && (
        <Button look="quiet" onClick={closeThen(deeds.reject)}>
          {m.requests_reject()}
        </Button>
      )}
      {visit.steps.includes('accept') && (
        <Button busy={deeds.isBusy(named)} onClick={closeThen(deeds.accept)}>
          {m.requests_accept()}
        </Button>
      )}
    </>
  );
}
