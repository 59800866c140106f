import { useEffect, useRef, useState } from 'react';

/** A completed row stays this long, and longer while it is hovered or focused. */
const stayMilliseconds = 5000;
const againMilliseconds = 1500;

/** Visits completed in this tab a moment ago: their rows stay in place and offer Undo. */
export function useRecentlyCompleted(row: (appointmentId: string) => Element | null) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, number>());
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
    };
  }, []);
  const forget = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setIds((before) => new Set([...before].filter((one) => one !== id)));
  };
  const wait = (id: string, milliseconds: number) => {
    const end = () => {
      const isBusy = row(id)?.matches(':hover, :has(:focus-visible)') ?? false;
      if (isBusy) wait(id, againMilliseconds);
      else forget(id);
    };
    timers.current.set(id, window.setTimeout(end, milliseconds));
  };
  return {
    ids,
    note(id: string) {
      setIds((before) => new Set([...before, id]));
      wait(id, stayMilliseconds);
    },
    forget,
  };
}
