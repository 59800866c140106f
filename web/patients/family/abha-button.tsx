import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AbhaForm } from './abha-form.tsx';

interface AbhaButtonProps {
  readonly patientId: string;
  readonly name: string;
}

export function AbhaButton({ patientId, name }: AbhaButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" aria-label={m.people_abha_open({ name })} onClick={() => setOpen(true)}>
        {m.people_abha_title()}
      </Button>
      <Dialog open={open} onClose={close} title={m.people_abha_open({ name })}>
        {open && (
          <div className="stack-3 shrinks">
            <p>{m.people_abha_lead()}</p>
            <AbhaForm patientId={patientId} onClose={close} />
          </div>
        )}
      </Dialog>
    </>
  );
}
