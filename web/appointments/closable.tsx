import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import styles from './closable.module.css';

interface Disableable {
  /** Why it cannot be used now; null if it can. */
  readonly closed: string | null;
  readonly onClick: () => void;
}

/**
 * Gives the reason to pointers as a tooltip, to screen readers as a description, and to touch by a toast. The
 * button stays focusable, so that keyboard users learn the reason too.
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
  /** The class while it can be used. */
  readonly className?: string | undefined;
  /** Its name for screen readers, if it says more than its words: a list has many buttons of one name. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A button that may be disabled with a reason (F-08, docs/product.md#notice). */
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
  /** It gives something up for good. */
  readonly danger?: boolean;
  /** It is the next action: its label is visible. */
  readonly due?: boolean;
  /** Its label is visible on wide enough screens; named by its icon below 360 px. */
  readonly worded?: boolean;
  /** What it is about, for screen readers: a list has many buttons of one label. */
  readonly of?: string;
}

/** An icon button that may be disabled with a reason; its tooltip is the label or the reason. */
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
