import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { currentTime } from '../../ui/clock.ts';

/** When others last changed a visit, in milliseconds: a cancellation, or a booking without an answer. */
function lastChangeByOthers({ closed, bookedAutomatically, bookedAt }: DoctorAppointment): number | null {
  if (closed?.by === 'patient' || closed?.by === 'hospital') return Date.parse(closed.at);
  return bookedAutomatically && closed === null ? Date.parse(bookedAt) : null;
}

/** How many visits of the day others have changed after an instant. */
const countChangesSince = (appointments: readonly DoctorAppointment[], since: number): number =>
  appointments.filter((one) => (lastChangeByOthers(one) ?? Number.NEGATIVE_INFINITY) > since).length;

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * How many changes by others the doctor has not seen yet: those since the day was last shown in a visible tab
 * (docs/product.md#the-doctors-day). `isShown`: the day stands on the screen.
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
    // Until it is left again, all that comes is seen.
    return () => setSeenAt(currentTime());
  }, [isSeen]);
  return isSeen || !appointments ? 0 : countChangesSince(appointments, seenAt);
}

/** Puts "(2)" before the title of the tab, whatever screen sets it, as long as there is something to see. */
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
