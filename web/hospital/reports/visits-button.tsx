import type { VisitListKind } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import styles from './figures.module.css';

export interface ShownVisits {
  readonly which: VisitListKind;
  readonly doctor?: { readonly doctorId: string; readonly name: string };
}

export interface ShowVisits {
  /** Whether the user may read the names behind a figure. */
  readonly may: (which: VisitListKind) => boolean;
  readonly show: (shown: ShownVisits) => void;
}

interface VisitsButtonProps extends ShownVisits {
  /** Of the figure. */
  readonly name: string;
  readonly onShow: ShowVisits;
  readonly children: string;
}

/** A figure that leads to its appointments. */
export function VisitsButton({ which, doctor, name, onShow, children }: VisitsButtonProps) {
  if (!onShow.may(which)) return children;
  return (
    <button
      type="button"
      className={styles.show}
      aria-haspopup="dialog"
      aria-label={`${name}: ${children}`}
      title={m.hospital_figures_show()}
      onClick={() => onShow.show({ which, ...(doctor && { doctor }) })}
    >
      {children}
    </button>
  );
}
