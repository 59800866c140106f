import { createListeners } from '#web/ui/browser/listeners.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';
import type { UndoableChange } from './undoable-change.ts';

/** A change that waits to be sent. Instants are milliseconds since the epoch. */
export interface PendingChange {
  readonly appointmentId: string;
  /** The doctor's id: no one else who signs in here sends it. */
  readonly account: string;
  readonly change: UndoableChange;
  readonly since: number;
  readonly sendAt: number;
  /** The tab that is to send it; another one does if that tab is gone. */
  readonly tab: string;
  /** `unsent`: tried without an answer, and to be tried again. */
  readonly state: 'waiting' | 'sending' | 'unsent';
}

const prefix = 'held-back:';
const { subscribe, notify } = createListeners();
let pending: ReadonlyMap<string, PendingChange> = new Map();

function parse(text: string): PendingChange | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'change' in value ? (value as PendingChange) : null;
  } catch {
    return null;
  }
}

/** All pending changes on this device by appointment, of every tab and account. */
function read(): ReadonlyMap<string, PendingChange> {
  const found = new Map<string, PendingChange>();
  for (const key of deviceStorage.keys().filter((one) => one.startsWith(prefix))) {
    const one = parse(deviceStorage.getItem(key) ?? '');
    if (one) found.set(one.appointmentId, one);
    else deviceStorage.removeItem(key);
  }
  return found;
}

function store(appointmentId: string, one: PendingChange | null): void {
  if (one) deviceStorage.setItem(prefix + appointmentId, JSON.stringify(one));
  else deviceStorage.removeItem(prefix + appointmentId);
}

/** The pending changes, stored on this device so that neither a crash nor a closed tab loses one. */
export const undoStorage = {
  subscribe,
  current: () => pending,
  put(one: PendingChange) {
    pending = new Map(pending).set(one.appointmentId, one);
    store(one.appointmentId, one);
    notify();
  },
  remove(appointmentId: string) {
    pending = new Map([...pending].filter(([id]) => id !== appointmentId));
    store(appointmentId, null);
    notify();
  },
  /** Picks up what other tabs have added or undone. */
  reread() {
    pending = read();
    notify();
  },
  isOfStorage: ({ key }: StorageEvent) => key === null || key.startsWith(prefix),
};
