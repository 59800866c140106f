import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

// The only file that accesses browser storage; a test enforces that. A browser may refuse it (blocked
// cookies, a private window) or be full: refused values live as long as the page.

const { subscribe, notify } = createListeners();
let isRefused = false;

function recordRefusal(error: unknown): void {
  console.warn('This browser stores nothing:', error);
  if (isRefused) return;
  isRefused = true;
  queueMicrotask(notify); // it may have been read during a render
}

export interface SafeStorage extends Pick<Storage, 'getItem' | 'removeItem'> {
  /** Returns false if the storage refused the value. */
  readonly setItem: (key: string, value: string) => boolean;
  readonly keys: () => string[];
}

export function createSafeStorage(
  storage: () => Storage,
  onRefusal: (error: unknown) => void = recordRefusal,
): SafeStorage {
  /** Values that the storage refused; null: to remove. */
  const refused = new Map<string, string | null>();
  function attempt<Answer>(work: () => Answer, otherwise: () => Answer): Answer {
    try {
      return work();
    } catch (error) {
      onRefusal(error);
      return otherwise();
    }
  }
  const change = (key: string, value: string | null) =>
    attempt(
      () => {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        refused.delete(key);
        return true;
      },
      () => {
        refused.set(key, value);
        return false;
      },
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
    removeItem: (key) => void change(key, null),
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

/** The raw storages, which may throw, for callers that report a failure themselves. */
export const browserStorage = { device: () => window.localStorage, tab: () => window.sessionStorage };

export const deviceStorage = createSafeStorage(browserStorage.device);
/** For this tab; survives a reload. */
export const tabStorage = createSafeStorage(browserStorage.tab);

/** True if the browser has refused to store something: a reload will then log the user out. */
export const useStorageRefused = () =>
  useSyncExternalStore(
    subscribe,
    () => isRefused,
    () => false,
  );

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
