import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import type { UndoableChanges } from '../changes/undoable-changes.ts';

export interface RowActions {
  readonly onDone: (appointment: DoctorAppointment) => void;
  readonly onReopen: (appointment: DoctorAppointment) => void;
  readonly onDidNotCome: (appointment: DoctorAppointment) => void;
  readonly onCallOff: (appointment: DoctorAppointment) => void;
  readonly onReschedule: (appointment: DoctorAppointment) => void;
  readonly onCollect: (appointment: DoctorAppointment) => void;
  readonly onJoin: (appointmentId: string) => void;
  readonly onView: (appointment: DoctorAppointment) => void;
}

export interface DayRows {
  readonly actions: RowActions;
  readonly pending: UndoableChanges;
  /** Visits completed here a moment ago. */
  readonly lately: ReadonlySet<string>;
  /** The change of this appointment is being sent. */
  readonly busy: (appointmentId: string) => boolean;
  /** Visits whose video room was left in this tab. */
  readonly left: ReadonlySet<string>;
  /** Today in the clinic's time zone, YYYY-MM-DD, and the current instant in milliseconds. */
  readonly today: string;
  readonly now: number;
  /** All actions fit in the row; otherwise they are behind its dots. */
  readonly roomy: boolean;
}
