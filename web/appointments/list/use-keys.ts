import type { RefObject } from 'react';
import { m } from '#messages/messages.js';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { focusedRow, rowsIn } from '../focus.ts';

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** `/` searches, j and k move between rows, Enter opens one, n and p turn pages (docs/product.md#keys). */
export function useListKeys({ list, searchField, page, pages, onPage }: ListKeys): void {
  const inFocus = () => focusedRow(list.current);
  const walk = (step: 1 | -1) => {
    const rows = rowsIn(list.current);
    const row = inFocus();
    const at = row ? rows.indexOf(row) : -1;
    const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step;
    rows[next]?.focus();
  };
  useShortcuts({
    '/': { name: m.appointments_shortcut_search(), run: () => searchField.current?.focus() },
    j: { name: m.appointments_shortcut_down(), run: () => walk(1) },
    k: { name: m.appointments_shortcut_up(), run: () => walk(-1) },
    Enter: {
      name: m.appointments_shortcut_open(),
      when: () => inFocus() !== undefined,
      run: () => inFocus()?.click(),
    },
    n: {
      name: m.appointments_shortcut_next_page(),
      when: () => page < pages,
      run: () => onPage(page + 1),
    },
    p: {
      name: m.appointments_shortcut_previous_page(),
      when: () => page > 1,
      run: () => onPage(page - 1),
    },
  });
}
