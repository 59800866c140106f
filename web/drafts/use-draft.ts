import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type DraftStore, deviceDrafts } from './draft-store.ts';
import { fitting } from './fitting.ts';

/** What `DraftLine` shows of a draft, and what it offers. */
export interface DraftState {
  /** When the draft was typed with which this form began, in milliseconds; null without one. */
  readonly from: number | null;
  /** Another tab typed something else meanwhile (when), or saved or discarded the draft ('gone'). */
  readonly elsewhere: number | 'gone' | null;
  /** Whether the device refuses to keep it: its storage is full or forbidden. */
  readonly unkept: boolean;
  /** Whether it was discarded just now. */
  readonly discarded: boolean;
  readonly discard: () => void;
  readonly undo: () => void;
  /** Shows the other tab's text in place of this one. */
  readonly takeOther: () => void;
  /** Keeps this text in place of the other tab's. */
  readonly keepThis: () => void;
}

interface Held<Value> {
  readonly name: string | null;
  readonly value: Value;
  readonly from: number | null;
  readonly elsewhere: number | 'gone' | null;
  readonly unkept: boolean;
  /** What was discarded, for Undo. */
  readonly former: { readonly value: Value; readonly from: number | null } | null;
  /** Whether somebody typed here since the text was read. */
  readonly touched: boolean;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * State that is kept on this device while it is typed, for the account that is logged in: through a reload, a crash and
 * the end of the session, until `clear` (docs/decisions/043-drafts.md). `name` is what it is about, such as
 * `prescription:APT-000001`; null keeps nothing. Two tabs: the newest text is kept, and the other one is told.
 *
 * Answers `[value, setValue, clear, restored, state]`: `clear` after it was saved; `restored` is when the draft was
 * typed that it began with, else null; `state` is for `DraftLine`.
 */
export function useDraft<Value>(
  name: string | null,
  empty: Value,
  store: DraftStore = deviceDrafts,
): readonly [
  value: Value,
  setValue: (next: Value | ((former: Value) => Value)) => void,
  clear: () => void,
  restored: number | null,
  state: DraftState,
] {
  const begin = (): Held<Value> => {
    const kept = name === null ? null : store.read(name);
    return {
      name,
      value: kept ? fitting(kept.value, empty) : empty,
      from: kept?.at ?? null,
      elsewhere: null,
      unkept: false,
      former: null,
      touched: false,
    };
  };
  const [stored, setHeld] = useState(begin);
  let held = stored;
  if (held.name !== name) {
    held = begin();
    setHeld(held);
  }
  // Several changes may come before the next render.
  const latest = useRef(held);
  latest.current = held;
  const become = (change: Partial<Held<Value>>) => {
    latest.current = { ...latest.current, ...change };
    setHeld(latest.current);
  };
  const keep = (value: Value): Partial<Held<Value>> => {
    if (name === null) return {};
    if (!same(value, empty)) return { unkept: !store.write(name, value) };
    store.remove(name);
    return { unkept: false };
  };

  const setValue = (next: Value | ((former: Value) => Value)) => {
    const value =
      typeof next === 'function' ? (next as (former: Value) => Value)(latest.current.value) : next;
    // First, as keeping tells this hook too.
    become({ value, touched: true, former: null, elsewhere: null });
    become(keep(value));
  };
  const clear = () => {
    become({ value: empty, from: null, elsewhere: null, former: null, touched: false, unkept: false });
    if (name !== null) store.remove(name);
  };

  const onChange = useEffectEvent((changed: string | null) => {
    if (name === null || (changed !== null && changed !== name)) return;
    const { value, touched } = latest.current;
    const kept = store.read(name);
    if (kept === null) {
      if (same(value, empty)) return;
      become(touched ? { elsewhere: 'gone' } : { value: empty, from: null });
      return;
    }
    const other = fitting(kept.value, empty);
    if (same(other, value)) return become({ elsewhere: null });
    if (touched) become({ elsewhere: kept.at });
    else become({ value: other, from: kept.at });
  });
  useEffect(() => store.subscribe(onChange), [store]);

  const { value, from, elsewhere, unkept, former } = held;
  const state: DraftState = {
    from,
    elsewhere,
    unkept,
    discarded: former !== null,
    discard: () => {
      const discarded = { value: latest.current.value, from: latest.current.from };
      clear();
      become({ former: discarded });
    },
    undo: () => {
      if (!former) return;
      become({ ...former, former: null, touched: true });
      become(keep(former.value));
    },
    takeOther: () => {
      const kept = name === null ? null : store.read(name);
      become({
        value: kept ? fitting(kept.value, empty) : empty,
        from: kept?.at ?? null,
        elsewhere: null,
        touched: false,
      });
    },
    keepThis: () => setValue(latest.current.value),
  };
  return [value, setValue, clear, from, state];
}

/** When the draft of this name was typed, in milliseconds; null if there is none. For the mark of a row. */
export function useDraftTime(name: string, store: DraftStore = deviceDrafts): number | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read(name)?.at ?? null,
    () => null,
  );
}
