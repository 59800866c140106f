/** A stored draft and its time in milliseconds since the epoch. */
export interface StoredDraft {
  readonly at: number;
  readonly value: unknown;
}

export type CopiedDraft = StoredDraft | { readonly at: number; readonly isGone: true };

/**
 * A copy of the drafts that reaches the disk immediately: browsers write local storage to disk only after
 * seconds.
 */
export interface DurableCopy {
  readonly put: (key: string, draft: CopiedDraft) => void;
  readonly all: () => Promise<readonly (readonly [key: string, draft: CopiedDraft])[]>;
  readonly removeWhere: (isWanted: (key: string, draft: CopiedDraft) => boolean) => void;
}

const name = 'drafts';

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** The copy in IndexedDB. Where that is full or forbidden, drafts live in local storage only. */
export function createIndexedDbCopy(factory: IDBFactory): DurableCopy {
  let database: Promise<IDBDatabase> | null = null;
  const run = async (work: (drafts: IDBObjectStore) => void, onRefused: () => void = () => {}) => {
    try {
      database ??= openDatabase(factory);
      const transaction = (await database).transaction(name, 'readwrite');
      transaction.onabort = () => console.warn('A draft was not copied:', transaction.error);
      work(transaction.objectStore(name));
    } catch (error) {
      console.warn('Drafts are not copied on this device:', error);
      onRefused();
    }
  };
  const forEachEntry = (visit: (cursor: IDBCursorWithValue) => void, onEnd: () => void = () => {}) =>
    run((drafts) => {
      const walk = drafts.openCursor();
      walk.onsuccess = () => {
        if (!walk.result) return onEnd();
        visit(walk.result);
        walk.result.continue();
      };
      walk.onerror = onEnd;
    }, onEnd);
  return {
    put: (key, draft) => void run((drafts) => drafts.put(draft, key)),
    all: () =>
      new Promise((resolve) => {
        const found: [string, CopiedDraft][] = [];
        void forEachEntry(
          ({ key, value }) => found.push([String(key), value as CopiedDraft]),
          () => resolve(found),
        );
      }),
    removeWhere: (isWanted) =>
      void forEachEntry((cursor) => {
        if (isWanted(String(cursor.key), cursor.value as CopiedDraft)) cursor.delete();
      }),
  };
}
