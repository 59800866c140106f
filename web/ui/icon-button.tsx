import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name and the tooltip. */
  readonly label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={
        className
          ? `centred rigid unpadded ink ${styles.button} ${className}`
          : `centred rigid unpadded ink ${styles.button}`
      }
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}
