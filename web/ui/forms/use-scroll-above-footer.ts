import { type RefObject, useEffect } from 'react';

/** The scroll container of a form: a dialog, the panel beside a video, or the page. */
function findScroller(element: HTMLElement): HTMLElement {
  const above = element.parentElement;
  if (!above || above === document.body) return document.documentElement;
  return /auto|scroll/.test(getComputedStyle(above).overflowY) ? above : findScroller(above);
}

/**
 * Scrolls a focused field and its error to where the sticky foot of the form does not cover them (WCAG
 * 2.4.11), whatever its height. `sticks` is false while the foot is not sticky.
 */
export function useScrollAboveFooter(foot: RefObject<HTMLElement | null>, sticks = true): void {
  useEffect(() => {
    const element = foot.current;
    if (!element || !sticks || typeof ResizeObserver === 'undefined') return;
    const scroller = findScroller(element);
    const measure = () => {
      const { position, bottom } = getComputedStyle(element);
      const room = element.offsetHeight + (Number.parseFloat(bottom) || 0) + 8;
      scroller.style.scrollPaddingBlockEnd = position === 'sticky' ? `${room}px` : '';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(scroller);
    return () => {
      observer.disconnect();
      scroller.style.scrollPaddingBlockEnd = '';
    };
  }, [foot, sticks]);
}
