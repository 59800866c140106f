const yearInSeconds = 31_536_000;

/** Keeps a setting for a year where the server can read it; null forgets it. */
export function keepInCookie(name: string, value: string | null): void {
  // The Cookie Store API is missing in half of the phones that we serve.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : yearInSeconds}; samesite=lax`;
}
