import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { sessionStore } from '#web/api/session.ts';
import { makeListeners } from '#web/ui/listeners.ts';
import { deviceStorage } from '#web/ui/storage.ts';

const key = 'desk';
const kept = z.object({ secret: z.string(), name: z.string(), hospitalId: z.string() });
export type KeptDesk = z.infer<typeof kept>;

const { subscribe, tell } = makeListeners();

/** What this browser keeps of the desk that it is; as text, so that it is the same while nothing changes. */
const stored = () => deviceStorage.getItem(key);

function deskIn(text: string | null): KeptDesk | null {
  try {
    return kept.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null; // foreign content
  }
}

export function keepDesk(desk: KeptDesk): void {
  deviceStorage.setItem(key, JSON.stringify(desk));
  tell();
}

export function forgetDesk(): void {
  deviceStorage.removeItem(key);
  tell();
}

/** Whether somebody of a hospital's staff works at one of its desks now. */
export function isAtOwnDesk(): boolean {
  const hospitalId = sessionStore.current().user?.hospitalId;
  return hospitalId !== undefined && deskIn(stored())?.hospitalId === hospitalId;
}

/** The desk that this browser is, at whatever hospital; null if it is none (M-08). */
export function useKeptDesk(): KeptDesk | null {
  return deskIn(useSyncExternalStore(subscribe, stored, () => null));
}

/** The desk that this browser is at a hospital (M-08); null if it is none there. */
export function useDesk(hospitalId: string | undefined): KeptDesk | null {
  const desk = useKeptDesk();
  return desk?.hospitalId === hospitalId ? desk : null;
}
