import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click: another row may lie under the pointer by then (G-03, G-04).
 * Keyboard clicks count as first ones.
 */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
