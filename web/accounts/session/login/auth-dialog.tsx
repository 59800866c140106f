import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConfirmDiscard } from '#web/ui/forms/confirm-discard.tsx';
import type { Registrations } from '../sign-up/registration-roles.ts';
import { clearDraft } from '../sign-up/sign-up-draft.ts';
import { AuthPanel } from './auth-panel.tsx';

interface AuthDialogProps {
  readonly registrations: Registrations;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function AuthDialog({ registrations, open, onClose }: AuthDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };
  return (
    <>
      {/* First, so that it closes first: a dialog can return the focus only if no other lies over it. */}
      <ConfirmDiscard
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          clearDraft();
          close();
        }}
      />
      <Dialog
        open={open}
        onClose={() => (dirty ? setAsking(true) : close())}
        title={m.session_dialog_title()}
      >
        <AuthPanel registrations={registrations} onDirty={setDirty} onLeave={close} />
      </Dialog>
    </>
  );
}
