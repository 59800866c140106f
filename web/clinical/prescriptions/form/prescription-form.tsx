import {
  type FormEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useRef,
} from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { useScrollAboveFooter } from '#web/ui/forms/use-scroll-above-footer.ts';
import styles from './prescription-form.module.css';

export interface PrescriptionFormProps {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly first: RefObject<HTMLElement | null>;
  readonly onDirty: (dirty: boolean) => void;
  /** Continues without a prescription; null if there is one. */
  readonly onSkip: (() => void) | null;
  /** Shown just above the buttons. */
  readonly besides?: ReactNode;
}

interface FrameProps extends Pick<PrescriptionFormProps, 'busy' | 'problem' | 'onSkip' | 'besides'> {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly boxRef?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
}

/** Enter in a line moves to the next field instead of saving; Ctrl or ⌘ with Enter saves. */
function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const form = event.currentTarget;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...form.querySelectorAll<HTMLElement>('input, textarea, [data-stop]')];
  stops[stops.indexOf(event.target) + 1]?.focus();
}

export function PrescriptionFrame(props: FrameProps) {
  const { busy, problem, onSkip, besides, onSubmit, boxRef, children } = props;
  const foot = useRef<HTMLDivElement>(null);
  useScrollAboveFooter(foot);
  return (
    <form
      ref={boxRef}
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        // Browsers consider elements behind the sticky footer visible. A button pressed by hand stays where
        // it is.
        if (target.matches('input, textarea, :focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
      }}
      aria-busy={busy}
    >
      {children}
      <div ref={foot} className={`stack-2 surface line-above ${styles.foot}`}>
        {besides}
        <FormProblem text={problem} />
        <div className={`row-2 ${styles.buttons}`}>
          {onSkip && (
            <Button look="quiet" disabled={busy} onClick={onSkip}>
              {m.prescriptions_save_without()}
            </Button>
          )}
          <Button type="submit" busy={busy} data-stop aria-keyshortcuts="Control+Enter Meta+Enter">
            {busy ? m.common_saving() : m.prescriptions_save()}
          </Button>
        </div>
      </div>
    </form>
  );
}
