import { useSyncExternalStore } from 'react';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { knownTime } from '#web/ui/browser/clock.ts';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

/** Claims that the browser reads from a token. */
export interface SessionUser {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly photo: { readonly url: string | null };
  readonly doctorId?: string;
  readonly patientId?: string;
  /** For hospital staff only, as are the hospital's fields. */
  readonly staffRole?: StaffRole;
  readonly hospitalId?: string;
  readonly hospitalName?: string;
  readonly membershipId?: string;
  readonly exp?: number;
}

/** Ids alone are not enough: doctors, patients and staff are numbered separately. */
export const isSameAccount = (one: SessionUser | null, other: SessionUser | null): boolean =>
  one !== null && one.id === other?.id && one.role === other.role && one.membershipId === other.membershipId;

export type Session =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'out'; readonly user: null }
  | { readonly state: 'in'; readonly user: SessionUser };

const loading: Session = { state: 'loading', user: null };
const out: Session = { state: 'out', user: null };
const tokenKey = 'token';
/**
 * The phone number of the login, so that it need not be typed again when the session ends over an open page.
 */
const phoneKey = 'phone';

/**
 * The second segment of a token is base64url JSON. Throws if it is malformed; the signature is not checked.
 */
export function decodeToken(token: string): SessionUser {
  const segment = token.split('.')[1];
  if (!segment) throw new Error('A token has three segments');
  const bytes = Uint8Array.from(atob(segment.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof payload !== 'object' || payload === null) throw new Error('The payload is not an object');
  return payload as SessionUser;
}

/**
 * The user of a token, or null if it is malformed or has expired. `now` is in milliseconds; null while the
 * server's time is unknown: the device's clock may be wrong, so the server decides.
 */
export function parseSessionUser(token: string, now: number | null): SessionUser | null {
  try {
    const user = decodeToken(token);
    if (user.exp !== undefined && now !== null && user.exp < now / 1000) {
      console.warn('Token expired');
      return null;
    }
    return user;
  } catch {
    console.warn('Token decoding failed');
    return null;
  }
}

/** The storage event synchronizes the session between tabs. */
export function createSessionStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number | null,
) {
  let session: Session = loading;
  const { subscribe, notify } = createListeners();
  const become = (next: Session) => {
    session = next;
    notify();
  };
  const forget = () => {
    storage().removeItem(tokenKey);
    storage().removeItem(phoneKey);
  };

  return {
    current: () => session,
    token: () => (session.state === 'in' ? storage().getItem(tokenKey) : null),
    subscribe,
    restore() {
      const token = storage().getItem(tokenKey);
      const user = token ? parseSessionUser(token, now()) : null;
      if (token && !user) forget();
      become(user ? { state: 'in', user } : out);
    },
    phone: () => storage().getItem(phoneKey) ?? '',
    /**
     * Returns false for an invalid or expired token, which changes nothing. Without a `phone` the stored one
     * stays.
     */
    logIn(token: string, phone?: string): boolean {
      const user = parseSessionUser(token, now());
      if (!user) {
        console.error('Invalid or expired token during login');
        return false;
      }
      storage().setItem(tokenKey, token);
      if (phone) storage().setItem(phoneKey, phone);
      if (user.doctorId) {
        storage().setItem('doctorId', user.doctorId);
        storage().setItem('doctor', JSON.stringify(user));
      }
      become({ state: 'in', user });
      return true;
    },
    /** Another user takes over with this token at a front desk: nothing of the previous user stays. */
    become(token: string): boolean {
      forget();
      return this.logIn(token);
    },
    logOut() {
      forget();
      storage().removeItem('doctorId');
      storage().removeItem('doctor');
      become(out);
    },
  };
}

export const sessionStore = createSessionStore(() => deviceStorage, knownTime);

/** `loading` on the server and until the stored token has been checked. */
export function useSession(): Session & { readonly role: string | null; readonly isLoggedIn: boolean } {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.current, () => loading);
  return { ...session, role: session.user?.role ?? null, isLoggedIn: session.state === 'in' };
}
