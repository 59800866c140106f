import { useState } from 'react';
import { m } from '#messages/messages.js';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

/** Runs a command from a single button, and reports the server's answer or the failure. */
export function useCommand(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<{ readonly message: string }>) => {
    setBusy(true);
    try {
      toast.good((await work()).message);
      onDone();
    } catch (error) {
      console.error(error);
      toast.bad(getRefusalMessage(error) ?? m.session_no_connection());
    }
    setBusy(false);
  };
  return { busy, run };
}
