import { type RefObject, useEffect, useRef } from 'react';

/** The rows, cards or links of a list, each marked with its appointment's id. */
export function rowsIn(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-appointment]') ?? [])];
}

/** The row that the keyboard is in. */
export function focusedRow(container: HTMLElement | null): HTMLElement | undefined {
  return rowsIn(container).find((row) => row.contains(document.activeElement));
}

export interface RowFocus {
  /** Before an action that takes the row out of its list. */
  readonly leave: (appointmentId: string) => void;
  /** The row stays, goes to another list of the same container, or comes with the next answer. */
  readonly keep: (appointmentId: string) => void;
}

interface Wanted {
  readonly id: string;
  readonly leaves: boolean;
  /** Where the row was; -1 where there was none. */
  readonly index: number;
  /**
   * What had the focus when the row could first have taken it: the button that was pressed, until it goes.
   */
  holder: Element | null;
}

/**
 * Keeps the keyboard where the eye is when an action disables its button, removes it, or removes its row: on
 * the row if it stays, on the one that took its place if it leaves, and on `fallback` when none is left. A
 * focus that has moved on by itself is left alone.
 */
export function useRowFocus(
  container: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null = () => null,
): RowFocus {
  const wanted = useRef<Wanted | null>(null);

  useEffect(() => {
    const { current } = wanted;
    if (!current || !container.current) return;
    const rows = rowsIn(container.current);
    const row = rows.find(({ dataset }) => dataset.appointment === current.id);
    if (current.leaves === Boolean(row)) return; // still under way, or still to come
    const next = row ?? rows[Math.min(current.index, rows.length - 1)] ?? fallback();
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog && !dialog.contains(next)) return; // nothing below it takes the focus until it closes
    const holder = document.activeElement === document.body ? null : document.activeElement;
    if (holder && row && (current.holder ?? holder) === holder) {
      current.holder = holder;
      return;
    }
    wanted.current = null;
    if (!holder) next?.focus({ preventScroll: row !== undefined });
  }); // after every render: the row leaves, or its button goes, in one of the next

  const want = (id: string, leaves: boolean) => {
    const rows = rowsIn(container.current);
    const index = rows.findIndex(({ dataset }) => dataset.appointment === id);
    wanted.current = { id, leaves, index, holder: null };
  };
  return { leave: (id) => want(id, true), keep: (id) => want(id, false) };
}
