import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import styles from './page.module.css';

const contentId = 'content';

export function SkipLink() {
  return (
    <a className={`rounded strong ${styles.skip}`} href={`#${contentId}`}>
      {m.shell_skip()}
    </a>
  );
}

/** The last path that was announced, by either frame; null on the first page of a tab. */
let arrivedAt: string | null = null;

interface ContentProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * The main content of a page. A new screen is like a new page: keyboard and screen readers start at its
 * heading (WCAG 2.4.3). A screen that sets the focus itself is left alone.
 */
export function Content({ className, children }: ContentProps) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    const isFirst = arrivedAt === null;
    if (arrivedAt === pathname) return;
    arrivedAt = pathname;
    if (!isFirst && content.current) return focusHeading(content.current);
  }, [pathname]);
  return (
    <main id={contentId} ref={content} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}

/**
 * Focuses the h1, or `main` until there is one, while nothing else has the focus. Returns a function that
 * stops waiting.
 */
function focusHeading(content: HTMLElement): (() => void) | undefined {
  const isTaken = () => content.contains(document.activeElement) && document.activeElement !== content;
  const focusIt = () => {
    const heading = content.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? content).focus({ preventScroll: true });
    return heading !== null;
  };
  if (isTaken() || focusIt()) return;
  const waiting = new MutationObserver(() => {
    if (document.activeElement !== content || focusIt()) waiting.disconnect();
  });
  waiting.observe(content, { childList: true, subtree: true });
  return () => waiting.disconnect();
}
