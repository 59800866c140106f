import { useEffect, useRef } from 'react';

/**
 * Exposes an element's height to CSS as `--height`: a sticky panel taller than the window must stick at its
 * lower end, or its last controls would be out of reach.
 */
export function useElementHeight() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const watching = new ResizeObserver(() => {
      current.style.setProperty('--height', `${current.offsetHeight}px`);
    });
    watching.observe(current);
    return () => watching.disconnect();
  }, []);
  return element;
}
