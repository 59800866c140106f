import { useEffect, useRef } from 'react';

/**
 * Restores a focus that was lost when a move began or ended, such as on a table row or a button of the bar:
 * to the visit, by its new id. A focus elsewhere is left alone. Call the returned function with the new id.
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
