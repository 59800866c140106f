import { useEffect, useRef } from 'react';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { bookAtDeskPath } from '#web/ui/paths.ts';
import type { DayColumn } from '../calendar/day-columns.ts';

/**
 * A cancelled visit leaves the board together with the focus. Call the returned function then: the focus goes
 * to the time that became free, where someone else can be booked, else to the page's heading.
 */
export function useFocusAfterCancel(columns: readonly DayColumn[]): (visit: DayVisit) => void {
  const freed = useRef<DayVisit | null>(null);
  useEffect(() => {
    const visit = freed.current;
    const isOn = ({ visits }: DayColumn) =>
      visits.some(({ appointmentId }) => appointmentId === visit?.appointmentId);
    if (!visit || columns.some(isOn)) return;
    freed.current = null;
    // A user who has gone on meanwhile is left alone.
    if (document.activeElement !== document.body) return;
    const path = bookAtDeskPath(visit);
    const time = [...document.querySelectorAll('a')].find((link) => link.getAttribute('href') === path);
    (time ?? document.querySelector('main'))?.focus({ preventScroll: !time });
  }); // after every render: the visit leaves with one of the next
  return (visit) => {
    freed.current = visit;
  };
}
