import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Pixels, or any CSS length. */
  readonly height: number | string;
  readonly width?: number | string;
}

/** Keeps the place of something that is still loading. Silent: whoever shows it says in words what is on its way. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ height, width }} aria-hidden="true" data-keeps-place />;
}
