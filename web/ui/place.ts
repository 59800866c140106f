import { useSyncExternalStore } from 'react';
import { storeInCookie } from './browser/cookie.ts';
import { createListeners } from './browser/listeners.ts';
import { deviceStorage, readCookies } from './browser/storage.ts';

/** The visitor's location in degrees; the header shows the name. */
export interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type PlaceProblem = 'Unavailable' | 'Not supported';

const cookieName = 'place';

/** Reads the location from a Cookie header, for rendering on the server. */
export function parsePlaceCookie(cookie: string | null): Place | null {
  const text = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookie ?? '')?.[1];
  if (!text) return null;
  try {
    const [latitude, longitude, name] = decodeURIComponent(text).split('|');
    return toPlace(latitude, longitude, name);
  } catch {
    return null; // not written by us
  }
}

function toPlace(
  lat: string | null | undefined,
  lng: string | null | undefined,
  name: string | null | undefined,
) {
  const latitude = Number(lat);
  const longitude = Number(lng);
  const inRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return lat && lng && name && inRange ? { name: name.slice(0, 100), latitude, longitude } : null;
}

let place: Place | null = null;
let trouble: PlaceProblem | null = null;
const { subscribe, notify } = createListeners();

/** The chosen location: in local storage, and in a cookie for the server. */
export const placeStore = {
  current: () => place,
  trouble: () => trouble,
  subscribe,
  restore() {
    const stored = ['latitude', 'longitude', 'userLocation'].map((key) => deviceStorage.getItem(key));
    place = toPlace(stored[0], stored[1], stored[2]) ?? parsePlaceCookie(readCookies());
    if (place) this.choose(place);
  },
  choose(next: Place) {
    place = next;
    trouble = null;
    deviceStorage.setItem('latitude', String(next.latitude));
    deviceStorage.setItem('longitude', String(next.longitude));
    deviceStorage.setItem('userLocation', next.name);
    storeInCookie(cookieName, encodeURIComponent(`${next.latitude}|${next.longitude}|${next.name}`));
    notify();
  },
  fail(next: PlaceProblem) {
    trouble = next;
    notify();
  },
};

/** Null during rendering on the server, where screens get it from their loader. */
export function usePlace(): Place | null {
  return useSyncExternalStore(placeStore.subscribe, placeStore.current, () => null);
}

export function usePlaceProblem(): PlaceProblem | null {
  return useSyncExternalStore(placeStore.subscribe, placeStore.trouble, () => null);
}
