export type Theme = 'light' | 'dark';

/** The theme that a visitor chose; null follows the device. */
export function themeOf(cookie: string | undefined): Theme | null {
  const chosen = /(?:^|; )theme=(light|dark)\b/.exec(cookie ?? '')?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}
