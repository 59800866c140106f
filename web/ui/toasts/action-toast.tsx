import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './toasts.module.css';

export interface ToastAction {
  readonly label: string;
  /** Names the subject for screen readers: several such toasts can be shown. */
  readonly about: string;
  readonly act: () => void;
  /** Called when the toast hides while it has the focus, to move the focus. */
  readonly onLeave: () => void;
}

interface ActionToastProps {
  readonly text: string;
  /** Undefined if it was announced before. */
  readonly role: 'alert' | undefined;
  readonly className: string;
  readonly action: ToastAction;
  readonly onHold: () => void;
  readonly onRelease: () => void;
  readonly onHide: () => void;
}

/**
 * A toast with a button. The button takes the focus if the focused element is gone, as after a deletion; the
 * toast stays while it is pointed at or focused.
 */
export function ActionToast({ text, role, className, action, onHold, onRelease, onHide }: ActionToastProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { label, about, act, onLeave } = action;
  const leave = useRef(onLeave);
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(':disabled')) button.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) leave.current();
    };
  }, []);
  return (
    <div
      role={role}
      className={`${className} ${styles.offer}`}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
    >
      <span>{text}</span>
      <button
        ref={button}
        type="button"
        className={styles.action}
        onFocus={({ target }) => {
          if (target.matches(':focus-visible')) onHold();
        }}
        onBlur={onRelease}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault(); // hides the toast, not the dialog below
          onHide();
        }}
        onClick={() => {
          onHide();
          act();
        }}
      >
        {label}
        <span className="visually-hidden">: {about}</span>
      </button>
    </div>
  );
}
