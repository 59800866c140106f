import type { RefObject } from 'react';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { focusedRow, listRows } from '../changes/row-focus.ts';
import type { RequestTab } from './request-tabs.tsx';

interface RequestKeys {
  readonly panel: RefObject<HTMLElement | null>;
  readonly onTab: (tab: RequestTab) => void;
  /** By the appointment's id. */
  readonly onAccept: (id: string) => void;
  readonly onReject: (id: string) => void;
}

/**
 * Keyboard shortcuts of the request panel: j and k move between requests, a and r answer the focused one, 1
 * and 2 switch tabs. From elsewhere j and k belong to the day, while it has a next visit.
 */
export function useRequestKeys({ panel, onTab, onAccept, onReject }: RequestKeys): void {
  const inFocus = () => focusedRow(panel.current);
  const isInFocus = () => inFocus() !== undefined;
  const go = (step: 1 | -1) => {
    const all = listRows(panel.current);
    const now = inFocus();
    const next = now ? all.indexOf(now) + step : 0;
    all[Math.max(0, Math.min(next, all.length - 1))]?.focus();
  };
  const answer = (how: (id: string) => void) => () => {
    const id = inFocus()?.dataset.appointment;
    if (id) how(id);
  };

  const isInside = () => panel.current?.contains(document.activeElement) ?? false;
  // Elsewhere the arrows scroll the page.
  const walks = (key: string) =>
    isInside() || (!key.startsWith('Arrow') && document.querySelector('[data-next]') === null);
  const goToTab = (tab: RequestTab, at: number) => () => {
    onTab(tab);
    panel.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  useKeys({
    down: { run: () => go(1), when: walks },
    up: { run: () => go(-1), when: walks },
    accept: { run: answer(onAccept), when: isInFocus },
    reject: { run: answer(onReject), when: isInFocus },
    tabReschedule: { run: goToTab('reschedule', 0) },
    tabAppointment: { run: goToTab('appointment', 1) },
  });
}
