import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type DraftStore, deviceDrafts } from './draft-store.ts';
import { fitDraft } from './fit-draft.ts';

export interface DraftState {
  /** When the draft that this form began with was typed, in milliseconds; null without one. */
  readonly from: number | null;
  /** Another tab has typed something else since (its time), or saved or discarded the draft ('gone'). */
  readonly elsewhere: number | 'gone' | null;
  readonly unkept: boolean;
  readonly discarded: boolean;
  /** Incremented whenever the text changes other than by `setValue` and `clear`. */
  readonly filled: number;
  readonly discard: () => void;
  readonly undo: () => void;
  /** Replaces this text with the other tab's. */
  readonly takeOther: () => void;
  /** Stores this text in place of the other tab's. */
  readonly stayHere: () => void;
}

interface Held<Value> {
  readonly name: string | null;
  readonly value: Value;
  readonly from: number | null;
  readonly elsewhere: number | 'gone' | null;
  readonly unkept: boolean;
  readonly former: { readonly value: Value; readonly from: number | null } | null;
  /** The user has typed since the text was loaded. */
  readonly touched: boolean;
  readonly filled: number;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only the changed fields of a form, so that a draft does not undo changes made by others meanwhile. */
function pickChangedFields(value: unknown, empty: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const before = new Map(Object.entries(empty ?? {}));
  return Object.fromEntries(Object.entries(value).filter(([field, part]) => !same(part, before.get(field))));
}

/**
 * State stored on this device as a draft of the logged-in account: it survives reloads, crashes and the end
 * of the session, until `clear`. `name` is the subject, such as `prescription:APT-000001`; null stores
 * nothing. Of two tabs the newest text wins and the other is notified. Returns `[value, setValue, clear,
 * restored, state]`: `restored` is the time of the initial draft, else null.
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
  const readStored = () => {
    const stored = name === null ? null : store.read(name);
    const value = stored ? fitDraft(stored.value, empty) : empty;
    return { value, from: stored && !same(value, empty) ? stored.at : null };
  };
  const begin = (): Held<Value> => {
    const { value, from } = readStored();
    return {
      name,
      value,
      from,
      elsewhere: null,
      unkept: false,
      former: null,
      touched: false,
      filled: 0,
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
    if (latest.current.name !== name) return; // the save finished after the form moved on to another subject
    latest.current = { ...latest.current, ...change };
    setHeld(latest.current);
  };
  const storeValue = (value: Value): Partial<Held<Value>> => {
    if (name === null) return {};
    if (!same(value, empty)) return { unkept: !store.write(name, pickChangedFields(value, empty)) };
    store.remove(name);
    return { unkept: false };
  };

  const setValue = (next: Value | ((former: Value) => Value)) => {
    const value =
      typeof next === 'function' ? (next as (former: Value) => Value)(latest.current.value) : next;
    // First, because storing notifies this hook too.
    become({ value, touched: true, former: null, elsewhere: null });
    become(storeValue(value));
  };
  const clear = () => {
    become({ value: empty, from: null, elsewhere: null, former: null, touched: false, unkept: false });
    if (name !== null) store.remove(name);
  };

  /** Replaces the text with one from elsewhere. */
  const fill = (change: Partial<Held<Value>>) =>
    become({ elsewhere: null, former: null, filled: latest.current.filled + 1, ...change });
  const onChange = useEffectEvent((changed: string | null) => {
    if (name === null || (changed !== null && changed !== name)) return;
    const { value, touched } = latest.current;
    const stored = readStored();
    if (same(stored.value, value)) become({ elsewhere: null });
    else if (!touched) fill({ ...stored });
    else become({ elsewhere: stored.from ?? 'gone' });
  });
  useEffect(() => store.subscribe(onChange), [store]);

  const { value, from, elsewhere, unkept, former, filled } = held;
  const state: DraftState = {
    from,
    elsewhere,
    unkept,
    discarded: former !== null,
    filled,
    discard: () => {
      const { value: discarded, from: typedAt } = latest.current;
      clear();
      fill({ former: { value: discarded, from: typedAt } });
    },
    undo: () => {
      if (!former) return;
      fill({ ...former, touched: true });
      become(storeValue(former.value));
    },
    takeOther: () => fill({ ...readStored(), touched: false }),
    stayHere: () => setValue(latest.current.value),
  };
  return [value, setValue, clear, from, state];
}

/** The time of a draft in milliseconds; null if there is none. For the mark in a list. */
export function useDraftTime(name: string, store: DraftStore = deviceDrafts): number | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read(name)?.at ?? null,
    () => null,
  );
}
