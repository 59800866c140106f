import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { sessionStore } from '#web/api/session.ts';
import { createListeners } from '#web/ui/listeners.ts';
import { deviceStorage } from '#web/ui/storage.ts';

const key = 'desk';
const deskSchema = z.object({ secret: z.string(), name: z.string(), hospitalId: z.string() });
export type StoredDesk = z.infer<typeof deskSchema>;

const { subscribe, tell } = createListeners();

/** What this browser keeps of the desk that it is; as text, so that it is the same while nothing changes. */
const readStoredDesk = () => deviceStorage.getItem(key);

function deskIn(text: string | null): StoredDesk | null {
  try {
    return deskSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null; // foreign content
  }
}

export function storeDesk(desk: StoredDesk): void {
  deviceStorage.setItem(key, JSON.stringify(desk));
  tell();
}

export function clearDesk(): void {
  deviceStorage.removeItem(key);
  tell();
}

/** Whether somebody of a hospital's staff works at one of its desks now. */
export function isStaffAtDesk(): boolean {
  const hospitalId = sessionStore.current().user?.hospitalId;
  return hospitalId !== undefined && deskIn(readStoredDesk())?.hospitalId === hospitalId;
}

/** The desk that this browser is, at whatever hospital; null if it is none (M-08). */
export function useStoredDesk(): StoredDesk | null {
  return deskIn(useSyncExternalStore(subscribe, readStoredDesk, () => null));
}

/** The desk that this browser is at a hospital (M-08); null if it is none there. */
export function useDesk(hospitalId: string | undefined): StoredDesk | null {
  const desk = useStoredDesk();
  return desk?.hospitalId === hospitalId ? desk : null;
}
