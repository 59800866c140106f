import { type PointerEvent, useRef, useState } from 'react';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import type { Target } from './day-columns.ts';
import type { Moving } from './use-moving.ts';

/** A press that moves at least this many pixels is a drag, not a click. */
const dragThreshold = 6;

function findTargetAt(x: number, y: number): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const { doctor: doctorId, date, slot } = (element as HTMLElement).dataset ?? {};
    if (doctorId && date && slot) return { doctorId, date, slot };
  }
  return null;
}

interface Press {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Moving by drag, with a mouse or a pen: a finger scrolls, and chooses the free time by a tap. A drop on a
 * free time asks for confirmation; any other drop does nothing.
 */
export function useDrag(moving: Moving) {
  const press = useRef<Press | null>(null);
  const dragged = useRef(false);
  const [offset, setOffset] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const isDragged = ({ appointmentId }: DayVisit) => moving.visit?.appointmentId === appointmentId;
  const release = () => {
    press.current = null;
    setOffset(null);
  };
  return {
    /** The distance of the dragged visit from its place; null while none is dragged. */
    offset,
    /** True if the coming click ends a drag and means nothing else. */
    endsDrag() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: (visit: DayVisit) => ({
      onPointerDown({ button, pointerType, clientX, clientY, currentTarget, pointerId }: PointerEvent) {
        dragged.current = false;
        press.current = null;
        if (!visit.canMove || button !== 0 || pointerType === 'touch') return;
        press.current = { id: visit.appointmentId, x: clientX, y: clientY };
        // Captures the pointer, so that its release is noticed anywhere.
        currentTarget.setPointerCapture?.(pointerId);
      },
      onPointerMove({ clientX, clientY, buttons }: PointerEvent) {
        if (press.current === null || press.current.id !== visit.appointmentId) return;
        // Released where no element received the event.
        if (buttons === 0) {
          release();
          if (dragged.current) moving.cancel();
          return;
        }
        const moved = { x: clientX - press.current.x, y: clientY - press.current.y };
        if (!dragged.current && Math.hypot(moved.x, moved.y) < dragThreshold) return;
        if (!dragged.current) moving.start(visit, true);
        dragged.current = true;
        setOffset(moved);
        const target = findTargetAt(clientX, clientY);
        if (target && isDragged(visit) && moving.isTarget(target)) moving.choose(target);
      },
      onPointerUp({ clientX, clientY }: PointerEvent) {
        const wasPressed = press.current?.id === visit.appointmentId;
        release();
        if (!dragged.current || !wasPressed) return;
        const target = findTargetAt(clientX, clientY);
        if (target && moving.isTarget(target)) moving.ask(target);
        else moving.cancel();
      },
      onPointerCancel() {
        release();
        if (dragged.current) moving.cancel();
      },
    }),
  };
}
export type Drag = ReturnType<typeof useDrag>;
