import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

/** `grave`: the last step of what everybody concerned is told of. */
export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger' | 'grave';

function getButtonClass(look: ButtonLook, wide: boolean, className?: string) {
  return [styles.button, styles[look], wide ? styles.wide : '', className ?? ''].filter(Boolean).join(' ');
}

interface Look {
  readonly look?: ButtonLook;
  /** As wide as its container. */
  readonly wide?: boolean;
}

/** A button; `busy` keeps its width and shows that work is in progress. */
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

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', wide = false, className, ...rest }: LinkProps & Look) {
  return <Link className={getButtonClass(look, wide, className)} {...rest} />;
}
