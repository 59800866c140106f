import { writeCookie } from './storage.ts';

const yearInSeconds = 31_536_000;

/** Stores a setting for a year in a cookie, for the server; null deletes it. `Secure` over https. */
export function storeInCookie(
  name: string,
  value: string | null,
  { protocol }: Pick<Location, 'protocol'> = window.location,
): void {
  const secure = protocol === 'https:' ? '; secure' : '';
  writeCookie(
    `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : yearInSeconds}; samesite=lax${secure}`,
  );
}
