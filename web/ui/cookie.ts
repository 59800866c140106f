const yearInSeconds = 31_536_000;

/** Stores a setting for a year in a cookie, for the server; null deletes it. */
export function keepInCookie(name: string, value: string | null): void {
  // Many phones in use do not have the Cookie Store API.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : yearInSeconds}; samesite=lax`;
}
