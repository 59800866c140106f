import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: its name for screen readers, and its tooltip. */
  readonly label: string;
}

/** A round button with an icon alone. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}
