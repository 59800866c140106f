import { type RefObject, useEffect, useRef } from 'react';

/** The rows, cards or links of a list, which carry their appointment's id. */
export function listRows(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-appointment]') ?? [])];
}

/** The row with the focus. */
export function focusedRow(container: HTMLElement | null): HTMLElement | undefined {
  return listRows(container).find((row) => row.contains(document.activeElement));
}

export interface RowFocus {
  /** Call it before an action that removes the row. */
  readonly leave: (appointmentId: string) => void;
  /** The row stays, moves to another list of the same container, or appears with the next answer. */
  readonly keep: (appointmentId: string) => void;
}

interface PendingFocus {
  readonly id: string;
  readonly leaves: boolean;
  /** The index of the row; -1 without one. */
  readonly index: number;
  /** The element with the focus at that time: the button that was pressed, until it goes. */
  holder: Element | null;
}

/**
 * Keeps the focus in a list when an action disables or removes its button or its row: on the row if it stays,
 * on the next one if it leaves, on `fallback` if none is left. A focus that has moved elsewhere is left
 * alone.
 */
export function useRowFocus(
  container: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null = () => null,
): RowFocus {
  const wanted = useRef<PendingFocus | null>(null);

  useEffect(() => {
    const { current } = wanted;
    if (!current || !container.current) return;
    const rows = listRows(container.current);
    const row = rows.find(({ dataset }) => dataset.appointment === current.id);
    // Still in progress, or still to come; but not if a row that was to stay has gone in the meantime.
    if (current.leaves === Boolean(row) && (row || !current.holder)) return;
    const next = row ?? rows[Math.min(current.index, rows.length - 1)] ?? fallback();
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog && !dialog.contains(next)) return; // nothing below an open dialog may take the focus
    const holder = document.activeElement === document.body ? null : document.activeElement;
    if (holder && row && (current.holder ?? holder) === holder) {
      current.holder = holder;
      return;
    }
    if (!holder) next?.focus({ preventScroll: row !== undefined });
    // A row that stays may leave later, with the focus on it.
    wanted.current = row && !current.leaves && !holder ? { ...current, holder: row } : null;
  }); // after every render: the row or its button goes in one of the next

  const want = (id: string, leaves: boolean) => {
    const rows = listRows(container.current);
    const index = rows.findIndex(({ dataset }) => dataset.appointment === id);
    wanted.current = { id, leaves, index, holder: null };
  };
  return { leave: (id) => want(id, true), keep: (id) => want(id, false) };
}
