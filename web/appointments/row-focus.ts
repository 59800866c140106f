import { type RefObject, useEffect, useRef } from 'react';

/** Marks a row of a list that actions remove; its value is the appointment's id. */
const rowsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-row]')];

/**
 * Keeps the keyboard where the eye is when an action disables its button or removes its row: on the row if it stayed,
 * on the one that took its place if it left, and on `fallback` when none is left. A focus that has moved on by itself
 * is left alone.
 */
export function useRowFocus(container: RefObject<HTMLElement | null>, fallback: () => HTMLElement | null) {
  const watched = useRef<{ id: string; index: number; failed: boolean } | null>(null);

  useEffect(() => {
    const wanted = watched.current;
    if (!wanted || !container.current) return;
    const rows = rowsOf(container.current);
    const same = rows.find(({ dataset }) => dataset.row === wanted.id);
    if (same && !wanted.failed) return; // still under way
    if (document.querySelector('dialog[open]')) return; // nothing below it takes the focus until it closes
    watched.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    (same ?? rows[Math.min(wanted.index, rows.length - 1)] ?? fallback())?.focus();
  }); // after every render: the row leaves, or its buttons come back, in one of the next

  return {
    /** Before the action. */
    watch(id: string) {
      const rows = container.current ? rowsOf(container.current) : [];
      watched.current = { id, index: rows.findIndex(({ dataset }) => dataset.row === id), failed: false };
    },
    /** The row stays after all. */
    stay() {
      if (watched.current) watched.current = { ...watched.current, failed: true };
    },
  };
}
