import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './disableable-button.module.css';

interface Disableable {
  /** The reason it is disabled; null if it is enabled. */
  readonly closed: string | null;
  readonly onClick: () => void;
}

/**
 * Shows the reason as a tooltip, as a description for screen readers, and as a toast on touch. The button
 * stays focusable, so that keyboard users learn the reason too.
 */
function useDisabledReason({ closed, onClick }: Disableable) {
  const id = useId();
  const reason = closed && (
    <span id={id} hidden>
      {closed}
    </span>
  );
  const closing = closed
    ? { 'aria-disabled': true, 'aria-describedby': id, title: closed, onClick: () => toast.plain(closed) }
    : { onClick };
  return { reason, closing };
}

interface ClosableButtonProps extends Disableable {
  readonly className?: string | undefined;
  /** For screen readers, where a list has many buttons with the same text. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A button that gives the reason while it is disabled. */
export function DisableableButton({ className, label, children, ...rest }: ClosableButtonProps) {
  const { reason, closing } = useDisabledReason(rest);
  return (
    <>
      <Button
        look="quiet"
        aria-label={label}
        className={rest.closed ? styles.closed : className}
        {...closing}
      >
        {children}
      </Button>
      {reason}
    </>
  );
}

interface ClosableIconButtonProps extends Disableable {
  readonly label: string;
  readonly icon: IconName;
  readonly danger?: boolean;
  /** The next action: its label is visible. */
  readonly due?: boolean;
  /** The label is visible on wide screens; below 360 px there is only the icon. */
  readonly worded?: boolean;
  /** The subject, for screen readers: a list has many buttons with the same label. */
  readonly of?: string;
}

export function DisableableIconButton({
  label,
  icon,
  danger = false,
  due = false,
  worded = false,
  of,
  ...rest
}: ClosableIconButtonProps) {
  const { reason, closing } = useDisabledReason(rest);
  const look = rest.closed ? styles.closed : danger ? styles.danger : due ? styles.due : '';
  return (
    <>
      <IconButton
        label={label}
        aria-label={of ? `${label}: ${of}` : label}
        className={`${styles.icon} ${worded ? styles.worded : ''} ${look}`}
        {...closing}
      >
        <Icon name={icon} />
        {due && label}
        {worded && !due && <span>{label}</span>}
      </IconButton>
      {reason}
    </>
  );
}
