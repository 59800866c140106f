import styles from './loading-bar.module.css';

export function LoadingBar() {
  return <div className={styles.working} aria-hidden="true" />;
}
