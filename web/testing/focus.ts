import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Focus moves in an effect, which may run after the element is shown. */
export const expectFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));
