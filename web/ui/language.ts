import { keepInCookie } from './cookie.ts';

/** Each language in its own name and script. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const;
export type Language = keyof typeof languageNames;

/** Keeps the language for later visits and loads the page again in it. */
export function chooseLanguage(language: Language): void {
  keepInCookie('PARAGLIDE_LOCALE', language);
  window.location.reload();
}
