import type { ComponentProps } from 'react';
import styles from './page.module.css';

/** The column of a page: centred, with the margins that every screen shares. */
export function Page({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={className ? `${styles.page} ${className}` : styles.page} {...rest} />;
}
