import { useEffect, useRef } from 'react';
import type { DayVisit } from '#contract/hospital/hospital-days.ts';
import { bookAtDeskPath } from '#web/ui/paths.ts';
import type { DayColumn } from './columns.ts';

/**
 * A cancelled visit leaves the board, and the focus was on it. Returns what to call then: the focus goes to the time that has
 * become free, which is where somebody else is booked; without one to what the page is about.
 */
export function useFocusAfterCancel(columns: readonly DayColumn[]): (visit: DayVisit) => void {
  const freed = useRef<DayVisit | null>(null);
  useEffect(() => {
    const visit = freed.current;
    const isOn = ({ visits }: DayColumn) =>
      visits.some(({ appointmentId }) => appointmentId === visit?.appointmentId);
    if (!visit || columns.some(isOn)) return;
    freed.current = null;
    // Whoever has gone on meanwhile is left alone.
    if (document.activeElement !== document.body) return;
    const path = bookAtDeskPath(visit);
    const time = [...document.querySelectorAll('a')].find((link) => link.getAttribute('href') === path);
    (time ?? document.querySelector('main'))?.focus({ preventScroll: !time });
  }); // after every render: the visit leaves with one of the next
  return (visit) => {
    freed.current = visit;
  };
}
