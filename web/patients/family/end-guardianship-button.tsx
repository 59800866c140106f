import { useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './people.module.css';

interface EndButtonProps {
  readonly guardianshipId: string;
  readonly name: string;
  readonly onDone: () => Promise<void>;
}

export function EndGuardianshipButton({ guardianshipId, name, onDone }: EndButtonProps) {
  const call = useCall();
  const keep = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const params = { guardianshipId };
      toast.good((await call('DELETE /people/guardianships/:guardianshipId', { params })).message);
      setOpen(false);
      await onDone();
    } catch (error) {
      console.error(error);
      setProblem(getRefusalMessage(error) ?? m.session_no_connection());
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="quiet" aria-label={m.people_end_of({ name })} onClick={() => setOpen(true)}>
        {m.people_end()}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={m.people_end_title({ name })}
        initialFocus={keep}
      >
        <div className="stack-3 shrinks">
          <p>{m.people_end_text()}</p>
          <FormProblem text={problem} urgent />
          <div className={`row-2 ${styles.buttons}`}>
            <Button ref={keep} look="quiet" onClick={() => setOpen(false)}>
              {m.people_keep()}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void end()}>
              {m.people_end()}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
