import type { ReactNode } from 'react';
import { Content, SkipLink } from '../../../ui/page/content.tsx';
import styles from './shell-frame.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, content, footer; errors are shown inside it too. */
export function ShellFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <SiteHeader />
      <Content className={styles.content}>{children}</Content>
      <SiteFooter />
    </div>
  );
}
