import { useSyncExternalStore } from 'react';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { knownTime } from '#web/ui/clock.ts';
import { createListeners } from '#web/ui/listeners.ts';
import { deviceStorage } from '#web/ui/storage.ts';

/** What the browser reads of a token (A-02, docs/product.md#sessions). */
export interface SessionUser {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly photo: { readonly url: string | null };
  readonly doctorId?: string;
  readonly patientId?: string;
  /** Of a hospital's staff (M-01): as what they work there, and where. */
  readonly staffRole?: StaffRole;
  readonly hospitalId?: string;
  readonly hospitalName?: string;
  readonly membershipId?: string;
  readonly exp?: number;
}

/** Whether two are one account: doctors, patients and staff are numbered apart. */
export const isSameAccount = (one: SessionUser | null, other: SessionUser | null): boolean =>
  one !== null && one.id === other?.id && one.role === other.role && one.membershipId === other.membershipId;

export type Session =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'out'; readonly user: null }
  | { readonly state: 'in'; readonly user: SessionUser };

const loading: Session = { state: 'loading', user: null };
const out: Session = { state: 'out', user: null };
const tokenKey = 'token';
/** With which one logged in: typed once, it need not be typed again when the session ends over an open page. */
const phoneKey = 'phone';

/**
 * The payload of a token: its second segment, base64url JSON. Throws if it is malformed; the signature is not
 * checked.
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
 * The user of a token that decodes and has not expired, else null. `now` in milliseconds; null while nobody
 * has said what time it is: then the server judges, for a device's clock may be wrong.
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

/** The session of a tab; the storage event keeps tabs in sync. */
export function createSessionStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number | null,
) {
  let session: Session = loading;
  const { subscribe, tell } = createListeners();
  const become = (next: Session) => {
    session = next;
    tell();
  };
  const forget = () => {
    storage().removeItem(tokenKey);
    storage().removeItem(phoneKey);
  };

  return {
    current: () => session,
    token: () => (session.state === 'in' ? storage().getItem(tokenKey) : null),
    subscribe,
    /** Reads the stored token at start, and after another tab changed it. */
    restore() {
      const token = storage().getItem(tokenKey);
      const user = token ? parseSessionUser(token, now()) : null;
      if (token && !user) forget();
      become(user ? { state: 'in', user } : out);
    },
    /** The phone number of the account, empty if it is not known. */
    phone: () => storage().getItem(phoneKey) ?? '',
    /**
     * Returns whether the token was accepted; an invalid or expired one changes nothing. Without a `phone` the former
     * one stays.
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
    /** Somebody else goes on with this token, at a desk (M-08): nothing of the former person stays. */
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

/** The present session; `loading` on the server and until the stored token was checked. */
export function useSession(): Session & { readonly role: string | null; readonly isLoggedIn: boolean } {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.current, () => loading);
  return { ...session, role: session.user?.role ?? null, isLoggedIn: session.state === 'in' };
}
