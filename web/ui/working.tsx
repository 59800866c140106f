import styles from './working.module.css';

export function LoadingBar() {
  return <div className={styles.working} aria-hidden="true" />;
}
