import type { ReactNode } from 'react';
import styles from './notice.module.css';
import { Page } from './page.tsx';
import { UnlistedHead } from './page-head.tsx';

interface NoticeProps {
  readonly pageTitle: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function Notice({ pageTitle, title, text, children }: NoticeProps) {
  return (
    <>
      <UnlistedHead title={pageTitle} />
      <Page className={styles.notice}>
        {/* A heartbeat that goes flat. */}
        <svg className={styles.line} viewBox="0 0 240 64" width="240" height="64" aria-hidden="true">
          <path d="M4 40h52l8-16 12 32 10-44 10 36 6-8h26" />
          <path className={styles.lost} d="M128 40c20 0 22-22 40-22s14 30 34 30 20-14 34-14" />
        </svg>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={`row-2 above-2 ${styles.ways}`}>{children}</div>
      </Page>
    </>
  );
}
