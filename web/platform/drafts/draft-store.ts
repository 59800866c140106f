import { sessionStore } from '#web/api/session.ts';
import { deviceTime } from '#web/ui/browser/clock.ts';
import { browserStorage, createSafeStorage } from '#web/ui/browser/storage.ts';

/** A stored draft and its time in milliseconds since the epoch. */
interface StoredDraft {
  readonly at: number;
  readonly value: unknown;
}

/** Called when a draft changed; with null if any may have changed. */
type Listener = (name: string | null) => void;

/** Drafts that were not edited for this long are deleted. */
const maxDraftAge = 30 * 24 * 60 * 60_000;
const prefix = 'draft:';

function parseStoredDraft(text: string | null): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('value' in stored))
      return null;
    return typeof stored.at === 'number' ? { at: stored.at, value: stored.value } : null;
  } catch {
    return null; // not written by us
  }
}

/**
 * Drafts in browser storage, by account and name. Full or forbidden storage throws nothing: the draft then
 * lives as long as the page. `account` identifies the logged-in user; null: not logged in.
 */
export function createDraftStore(storage: () => Storage, account: () => string | null, now: () => number) {
  const listeners = new Set<Listener>();
  const drafts = createSafeStorage(storage, (error) =>
    console.warn('No draft can be kept on this device:', error),
  );
  const notifyListeners: Listener = (name) => {
    for (const listener of [...listeners]) listener(name);
  };
  const getAccountPrefix = () => `${prefix}${account()}:`;
  const toKey = (name: string) => getAccountPrefix() + name;
  const isOver = ({ at }: StoredDraft) => now() - at > maxDraftAge;

  const keys = () => drafts.keys().filter((key) => key.startsWith(prefix));
  const removeWhere = (isWanted: (key: string) => boolean) => {
    for (const key of keys().filter(isWanted)) drafts.removeItem(key);
    notifyListeners(null);
  };

  return {
    /** Null without a draft, for one of an unknown format, and after 30 days. */
    read(name: string): StoredDraft | null {
      const stored = parseStoredDraft(drafts.getItem(toKey(name)));
      return stored && !isOver(stored) ? stored : null;
    },
    /**
     * Returns false if the storage refused the draft. Without an account nothing is stored and true is
     * returned.
     */
    write(name: string, value: unknown): boolean {
      if (account() === null) return true;
      const stored = drafts.setItem(toKey(name), JSON.stringify({ at: now(), value } satisfies StoredDraft));
      notifyListeners(name);
      return stored;
    },
    remove(name: string): void {
      drafts.removeItem(toKey(name));
      notifyListeners(name);
    },
    names: (): string[] =>
      keys()
        .filter((key) => key.startsWith(getAccountPrefix()))
        .map((key) => key.slice(getAccountPrefix().length)),
    /** Removes all drafts of the account, on logout. */
    forgetOwn() {
      const own = getAccountPrefix();
      removeWhere((key) => key.startsWith(own));
    },
    /** Removes drafts of other accounts and expired ones. */
    tidy() {
      const own = getAccountPrefix();
      removeWhere((key) => {
        const stored = parseStoredDraft(drafts.getItem(key));
        return !key.startsWith(own) || stored === null || isOver(stored);
      });
    },
    /**
     * Called with the name of a changed draft, or null if any may have changed; returns the unsubscribe
     * function.
     */
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** For the storage event, which reports changes by other tabs. */
    heard(key: string | null) {
      if (key === null) notifyListeners(null);
      else if (key.startsWith(getAccountPrefix())) notifyListeners(key.slice(getAccountPrefix().length));
    },
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;

function getAccount(): string | null {
  const { user } = sessionStore.current();
  // Doctors and patients are numbered separately: each has an account 1.
  return user && `${user.role} ${user.id}`;
}

export const deviceDrafts = createDraftStore(browserStorage.device, getAccount, deviceTime);
export const tabDrafts = createDraftStore(browserStorage.tab, getAccount, deviceTime);

/** Answers of new patients, by phone, in this tab only; they are not logged in yet. */
export const newcomerDrafts = createDraftStore(browserStorage.tab, () => 'newcomer', deviceTime);

if (typeof window !== 'undefined') {
  // There is no storage event for the tab's own storage.
  window.addEventListener('storage', ({ key }) => deviceDrafts.heard(key));
}
