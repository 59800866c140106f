import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { useDrag } from './use-drag.ts';
import type { Moving } from './use-moving.ts';

const moving = {
  visit: null,
  isTarget: () => true,
  start: vi.fn(),
  choose: vi.fn(),
  ask: vi.fn(),
  cancel: vi.fn(),
} as unknown as Moving;
const visits = [
  { appointmentId: 'APT-000001', canMove: true },
  { appointmentId: 'APT-000002', canMove: false },
] as unknown as DayVisit[];

function Visits() {
  const drag = useDrag(moving);
  return visits.map((visit) => (
    <button key={visit.appointmentId} type="button" {...drag.handlers(visit)}>
      {visit.appointmentId}
    </button>
  ));
}

const captured = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.setPointerCapture = captured;
  document.elementsFromPoint = () => [];
  render(<Visits />);
});
const [movable, fixed] = [/APT-000001/, /APT-000002/].map(
  (name) => () => screen.getByRole('button', { name }),
) as [() => HTMLElement, () => HTMLElement];
const mouse = { pointerId: 1, pointerType: 'mouse', button: 0 };

test('M-05 a press that was let go elsewhere is no drag at the next hover, of that visit or of another', () => {
  fireEvent.pointerDown(movable(), { ...mouse, buttons: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(fixed(), { ...mouse, buttons: 1, clientX: 40, clientY: 40 });
  fireEvent.pointerMove(movable(), { ...mouse, buttons: 0, clientX: 60, clientY: 60 });
  fireEvent.pointerMove(movable(), { ...mouse, buttons: 1, clientX: 90, clientY: 90 });
  expect(moving.start).not.toHaveBeenCalled();
});

test('M-05 the pointer is the visit’s from the press on; after six pixels it is dragged', () => {
  fireEvent.pointerDown(movable(), { ...mouse, buttons: 1, clientX: 10, clientY: 10 });
  expect(captured).toHaveBeenCalledWith(1);
  fireEvent.pointerMove(movable(), { ...mouse, buttons: 1, clientX: 13, clientY: 13 });
  expect(moving.start).not.toHaveBeenCalled();
  fireEvent.pointerMove(movable(), { ...mouse, buttons: 1, clientX: 30, clientY: 30 });
  expect(moving.start).toHaveBeenCalledWith(visits[0], true);
  fireEvent.pointerMove(movable(), { ...mouse, buttons: 0, clientX: 30, clientY: 30 });
  expect(moving.cancel).toHaveBeenCalled();
});

test('M-05 what may not be moved is not dragged', () => {
  fireEvent.pointerDown(fixed(), { ...mouse, buttons: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(fixed(), { ...mouse, buttons: 1, clientX: 40, clientY: 40 });
  expect(captured).not.toHaveBeenCalled();
  expect(moving.start).not.toHaveBeenCalled();
});
