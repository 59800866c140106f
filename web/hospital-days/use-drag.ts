import { type PointerEvent, useRef, useState } from 'react';
import type { DayVisit } from '#contract/hospital-days.ts';
import type { Target } from './columns.ts';
import type { Moving } from './use-moving.ts';

/** From how many pixels on a press is a drag and no click. */
const slack = 6;

/** The free time below a point; null where there is none. */
function targetAt(x: number, y: number): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const { doctor: doctorId, date, slot } = (element as HTMLElement).dataset ?? {};
    if (doctorId && date && slot) return { doctorId, date, slot };
  }
  return null;
}

/**
 * Moving by drag, with a mouse or a pen: a finger scrolls, and chooses the free time by a tap. Dropped on a free time it
 * asks; anywhere else nothing has happened.
 */
export function useDrag(moving: Moving) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const [offset, setOffset] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const isDragged = ({ appointmentId }: DayVisit) => moving.visit?.appointmentId === appointmentId;
  return {
    /** How far the visit that is dragged is from its place; null while none is. */
    offset,
    /** Whether the click that comes now ends a drag, and means nothing else. */
    endsDrag() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: (visit: DayVisit) => ({
      onPointerDown(event: PointerEvent) {
        dragged.current = false;
        if (!visit.canMove || event.button !== 0 || event.pointerType === 'touch') return;
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
        if (!from.current) return;
        const moved = { x: clientX - from.current.x, y: clientY - from.current.y };
        if (!dragged.current && Math.hypot(moved.x, moved.y) < slack) return;
        if (!dragged.current) {
          // From now on the pointer is this visit's, wherever it goes.
          currentTarget.setPointerCapture(pointerId);
          moving.start(visit, true);
        }
        dragged.current = true;
        setOffset(moved);
        const target = targetAt(clientX, clientY);
        if (target && isDragged(visit) && moving.isTarget(target)) moving.choose(target);
      },
      onPointerUp({ clientX, clientY }: PointerEvent) {
        from.current = null;
        setOffset(null);
        if (!dragged.current) return;
        const target = targetAt(clientX, clientY);
        if (target && moving.isTarget(target)) moving.ask(target);
        else moving.cancel();
      },
      onPointerCancel() {
        from.current = null;
        setOffset(null);
        if (dragged.current) moving.cancel();
      },
    }),
  };
}
export type Drag = ReturnType<typeof useDrag>;
