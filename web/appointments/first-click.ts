import type { MouseEvent } from 'react';

/**
 * Acts on the first click of a double click only: once a list has answered the first, another row or another
 * button may lie under the pointer (G-03, G-04). Keys count as a first click.
 */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
