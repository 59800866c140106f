import type { Locale } from '#messages/runtime.js';
import { keepInCookie } from './cookie.ts';

/** Each language in its own name and script. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  te: 'తెలుగు',
  mr: 'मराठी',
  ta: 'தமிழ்',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
};

/** Keeps the language for later visits and loads the page again in it. */
export function chooseLanguage(language: Locale): void {
  keepInCookie('PARAGLIDE_LOCALE', language);
  window.location.reload();
}
