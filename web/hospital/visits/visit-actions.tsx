import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FrontDeskReceipt } from './front-desk-receipt.tsx';
import type { useDeskActions } from './use-desk-actions.tsx';

interface VisitActionsProps {
  readonly visit: DayVisit;
  readonly actions: ReturnType<typeof useDeskActions>;
  /** Closes the container, because the next dialog takes its place. */
  readonly onClose: () => void;
}

export function VisitActions({ visit: { patient, ...visit }, actions, onClose }: VisitActionsProps) {
  const named = { ...visit, patientName: patient.name };
  const closeThen = (action: (visit: typeof named) => void) => () => {
    onClose();
    action(named);
  };
  return (
    <>
      <FrontDeskReceipt visit={named} />
      {actions.mayVoid(named) && (
        <Button look="plain" onClick={closeThen(actions.voidReceipt)}>
          {m.hospital_people_void()}
        </Button>
      )}
      {visit.steps.includes('collect') && (
        <Button look="quiet" onClick={closeThen(actions.collect)}>
          {m.hospital_people_collect()}
        </Button>
      )}
      {visit.steps.includes('reject') && (
        <Button look="quiet" onClick={closeThen(actions.reject)}>
          {m.requests_reject()}
        </Button>
      )}
      {visit.steps.includes('accept') && (
        <Button busy={actions.isBusy(named)} onClick={closeThen(actions.accept)}>
          {m.requests_accept()}
        </Button>
      )}
    </>
  );
}
