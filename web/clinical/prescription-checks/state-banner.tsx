import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './state-banner.module.css';

interface StateBannerProps {
  /** `good`: valid, `stale`: no longer valid, `bad`: must not be dispensed. */
  readonly tone: 'good' | 'stale' | 'bad';
  readonly title: string;
  readonly children?: ReactNode;
}

const icons: Readonly<Record<StateBannerProps['tone'], IconName>> = {
  good: 'check',
  stale: 'swap',
  bad: 'ban',
};

/** The validity of a paper or a code, readable across a counter by colour, sign and words. */
export function StateBanner({ tone, title, children }: StateBannerProps) {
  return (
    <div className={`line-3 padded rounded green-tint ${styles.banner}`} data-tone={tone}>
      <Icon name={icons[tone]} size={32} />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
