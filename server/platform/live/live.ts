import type { LiveHub, LiveTab, TabConnection } from './live-hub.ts';
import type { LiveListener } from './live-listener.ts';

export type CloseReason = 'bad_frame' | 'flood' | 'slow' | 'silent' | 'failure';

/** Live updates of this process: listens to PostgreSQL and notifies the tabs. */
export interface Live {
  readonly hub: LiveHub;
  readonly counts: { heard: number; readonly cut: Map<CloseReason, number> };
  makeTab(connection: TabConnection): LiveTab;
  listen(): LiveListener;
  /** Call after a commit of this process, to pass changes on now. */
  changed(): void;
  /**
   * True if cached data is no older than the delay of live updates, and includes all changes of this process.
   */
  readonly isUpToDate: boolean;
  /** Calls the listener with each doctor whose slots changed, or null if any may have. */
  onSlots(listener: (doctorId: number | null) => void): void;
  /** Checks all permissions again, tab by tab. */
  checkAll(): Promise<void>;
}
