import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface FocusFallback<Container extends HTMLElement> {
  readonly ref: RefObject<Container | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Props of a container whose controls may disappear, such as the last button of an entry that ends. The focus
 * then moves to `instead`, by default the container's heading, and is not lost to the top of the page.
 */
export function useFocusFallback<Container extends HTMLElement>(
  instead = 'h1, h2, h3',
): FocusFallback<Container> {
  const ref = useRef<Container>(null);
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const next = ref.current?.querySelector<HTMLElement>(instead);
    if (!next) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  }); // after every render: removed elements are gone by then
  return {
    ref,
    onFocus: ({ target }) => {
      focused.current = target;
    },
  };
}
