import { type RefObject, useEffect, useRef } from 'react';

/** Rows, cards or links that carry an appointment's id. */
export function listRows(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-appointment]') ?? [])];
}

export function focusedRow(container: HTMLElement | null): HTMLElement | undefined {
  return listRows(container).find((row) => row.contains(document.activeElement));
}

export interface RowFocus {
  readonly leave: (appointmentId: string) => void;
  /** The row stays, moves to another list of the same container, or appears with the next answer. */
  readonly keep: (appointmentId: string) => void;
}

interface PendingFocus {
  readonly id: string;
  readonly leaves: boolean;
  /** -1 without a row. */
  readonly index: number;
  /** The element focused at that time: the pressed button, until it is removed. */
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
    // Still in progress or still to come, unless a row that was to stay has gone meanwhile.
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
