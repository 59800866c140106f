import { useEffect, useRef } from 'react';

/**
 * Tells the style sheet how high an element is, as `--height`: a sticky panel that is higher than the window must
 * stick with its lower end, or its last controls could not be reached.
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
