import type { RefObject } from 'react';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { focusedRow, listRows } from '../changes/row-focus.ts';

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function useListKeys({ list, searchField, page, pages, onPage }: ListKeys): void {
  const inFocus = () => focusedRow(list.current);
  const walk = (step: 1 | -1) => {
    const rows = listRows(list.current);
    const row = inFocus();
    const at = row ? rows.indexOf(row) : -1;
    const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step;
    rows[next]?.focus();
  };
  // Elsewhere the arrows scroll the page.
  const walks = (key: string) => !key.startsWith('Arrow') || inFocus() !== undefined;
  useKeys({
    search: { run: () => searchField.current?.focus(), when: () => searchField.current !== null },
    down: { run: () => walk(1), when: walks },
    up: { run: () => walk(-1), when: walks },
    open: { run: () => inFocus()?.click(), when: () => inFocus() !== undefined },
    nextPage: { run: () => onPage(page + 1), when: () => page < pages },
    previousPage: { run: () => onPage(page - 1), when: () => page > 1 },
  });
}
