import type { ComponentProps } from 'react';
import styles from './page.module.css';

/** The centred column of a page, with the margins of every screen. */
export function Page({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={className ? `${styles.page} ${className}` : styles.page} {...rest} />;
}
