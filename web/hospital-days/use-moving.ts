import { type KeyboardEvent, useState } from 'react';
import type { DayVisit } from '#contract/hospital-days.ts';
import { useMoveVisit } from './calls.ts';
import { type DayColumn, firstTarget, nextTarget, type Target, targetKey, targetsOf } from './columns.ts';

export interface Moving {
  /** The visit that is being moved; null outside of the move. */
  readonly visit: DayVisit | null;
  /** The free time that is chosen for now. */
  readonly at: Target | null;
  /** Whether the question is open. */
  readonly asking: boolean;
  readonly busy: boolean;
  /** Where the visit may go; none outside of the move. */
  readonly targets: readonly Target[];
  readonly isTarget: (target: Target) => boolean;
  /** By drag no time is chosen before the pointer is over one. */
  readonly start: (visit: DayVisit, byDrag?: boolean) => void;
  readonly choose: (target: Target) => void;
  /** Asks the question about a time. */
  readonly ask: (target: Target) => void;
  /** Back from the question to choosing. */
  readonly reconsider: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** The keys of a visit: M or Enter begins, arrows choose, Enter asks, Escape gives up. */
  readonly onKeyDown: (event: KeyboardEvent, visit: DayVisit) => void;
}

/** Moving a visit to another free time of its doctor (M-05): by keys, by taps and by drag, always with a question. */
export function useMoving(columns: readonly DayColumn[]): Moving {
  const [visit, setVisit] = useState<DayVisit | null>(null);
  const [at, setAt] = useState<Target | null>(null);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMoveVisit();
  const targets = visit ? targetsOf(visit, columns) : [];
  const keys = new Set(targets.map(targetKey));

  const cancel = () => {
    setVisit(null);
    setAt(null);
    setAsking(false);
  };
  const start = (one: DayVisit, byDrag = false) => {
    if (!one.canMove) return;
    setVisit(one);
    setAt(byDrag ? null : firstTarget(one, targetsOf(one, columns)));
    setAsking(false);
  };
  const ask = (target: Target) => {
    setAt(target);
    setAsking(true);
  };
  return {
    visit,
    at,
    asking,
    busy: isPending,
    targets,
    isTarget: (target) => keys.has(targetKey(target)),
    start,
    choose: setAt,
    ask,
    reconsider: () => setAsking(false),
    cancel,
    confirm() {
      if (!visit || !at) return;
      const { appointmentId } = visit;
      mutate(
        { appointmentId, date: at.date, slotNumber: at.slot },
        // After a refusal the visit is still where it was, and another time can be chosen.
        { onSuccess: cancel, onError: () => setAsking(false) },
      );
    },
    onKeyDown(event, one) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isMoving = visit?.appointmentId === one.appointmentId;
      if (!isMoving) {
        if (!one.canMove || (event.key !== 'Enter' && event.key.toLowerCase() !== 'm')) return;
        event.preventDefault();
        start(one);
        return;
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        cancel();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (at) ask(at);
      } else if (at) {
        const next = nextTarget(targets, at, event.key);
        if (!next) return;
        event.preventDefault();
        setAt(next);
      }
    },
  };
}
