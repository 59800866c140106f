import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDiscard } from './confirm-discard.tsx';

/**
 * Asks before unsaved changes are lost: with a dialog of ours before another screen, with the browser's
 * before a reload.
 */
export function AskBeforeLeaving({ unsaved }: { readonly unsaved: boolean }) {
  const blocker = useBlocker(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDiscard
      open={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
