import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { sessionStore } from '#web/api/session.ts';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

const key = 'desk';
const deskSchema = z.object({ secret: z.string(), name: z.string(), hospitalId: z.string() });
export type StoredDesk = z.infer<typeof deskSchema>;

const { subscribe, notify } = createListeners();

/**
 * The front desk that this browser is registered as, as text: React needs a value that is equal while nothing
 * changes.
 */
const readStoredDesk = () => deviceStorage.getItem(key);

function deskIn(text: string | null): StoredDesk | null {
  try {
    return deskSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null; // not written by us
  }
}

export function storeDesk(desk: StoredDesk): void {
  deviceStorage.setItem(key, JSON.stringify(desk));
  notify();
}

export function clearDesk(): void {
  deviceStorage.removeItem(key);
  notify();
}

export function isStaffAtDesk(): boolean {
  const hospitalId = sessionStore.current().user?.hospitalId;
  return hospitalId !== undefined && deskIn(readStoredDesk())?.hospitalId === hospitalId;
}

/** The front desk that this browser is registered as, at any hospital. */
export function useStoredDesk(): StoredDesk | null {
  return deskIn(useSyncExternalStore(subscribe, readStoredDesk, () => null));
}

export function useDesk(hospitalId: string | undefined): StoredDesk | null {
  const desk = useStoredDesk();
  return desk?.hospitalId === hospitalId ? desk : null;
}
