import { sessionStore } from '#web/api/session.ts';
import { deviceTime } from '#web/ui/clock.ts';
import { browserDatabase, browserStorage } from '#web/ui/storage.ts';
import { createIndexedDbCopy, type DurableCopy, type StoredDraft } from './durable-copy.ts';

/** What happened to a draft outside of this tab: another one typed, or it came back from the durable copy. */
type Listener = (name: string | null) => void;

/** So long is a draft kept that nobody goes on with (docs/decisions/043-drafts.md). */
const maxDraftAge = 30 * 24 * 60 * 60_000;
const prefix = 'draft:';

function parseStoredDraft(text: string | null): StoredDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept)) return null;
    return typeof kept.at === 'number' ? { at: kept.at, value: kept.value } : null;
  } catch {
    return null; // foreign content
  }
}

/**
 * Drafts in a storage of the browser, by account and name. Storage that is full or forbidden throws nothing:
 * the draft then lives as long as the page. `account` tells whoever is logged in from all others; null: nobody.
 */
export function createDraftStore(
  storage: () => Storage,
  account: () => string | null,
  now: () => number,
  copy?: DurableCopy,
) {
  const listeners = new Set<Listener>();
  /** What the storage refused; it lives as long as the page. */
  const unstoredDrafts = new Map<string, StoredDraft>();
  const notifyListeners: Listener = (name) => {
    for (const listener of [...listeners]) listener(name);
  };
  const getAccountPrefix = () => `${prefix}${account()}:`;
  const toKey = (name: string) => getAccountPrefix() + name;
  const isOver = ({ at }: Pick<StoredDraft, 'at'>) => now() - at > maxDraftAge;

  function attempt<Answer>(work: () => Answer, otherwise: Answer): Answer {
    try {
      return work();
    } catch (error) {
      console.warn('No draft can be kept on this device:', error);
      return otherwise;
    }
  }
  const keys = () =>
    Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  const removeWhere = (isWanted: (key: string) => boolean) => {
    for (const key of [...unstoredDrafts.keys()].filter(isWanted)) unstoredDrafts.delete(key);
    attempt(() => {
      for (const key of keys().filter(isWanted)) storage().removeItem(key);
    }, undefined);
    notifyListeners(null);
  };

  return {
    /** The draft of the account; null without one, for one of another shape of storage, and after 30 days. */
    read(name: string): StoredDraft | null {
      const kept =
        unstoredDrafts.get(toKey(name)) ??
        attempt(() => parseStoredDraft(storage().getItem(toKey(name))), null);
      return kept && !isOver(kept) ? kept : null;
    },
    /** Keeps a draft; answers whether the storage took it. Of nobody nothing is kept, and nothing refused. */
    write(name: string, value: unknown): boolean {
      if (account() === null) return true;
      const draft: StoredDraft = { at: now(), value };
      const kept = attempt(() => {
        storage().setItem(toKey(name), JSON.stringify(draft));
        return true;
      }, false);
      copy?.put(toKey(name), draft);
      if (kept) unstoredDrafts.delete(toKey(name));
      else unstoredDrafts.set(toKey(name), draft);
      notifyListeners(name);
      return kept;
    },
    remove(name: string): void {
      unstoredDrafts.delete(toKey(name));
      attempt(() => storage().removeItem(toKey(name)), undefined);
      copy?.put(toKey(name), { at: now(), isGone: true });
      notifyListeners(name);
    },
    /** The names of the account's drafts. */
    names: (): string[] =>
      [...new Set([...attempt(() => keys(), []), ...unstoredDrafts.keys()])]
        .filter((key) => key.startsWith(getAccountPrefix()))
        .map((key) => key.slice(getAccountPrefix().length)),
    /** Removes all drafts of the account: it logs out. */
    forgetOwn() {
      const own = getAccountPrefix();
      removeWhere((key) => key.startsWith(own));
      copy?.removeWhere((key) => key.startsWith(own));
    },
    /** Brings back what a browser that was killed had not written to the disk, from the durable copy. */
    async recover(): Promise<void> {
      const own = getAccountPrefix();
      for (const [key, copied] of (await copy?.all()) ?? []) {
        const known = attempt(() => parseStoredDraft(storage().getItem(key)), null);
        if (!key.startsWith(own) || copied.at <= (known?.at ?? 0)) continue;
        attempt(() => {
          if ('isGone' in copied) storage().removeItem(key);
          else storage().setItem(key, JSON.stringify(copied));
        }, undefined);
        notifyListeners(key.slice(own.length));
      }
    },
    /** Removes what others left on this device, and what is too old. */
    tidy() {
      const own = getAccountPrefix();
      removeWhere((key) => {
        const kept = unstoredDrafts.get(key) ?? parseStoredDraft(storage().getItem(key));
        return !key.startsWith(own) || kept === null || isOver(kept);
      });
      copy?.removeWhere((key, copied) => !key.startsWith(own) || isOver(copied));
    },
    /** Called with the name of a draft that changed, or null if any may have; answers how to stop. */
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** For the storage event, by which a tab hears of the others. */
    heard(key: string | null) {
      if (key === null) notifyListeners(null);
      else if (key.startsWith(getAccountPrefix())) notifyListeners(key.slice(getAccountPrefix().length));
    },
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;

function getAccount(): string | null {
  const { user } = sessionStore.current();
  // Doctors and patients are numbered apart: each has an account 1.
  return user && `${user.role} ${user.id}`;
}
const now = deviceTime;
const database = browserDatabase();

/** What the account that is logged in has typed on this device. */
export const deviceDrafts = createDraftStore(
  browserStorage.device,
  getAccount,
  now,
  database ? createIndexedDbCopy(database) : undefined,
);

/** What it has typed in this tab alone. */
export const tabDrafts = createDraftStore(browserStorage.tab, getAccount, now);

/** What somebody new has answered on the short way in, in this tab alone, by phone; nobody is logged in yet. */
export const newcomerDrafts = createDraftStore(browserStorage.tab, () => 'newcomer', now);

if (typeof window !== 'undefined') {
  // Of the tab's own storage no other tab tells.
  window.addEventListener('storage', ({ key }) => deviceDrafts.heard(key));
}
