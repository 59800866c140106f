import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { makeListeners } from '../listeners.ts';
import { Working } from '../working.tsx';
import styles from './keys.module.css';
import type { KeyArea } from './table.ts';
import { useKeys } from './use-keys.ts';

const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));

const { subscribe, tell } = makeListeners();
let wanted = false;
const become = (now: boolean) => {
  wanted = now;
  tell();
};

/** The list of keys behind `?`; once per area. */
export function KeysHelp({ area = 'doctor' }: { readonly area?: KeyArea }) {
  const open = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  // Not loaded before it is first asked for.
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  useKeys({ help: { run: () => become(true) } });
  if (!asked) return null;
  return (
    <Suspense fallback={<Working />}>
      <HelpDialog area={area} open={open} onClose={() => become(false)} />
    </Suspense>
  );
}

/** "? for shortcuts", which opens the list of the area. */
export function KeysHint() {
  return (
    <Button look="plain" className={styles.hint ?? ''} aria-haspopup="dialog" onClick={() => become(true)}>
      <kbd className={styles.key}>?</kbd> {m.keys_hint()}
    </Button>
  );
}
