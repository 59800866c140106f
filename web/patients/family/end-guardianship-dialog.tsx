import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import styles from './people.module.css';

interface EndGuardianshipDialogProps {
  readonly guardianshipId: string;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

export function EndGuardianshipDialog(props: EndGuardianshipDialogProps) {
  const { guardianshipId, name, open, onClose, onDone } = props;
  const call = useCall();
  const keep = useRef<HTMLButtonElement>(null);
  const ending = useCommand(
    () => call('DELETE /people/guardianships/:guardianshipId', { params: { guardianshipId } }),
    {
      onDone: () => {
        onClose();
        return onDone();
      },
      inPlace: true,
    },
  );
  return (
    <Dialog open={open} onClose={onClose} title={m.people_end_title({ name })} initialFocus={keep}>
      <div className="stack-3 shrinks">
        <p>{m.people_end_text()}</p>
        <FormProblem text={ending.problem} urgent />
        <div className={`row-2 ${styles.buttons}`}>
          <Button ref={keep} look="quiet" onClick={onClose}>
            {m.people_keep()}
          </Button>
          <Button look="danger" busy={ending.isPending} onClick={() => void ending.run()}>
            {m.people_end()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
