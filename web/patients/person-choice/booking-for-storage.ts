import { sessionStore } from '#web/api/session.ts';
import { tabStorage } from '#web/ui/browser/storage.ts';

/** By account, because the next one on this device has another family. Null while no one is logged in. */
const storageKey = (): string | null => {
  const { user } = sessionStore.current();
  return user && `booking-for:${user.id}`;
};

/** The person that this tab books for, from the family or the list of doctors to the doctor's page. */
export function loadBookingFor(): string | null {
  const key = storageKey();
  return key && tabStorage.getItem(key);
}

/** Null: the signed-in patient. */
export function saveBookingFor(patientId: string | null): void {
  const key = storageKey();
  if (!key) return;
  if (patientId === null) tabStorage.removeItem(key);
  else tabStorage.setItem(key, patientId);
}
