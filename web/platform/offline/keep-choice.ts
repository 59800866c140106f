import { useSyncExternalStore } from 'react';
import { type SessionUser, sessionStore, useSession } from '#web/api/session.ts';
import { createListeners } from '#web/ui/listeners.ts';
import { deviceStorage } from '#web/ui/storage.ts';

/** Whether somebody wants their own papers kept on this device; null before they were asked. */
export type OfflineStorageChoice = 'yes' | 'no' | null;

/** `yes PAT-000123`: whose choice it is, for a device passes from hand to hand. */
const key = 'keepOffline';
const { subscribe, tell } = createListeners();

const getOwnerId = ({ patientId, doctorId }: SessionUser) => patientId ?? doctorId;

function readChoice(user: SessionUser | null): OfflineStorageChoice {
  const [choice, chosenBy] = deviceStorage.getItem(key)?.split(' ') ?? [];
  if (!user || chosenBy !== getOwnerId(user)) return null;
  return choice === 'yes' || choice === 'no' ? choice : null;
}

/** The choice of whoever is logged in on this device (B-13); somebody else is asked anew. */
export const offlineStorageChoice = {
  current: () => readChoice(sessionStore.current().user),
  subscribe,
  choose(choice: 'yes' | 'no') {
    const { user } = sessionStore.current();
    if (!user) return;
    deviceStorage.setItem(key, `${choice} ${getOwnerId(user)}`);
    tell();
  },
};

/** The present choice; `unsupported` where nothing can be kept, and for nobody. */
export function useOfflineStorageChoice(): OfflineStorageChoice | 'unsupported' {
  const { user } = useSession();
  const choice = useSyncExternalStore(
    subscribe,
    () => readChoice(user),
    () => null,
  );
  return user && 'serviceWorker' in navigator ? choice : 'unsupported';
}
