import { useBlocker } from 'react-router';
import { ConfirmDiscard } from './confirm-discard.tsx';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/**
 * Asks before unsaved changes are lost: with our own dialog before another screen, with the browser's before
 * a reload.
 */
export function AskBeforeLeaving({ unsaved }: { readonly unsaved: boolean }) {
  const blocker = useBlocker(unsaved);
  useAskBeforeUnload(unsaved);
  return (
    <ConfirmDiscard
      open={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
