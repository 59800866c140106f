import { type KeyboardEvent, useState } from 'react';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { hospitalKeys } from '../queries.ts';
import {
  type DayColumn,
  findCurrentVisit,
  findFirstTarget,
  findNextTarget,
  listTargets,
  type Target,
  targetKey,
} from './day-columns.ts';

export interface Moving {
  readonly visit: DayVisit | null;
  readonly at: Target | null;
  /** The confirmation is open. */
  readonly asking: boolean;
  readonly busy: boolean;
  /** The times available to the visit; empty outside a move. */
  readonly targets: readonly Target[];
  readonly isTarget: (target: Target) => boolean;
  /** By drag no time is chosen before the pointer is over one. */
  readonly start: (visit: DayVisit, byDrag?: boolean) => void;
  readonly choose: (target: Target) => void;
  readonly ask: (target: Target) => void;
  readonly reconsider: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** The keys of a visit: M or Enter begins, arrows choose, Enter asks, Escape cancels. */
  readonly onKeyDown: (event: KeyboardEvent, visit: DayVisit) => void;
}

/**
 * Moves a visit to another free time of its doctor: by keys, taps or drag, always with a confirmation. It
 * follows what the columns show now: a visit that has left or can no longer be moved ends the move, and a
 * time that was taken cannot be confirmed.
 */
export function useMoving(
  columns: readonly DayColumn[],
  onMoved: (appointmentId: string) => void = () => {},
): Moving {
  const [stored, setKept] = useState<DayVisit | null>(null);
  const [byDrag, setByDrag] = useState(false);
  const [chosen, setChosen] = useState<Target | null>(null);
  const [wantsToAsk, setWantsToAsk] = useState(false);
  const present = stored && findCurrentVisit(stored, columns);
  const visit = present?.canMove ? present : null;
  const targets = visit ? listTargets(visit, columns) : [];
  const keys = new Set(targets.map(targetKey));
  const isTarget = (target: Target) => keys.has(targetKey(target));
  const isStill = chosen !== null && isTarget(chosen);
  const first = visit && !byDrag ? findFirstTarget(visit, targets) : null;
  const at = isStill ? chosen : first;

  const cancel = () => {
    setKept(null);
    setChosen(null);
    setWantsToAsk(false);
  };
  if (stored && !visit) cancel();
  const call = useCall();
  const { run, isPending } = useCommand(
    ({ visit: { appointmentId }, to: { date, slot } }: { readonly visit: DayVisit; readonly to: Target }) =>
      call('PUT /hospital/visits/:appointmentId/move', {
        params: { appointmentId },
        body: { date, slotNumber: slot },
      }),
    {
      onDone: (moved) => {
        onMoved(moved.appointmentId);
        cancel();
      },
      // After a refusal the visit is still in its place, and another time can be chosen.
      onFailed: () => setWantsToAsk(false),
      refresh: [hospitalKeys.days],
    },
  );
  const start = (one: DayVisit, isDrag = false) => {
    if (!one.canMove) return;
    setKept(one);
    setByDrag(isDrag);
    setChosen(null);
    setWantsToAsk(false);
  };
  const ask = (target: Target) => {
    setChosen(target);
    setWantsToAsk(true);
  };
  return {
    visit,
    at,
    asking: wantsToAsk && (isStill || isPending),
    busy: isPending,
    targets,
    isTarget,
    start,
    choose: setChosen,
    ask,
    reconsider: () => setWantsToAsk(false),
    cancel,
    confirm() {
      if (visit && at) void run({ visit, to: at });
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
        const next = findNextTarget(targets, at, event.key);
        if (!next) return;
        event.preventDefault();
        setChosen(next);
      }
    },
  };
}
