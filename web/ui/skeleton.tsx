import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Pixels, or any CSS length. */
  readonly height: number | string;
  readonly width?: number | string;
}

/** A loading placeholder. It is not announced; the screen has to say what is loading. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return (
    <span
      className={`block rounded ${styles.skeleton}`}
      style={{ height, width }}
      aria-hidden="true"
      data-keeps-place
    />
  );
}
