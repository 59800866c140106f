import { useSyncExternalStore } from 'react';
import styles from './toasts.module.css';

type Tone = 'good' | 'bad' | 'plain';
interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
}

/** Toasts hide by themselves after three seconds (spec 1 §9). */
const toastMilliseconds = 3000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const become = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};
const none: readonly Toast[] = [];

function show(text: string, tone: Tone) {
  lastId += 1;
  const id = lastId;
  become([...toasts, { id, text, tone }]);
  setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), toastMilliseconds);
}

/** Says something in passing; its colour follows the outcome (decisions §10). */
export const toast = {
  good: (text: string) => show(text, 'good'),
  bad: (text: string) => show(text, 'bad'),
  plain: (text: string) => show(text, 'plain'),
};

/** Where toasts appear, on top of dialogs too; each is an alert that is read out (decisions §10). */
export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
  return (
    <div className={styles.toasts} popover="manual" ref={(element) => void raise(element, shown.length > 0)}>
      {shown.map(({ id, text, tone }) => (
        <p key={id} role="alert" className={`${styles.toast} ${styles[tone]}`}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** A modal dialog covers everything but the top layer, so the toasts go there, last and therefore on top. */
function raise(element: HTMLElement | null, wanted: boolean) {
  if (!element?.showPopover) return;
  if (element.matches(':popover-open')) element.hidePopover();
  if (wanted) element.showPopover();
}
