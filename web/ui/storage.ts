import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

// The only file that touches what a browser stores; its test looks for others. A browser may refuse it (cookies are blocked,
// a private window) or have no room: what it refuses lives as long as the page.

const { subscribe, tell } = createListeners();
let isRefused = false;

function recordRefusal(error: unknown): void {
  console.warn('This browser stores nothing:', error);
  if (isRefused) return;
  isRefused = true;
  queueMicrotask(tell); // it may have been read while a screen was drawn
}

/** What the rest of the code needs of a `Storage`. */
export interface SafeStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly keys: () => string[];
}

/** A storage that never throws. */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  /** What it refused to store; null: to remove. */
  const refused = new Map<string, string | null>();
  function attempt<Answer>(work: () => Answer, otherwise: () => Answer): Answer {
    try {
      return work();
    } catch (error) {
      recordRefusal(error);
      return otherwise();
    }
  }
  const change = (key: string, value: string | null) =>
    attempt(
      () => {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        refused.delete(key);
      },
      () => void refused.set(key, value),
    );
  return {
    getItem(key) {
      const own = refused.get(key);
      if (own !== undefined) return own;
      return attempt(
        () => storage().getItem(key),
        () => null,
      );
    },
    setItem: (key, value) => change(key, value),
    removeItem: (key) => change(key, null),
    keys() {
      const stored = attempt(
        () => Object.keys(storage()),
        () => [],
      );
      const present = [...refused].filter(([, value]) => value !== null).map(([key]) => key);
      return [...new Set([...stored.filter((key) => refused.get(key) !== null), ...present])];
    },
  };
}

/** The storages themselves, which may throw, for what says itself that a draft is not kept. */
export const browserStorage = { device: () => window.localStorage, tab: () => window.sessionStorage };

/** For all tabs of this browser. */
export const deviceStorage = createSafeStorage(browserStorage.device);
/** For this tab, through a reload. */
export const tabStorage = createSafeStorage(browserStorage.tab);

/** Whether the browser has refused to store something: a reload forgets then who is logged in. */
export const useStorageRefused = () =>
  useSyncExternalStore(
    subscribe,
    () => isRefused,
    () => false,
  );

/** The database of the browser; null where it has none, or refuses it. */
export function browserDatabase(): IDBFactory | null {
  try {
    return typeof indexedDB === 'undefined' ? null : indexedDB;
  } catch (error) {
    console.warn('This browser has no database:', error);
    return null;
  }
}

/** The cookies that a script may read, as `name=value; …`; empty where a browser refuses them. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch (error) {
    recordRefusal(error);
    return '';
  }
}

export function writeCookie(cookie: string): void {
  try {
    // Many phones in use do not have the Cookie Store API.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = cookie;
  } catch (error) {
    recordRefusal(error);
  }
}
