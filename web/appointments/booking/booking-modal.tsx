import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './booking-modal.module.css';

export const bookingSteps = ['specialization', 'reason', 'hospital'] as const;
export type BookingStep = (typeof bookingSteps)[number];

function stepName(step: BookingStep): string {
  if (step === 'specialization') return m.common_specialization();
  return step === 'reason' ? m.common_reason() : m.home_step_hospital();
}

interface BookingModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The phone's Back button: goes one step back, and leaves from the first one. */
  readonly onBack: () => void;
  readonly step: BookingStep;
  readonly onStep: (step: BookingStep) => void;
  readonly chosen: Readonly<Record<BookingStep, string | null>>;
  readonly children: ReactNode;
}

/** A dialog of three steps; each can be opened at any time. */
export function BookingModal({ open, onClose, onBack, step, onStep, chosen, children }: BookingModalProps) {
  const body = useRef<HTMLElement>(null);

  // Choosing removes the focused button, so the next step takes the focus.
  useEffect(() => {
    if (!open || !step) return;
    body.current?.focus();
    body.current?.scrollTo({ top: 0 });
  }, [open, step]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onBack={onBack}
      title={m.common_book_appointment()}
      wide
      initialFocus={body}
    >
      <ol className={`stack-2 ${styles.steps}`} aria-label={m.home_steps()}>
        {bookingSteps.map((each, index) => (
          <li key={each}>
            <button
              type="button"
              className={`line-2 middle full-width muted ${styles.step}`}
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onStep(each)}
            >
              <span className={`centred rigid small ${styles.number}`} aria-hidden="true">
                {chosen[each] ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className="grid shrinks">
                <span>{stepName(each)}</span>
                {chosen[each] && <span className="ink small regular one-line">{chosen[each]}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <section ref={body} className={styles.body} tabIndex={-1} aria-label={stepName(step)}>
        {children}
      </section>
    </Dialog>
  );
}
