import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

/** `grave`: the final step of an action that others are notified of. */
export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger' | 'grave';

function getButtonClass(look: ButtonLook, wide: boolean, className?: string) {
  return [styles.button, styles[look], wide ? styles.wide : '', className ?? ''].filter(Boolean).join(' ');
}

interface Look {
  readonly look?: ButtonLook;
  readonly wide?: boolean;
}

export function Button({
  look = 'primary',
  wide = false,
  busy = false,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { readonly busy?: boolean }) {
  return (
    <button
      type={type}
      className={getButtonClass(look, wide, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {children}
    </button>
  );
}

export function ButtonLink({ look = 'primary', wide = false, className, ...rest }: LinkProps & Look) {
  return <Link className={getButtonClass(look, wide, className)} {...rest} />;
}
