import { useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { useDesk } from '#web/accounts/session/desk-store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { SwitchSteps } from './switch-steps.tsx';

/** Switches to the next person at a front desk computer; shown in the area's bar. */
export function SwitchPerson({ hospitalId }: { readonly hospitalId: string | undefined }) {
  const desk = useDesk(hospitalId);
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useKeys({ switchPerson: { run: () => setOpen(true), when: () => desk !== null } });
  if (!desk) return null;
  return (
    <>
      <IconButton label={m.team_switch()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="person" />
      </IconButton>
      {/* From the second opening on the names are there before the dialog is, which then would focus its Close. */}
      <Dialog open={open} onClose={() => setOpen(false)} title={m.team_switch()} veiled initialFocus={first}>
        {open && <SwitchSteps desk={desk} onClose={() => setOpen(false)} first={first} />}
      </Dialog>
    </>
  );
}
