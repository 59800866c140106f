import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import type { ActionableVisit, DeskActions } from './desk-actions.ts';
import { FrontDeskReceipt } from './front-desk-receipt.tsx';

interface VisitActionsProps<Visit> {
  readonly visit: Visit;
  readonly actions: DeskActions;
  /** Closes the container, because the next dialog takes its place. */
  readonly onClose?: () => void;
}

/** What the front desk may do with a visit, apart from its time. */
export function VisitActions<Visit extends ActionableVisit>(props: VisitActionsProps<Visit>) {
  const { visit, actions, onClose } = props;
  const button = (
    step: ActionableVisit['steps'][number],
    name: string,
    action: (visit: Visit) => void,
    look: 'quiet' | 'primary' = 'quiet',
  ) =>
    visit.steps.includes(step) && (
      <Button
        look={look}
        busy={actions.isBusy(visit)}
        onClick={() => {
          onClose?.();
          action(visit);
        }}
      >
        {name}
      </Button>
    );
  return (
    <>
      {button('collect', m.common_record_payment(), actions.collect)}
      {button('reject', m.requests_reject(), actions.reject)}
      {button('accept', m.requests_accept(), actions.accept, 'primary')}
    </>
  );
}

export function ReceiptActions({ visit, actions, onClose }: VisitActionsProps<ActionableVisit>) {
  return (
    <>
      <FrontDeskReceipt visit={visit} />
      {actions.mayVoid(visit) && (
        <Button
          look="plain"
          onClick={() => {
            onClose?.();
            actions.voidReceipt(visit);
          }}
        >
          {m.hospital_people_void()}
        </Button>
      )}
    </>
  );
}
