import { type RefObject, useEffect } from 'react';

/** Marks a panel in which somebody may be typing. */
export const keepsFocusAttribute = { 'data-keeps-focus': true } as const;

/** Moves the focus to what has appeared, once, so that it is read and the keyboard continues there. */
export function useArrivalFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.closest('[data-keeps-focus]')) return;
    target.current?.focus({ preventScroll: true });
  }, [target]);
}
