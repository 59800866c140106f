import { useEffect, useRef } from 'react';

/**
 * Where the focus is after a move began or ended by which its place went, such as a row of the table or a button of the bar: on
 * the visit, by the id that it has then. A focus that is somewhere is left alone. Returns what to call with the new id.
 */
export function useFocusOnVisit(moving: string | null): (appointmentId: string) => void {
  const before = useRef(moving);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== moving) {
      wanted.current ??= moving ?? before.current;
      before.current = moving;
    }
    if (wanted.current === null) return;
    const visit = document.querySelector<HTMLElement>(`[data-visit="${wanted.current}"]`);
    if (!visit) return;
    wanted.current = null;
    if (document.activeElement === document.body) visit.focus();
  }); // after every render: the moved visit comes with one of the next
  return (appointmentId) => {
    wanted.current = appointmentId;
  };
}
