import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { currentTime } from '#web/ui/browser/clock.ts';

/** The time others last changed a visit (a cancellation, or a booking without an answer), in milliseconds. */
function lastChangeByOthers({ closed, bookedAutomatically, bookedAt }: DoctorAppointment): number | null {
  if (closed?.by === 'patient' || closed?.by === 'hospital') return Date.parse(closed.at);
  return bookedAutomatically && closed === null ? Date.parse(bookedAt) : null;
}

const countChangesSince = (appointments: readonly DoctorAppointment[], since: number): number =>
  appointments.filter((one) => (lastChangeByOthers(one) ?? Number.NEGATIVE_INFINITY) > since).length;

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Counts changes by others since the day was last shown in a visible tab. `isShown`: the day is on the
 * screen.
 */
export function useUnseenChanges(
  appointments: readonly DoctorAppointment[] | undefined,
  isShown: boolean,
): number {
  const isVisible = useSyncExternalStore(subscribe, () => !document.hidden);
  const [seenAt, setSeenAt] = useState(currentTime);
  const isSeen = isShown && isVisible;
  useEffect(() => {
    if (!isSeen) return;
    // Everything that arrives before the day is left again counts as seen.
    return () => setSeenAt(currentTime());
  }, [isSeen]);
  return isSeen || !appointments ? 0 : countChangesSince(appointments, seenAt);
}

/** Puts "(2)" before the tab's title, even when a screen sets a new title, until the changes are seen. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const mark = `(${count}) `;
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title;
    };
    put();
    const watch = new MutationObserver(put);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watch.disconnect();
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [count]);
}
