import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import styles from './page.module.css';

const contentId = 'content';

/** The first link of a page: past its navigation to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {m.shell_skip()}
    </a>
  );
}

interface ContentProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What a page is about. A new screen is like a new page: keyboard and screen readers start here. */
export function Content({ className, children }: ContentProps) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id={contentId} ref={content} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
