import { type RefObject, useEffect } from 'react';

/** In a panel somebody may be in the middle of a word. */
export const keepsFocus = { 'data-keeps-focus': true } as const;

/** What is new in the room gets the focus, so that it is read and the keyboard goes on there; once. */
export function useArrivalFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.closest('[data-keeps-focus]')) return;
    target.current?.focus({ preventScroll: true });
  }, [target]);
}
