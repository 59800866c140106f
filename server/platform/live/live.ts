import type { LiveHub, LiveTab, TabConnection } from './live-hub.ts';
import type { LiveListener } from './live-listener.ts';

/** Why the server closed a line. */
export type CloseReason = 'bad_frame' | 'flood' | 'slow' | 'silent' | 'failure';

/** The live line of this process (E-08): listens to PostgreSQL and tells the tabs. */
export interface Live {
  readonly hub: LiveHub;
  /** Counts since the start, for the metrics. */
  readonly counts: { heard: number; readonly cut: Map<CloseReason, number> };
  makeTab(connection: TabConnection): LiveTab;
  /** Starts to listen; returns how to stop. */
  listen(): LiveListener;
  /** This process has committed something: it is passed on now. */
  changed(): void;
  /** Whether what was kept here is no older than the line's delay, and than any change of this process. */
  readonly isWhole: boolean;
  /** Calls the listener with each doctor whose slots changed; with null if those of any may have. */
  onSlots(listener: (doctorId: number | null) => void): void;
  /** Checks all permissions again, tab by tab. */
  checkAll(): Promise<void>;
}
