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
const noToasts: readonly Toast[] = [];

function pauseToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function hide(id: number) {
  pauseToast(id);
  announcedAt.delete(id);
  toasts = toasts.filter((toast) => toast.id !== id);
  notify();
}

function hideLater(id: number, milliseconds: number) {
  pauseToast(id);
  timers.set(
    id,
    setTimeout(() => hide(id), milliseconds),
  );
}

function show(text: string, tone: Tone, action: ToastAction | null = null) {
  // A repeated text replaces the former toast and is announced again. Toasts with actions are never merged.
  const alike = action ? [] : toasts.filter((shown) => shown.text === text && !shown.action);
  for (const { id } of alike) hide(id);
  lastId += 1;
  const id = lastId;
  toasts = [...toasts, { id, text, tone, action }];
  notify();
  hideLater(id, action ? actionMilliseconds : toastMilliseconds);
}

/** Shows a short message; its colour follows the outcome. */
export const toast = {
  good: (text: string, action?: ToastAction) => show(text, 'good', action),
  bad: (text: string, action?: ToastAction) => show(text, 'bad', action),
  plain: (text: string) => show(text, 'plain'),
};

/**
 * Shows toasts above dialogs too, as alerts. A modal dialog makes everything outside it inert, so a dialog
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
    () => (places.at(-1) === self ? toasts : noToasts),
    () => noToasts,
  );
  useEffect(() => {
    for (const { id } of shown) if (!announcedAt.has(id)) announcedAt.set(id, self);
  }, [shown, self]);
  return (
    <div className={styles.toasts} popover="manual" ref={(element) => void raise(element, shown.length > 0)}>
      {shown.map(({ id, text, tone, action }) => {
        const className = `${styles.toast} ${styles[tone]}`;
        const role = (announcedAt.get(id) ?? self) === self ? 'alert' : undefined;
        const plain = (
          <p key={id} role={role} className={className}>
            {text}
          </p>
        );
        return action ? (
          <Suspense key={id} fallback={plain}>
            <ActionToast
              text={text}
              role={role}
              className={className}
              action={action}
              onHold={() => pauseToast(id)}
              onRelease={() => hideLater(id, actionMilliseconds)}
              onHide={() => hide(id)}
            />
          </Suspense>
        ) : (
          plain
        );
      })}
    </div>
  );
}

/** A modal dialog covers everything but the top layer, so the toasts go there, as the last element. */
function raise(element: HTMLElement | null, wanted: boolean) {
  if (!element?.showPopover) return;
  if (wanted && element.contains(document.activeElement)) return; // hiding it would lose the focus
  if (element.matches(':popover-open')) element.hidePopover();
  if (wanted) element.showPopover();
}
