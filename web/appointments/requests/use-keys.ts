import type { RefObject } from 'react';
import { m } from '#messages/messages.js';
import { useShortcuts } from '../../ui/shortcuts.tsx';
import { focusedRow, rowsIn } from '../focus.ts';
import type { RequestTab } from './tabs.tsx';

interface RequestKeys {
  readonly panel: RefObject<HTMLElement | null>;
  readonly onTab: (tab: RequestTab) => void;
  /** By the appointment's id. */
  readonly onAccept: (id: string) => void;
  readonly onReject: (id: string) => void;
}

/**
 * Single keys of the request panel (docs/product.md#keys): j and k move between requests, a and r answer the
 * focused one.
 */
export function useRequestKeys({ panel, onTab, onAccept, onReject }: RequestKeys): void {
  const inFocus = () => focusedRow(panel.current);
  const isInFocus = () => inFocus() !== undefined;
  const go = (step: 1 | -1) => {
    const all = rowsIn(panel.current);
    const now = inFocus();
    const next = now ? all.indexOf(now) + step : 0;
    all[Math.max(0, Math.min(next, all.length - 1))]?.focus();
  };
  const answer = (how: (id: string) => void) => () => {
    const id = inFocus()?.dataset.appointment;
    if (id) how(id);
  };

  const next = { name: m.requests_key_next(), run: () => go(1) };
  const previous = { name: m.requests_key_previous(), run: () => go(-1) };
  useShortcuts({
    j: next,
    // Elsewhere the arrows scroll the page.
    ArrowDown: { ...next, when: isInFocus },
    k: previous,
    ArrowUp: { ...previous, when: isInFocus },
    a: { name: m.requests_key_accept(), run: answer(onAccept), when: isInFocus },
    r: { name: m.requests_key_reject(), run: answer(onReject), when: isInFocus },
    1: { name: m.requests_key_tab_reschedule(), run: () => onTab('reschedule') },
    2: { name: m.requests_key_tab_appointment(), run: () => onTab('appointment') },
  });
}
