import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click, because another row may be under the pointer by then. Keyboard
 * clicks count as first ones.
 */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
