import { useSyncExternalStore } from 'react';
import type { TemperatureUnit } from '#domain/clinical/vitals.ts';
import { storeInCookie } from '#web/ui/browser/cookie.ts';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { readCookies } from '#web/ui/browser/storage.ts';

const { subscribe, notify } = createListeners();
const cookie = 'temperature';

/** India measures fever in °F; a choice of °C is remembered on this device. */
const current = (): TemperatureUnit => (/(^|; )temperature=C(;|$)/.test(readCookies()) ? 'C' : 'F');

/** Remembered on this device. */
export const useTemperatureUnit = () => useSyncExternalStore(subscribe, current, () => 'F' as const);

export function chooseTemperatureUnit(unit: TemperatureUnit): void {
  storeInCookie(cookie, unit === 'F' ? null : unit);
  notify();
}
