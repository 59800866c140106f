import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { createListeners } from '../browser/listeners.ts';
import { Button } from '../button.tsx';
import { LoadingBar } from '../loading-bar.tsx';
import type { KeyArea } from './key-table.ts';
import styles from './keys.module.css';
import { useKeys } from './use-keys.ts';

const KeysHelpDialog = lazy(async () => ({
  default: (await import('./keys-help-dialog.tsx')).KeysHelpDialog,
}));

const { subscribe, notify } = createListeners();
let isOpen = false;
const setOpen = (now: boolean) => {
  isOpen = now;
  notify();
};

/** The list of keys that `?` opens; mount it once per area. */
export function KeysHelp({ area = 'doctor' }: { readonly area?: KeyArea }) {
  const open = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
  // Loaded when first opened.
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  useKeys({ help: { run: () => setOpen(true) } });
  if (!asked) return null;
  return (
    <Suspense fallback={<LoadingBar />}>
      <KeysHelpDialog area={area} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

export function KeysHint() {
  return (
    <Button look="plain" className={styles.hint ?? ''} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      <kbd className={styles.key}>?</kbd> {m.keys_hint()}
    </Button>
  );
}
