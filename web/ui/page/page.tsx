import type { ComponentProps } from 'react';
import styles from './page.module.css';

export function Page({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={className ? `${styles.page} ${className}` : styles.page} {...rest} />;
}
