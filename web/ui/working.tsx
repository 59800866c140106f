import styles from './working.module.css';

/** A line along the top: what was tapped is being loaded. Shown until the next screen or dialog is there. */
export function LoadingBar() {
  return <div className={styles.working} aria-hidden="true" />;
}
