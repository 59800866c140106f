import { type RefObject, useEffect } from 'react';

/** Marks a panel in which the user may be typing. */
export const keepsFocusAttribute = { 'data-keeps-focus': true } as const;

/** Moves the focus to new content, once, so that it is read out and the keyboard continues there. */
export function useArrivalFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.closest('[data-keeps-focus]')) return;
    target.current?.focus({ preventScroll: true });
  }, [target]);
}
