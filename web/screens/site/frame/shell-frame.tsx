import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import styles from './shell-frame.module.css';

const contentId = 'content';

/** Header, content, footer; errors are shown inside it too. */
export function ShellFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // A new screen is like a new page: keyboard and screen readers start at its content.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${contentId}`}>
        {m.shell_skip()}
      </a>
      <SiteHeader />
      <main id={contentId} ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <SiteFooter />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}
