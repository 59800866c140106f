import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../browser/listeners.ts';
import type { ToastAction } from './action-toast.tsx';
import styles from './toasts.module.css';

type Tone = 'good' | 'bad' | 'plain';

// Not needed on a first page, so loaded on demand.
const ActionToast = lazy(async () => ({ default: (await import('./action-toast.tsx')).ActionToast }));

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  readonly action: ToastAction | null;
}

/** Longer with an action, to leave time to reach it. */
const toastMilliseconds = 3000;
const actionMilliseconds = 8000;

/** The last one is shown; those below it wait for their turn. */
let toasts: readonly Toast[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
/** The mounted `Toasts`; the last one shows them. */
let places: readonly symbol[] = [];

/**
 * Where each toast was announced: one that moves to another place, as a dialog opens, is not announced twice.
 */
const announcedAt = new Map<number, symbol>();
const { subscribe, notify } = createListeners();

function pauseToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function hide(id: number) {
  pauseToast(id);
  announcedAt.delete(id);
  toasts = toasts.filter((toast) => toast.id !== id);
  const next = toasts.at(-1);
  if (next && !timers.has(next.id)) hideLater(next);
  notify();
}

function hideLater({ id, action }: Toast) {
  pauseToast(id);
  timers.set(
    id,
    setTimeout(() => hide(id), action ? actionMilliseconds : toastMilliseconds),
  );
}

function show(text: string, tone: Tone, action: ToastAction | null = null) {
  for (const { id } of toasts) pauseToast(id);
  // What was read makes room. What can be undone, and what came in the same moment, is shown again.
  toasts = toasts.filter((before) => before.action || (!announcedAt.has(before.id) && before.text !== text));
  lastId += 1;
  const latest = { id: lastId, text, tone, action };
  toasts = [...toasts, latest];
  notify();
  hideLater(latest);
}

/** Shows a short message; its colour follows the outcome. */
export const toast = {
  good: (text: string, action?: ToastAction) => show(text, 'good', action),
  bad: (text: string, action?: ToastAction) => show(text, 'bad', action),
  plain: (text: string) => show(text, 'plain'),
};

/**
 * Shows toasts, one at a time, above dialogs too, as alerts. A modal dialog makes everything outside it inert, so a dialog
 * that shows toasts with actions has its own `Toasts`.
 */
export function Toasts() {
  const [self] = useState(() => Symbol('toasts'));
  useEffect(() => {
    places = [...places, self];
    notify();
    return () => {
      places = places.filter((place) => place !== self);
      notify();
    };
  }, [self]);
  const shown = useSyncExternalStore(
    subscribe,
    () => (places.at(-1) === self ? (toasts.at(-1) ?? null) : null),
    () => null,
  );
  useEffect(() => {
    if (shown && !announcedAt.has(shown.id)) announcedAt.set(shown.id, self);
  }, [shown, self]);
  return (
    <div className={styles.toasts} popover="manual" ref={(element) => void raise(element, shown !== null)}>
      {shown && (
        <ShownToast
          key={shown.id}
          toast={shown}
          role={(announcedAt.get(shown.id) ?? self) === self ? 'alert' : undefined}
        />
      )}
    </div>
  );
}

function ShownToast({ toast, role }: { readonly toast: Toast; readonly role: 'alert' | undefined }) {
  const { id, text, tone, action } = toast;
  const className = `${styles.toast} ${styles[tone]}`;
  const plain = (
    <p role={role} className={className}>
      {text}
    </p>
  );
  if (!action) return plain;
  return (
    <Suspense fallback={plain}>
      <ActionToast
        text={text}
        role={role}
        className={className}
        action={action}
        onHold={() => pauseToast(id)}
        onRelease={() => hideLater(toast)}
        onHide={() => hide(id)}
      />
    </Suspense>
  );
}

/** A modal dialog covers everything but the top layer, so the toasts go there, as the last element. */
function raise(element: HTMLElement | null, wanted: boolean) {
  if (!element?.showPopover) return;
  if (wanted && element.contains(document.activeElement)) return; // hiding it would lose the focus
  if (element.matches(':popover-open')) element.hidePopover();
  if (wanted) element.showPopover();
}
