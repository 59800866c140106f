import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import type { UndoableChanges } from '../held-back.ts';

/** A doctor's actions on an appointment of the day. */
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

/** What the rows of a day share. */
export interface DayRows {
  readonly actions: RowActions;
  readonly held: UndoableChanges;
  /** Those that were completed here a moment ago. */
  readonly lately: ReadonlySet<string>;
  /** The appointments whose change is being sent, by id. */
  readonly busy: ReadonlySet<string>;
  /** The visits whose video room was left in this tab. */
  readonly left: ReadonlySet<string>;
  /** The clinic's day, YYYY-MM-DD, and the present instant in milliseconds. */
  readonly today: string;
  readonly now: number;
  /** There is room for all actions in the row; else they are behind its dots. */
  readonly roomy: boolean;
}
