import { useSyncExternalStore } from 'react';
import { type SessionUser, sessionStore, useSession } from '#web/api/session.ts';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

/** Consent to offline storage on this device; null before the question. */
export type OfflineStorageChoice = 'yes' | 'no' | null;

/** `yes PAT-000123`: includes the user, because devices are shared. */
const key = 'keepOffline';
const { subscribe, notify } = createListeners();

const getOwnerId = ({ patientId, doctorId }: SessionUser) => patientId ?? doctorId;

function readChoice(user: SessionUser | null): OfflineStorageChoice {
  const [choice, chosenBy] = deviceStorage.getItem(key)?.split(' ') ?? [];
  if (!user || chosenBy !== getOwnerId(user)) return null;
  return choice === 'yes' || choice === 'no' ? choice : null;
}

/** The choice of the logged-in user on this device; another user is asked again. */
export const offlineStorageChoice = {
  current: () => readChoice(sessionStore.current().user),
  subscribe,
  choose(choice: 'yes' | 'no') {
    const { user } = sessionStore.current();
    if (!user) return;
    deviceStorage.setItem(key, `${choice} ${getOwnerId(user)}`);
    notify();
  },
};

/** `unsupported` where nothing can be stored, and without a user. */
export function useOfflineStorageChoice(): OfflineStorageChoice | 'unsupported' {
  const { user } = useSession();
  const choice = useSyncExternalStore(
    subscribe,
    () => readChoice(user),
    () => null,
  );
  return user && 'serviceWorker' in navigator ? choice : 'unsupported';
}
