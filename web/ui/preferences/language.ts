import type { Locale } from '#messages/runtime.js';
import { storeInCookie } from '../browser/cookie.ts';

/** In their own languages and scripts. */
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

export function chooseLanguage(language: Locale): void {
  storeInCookie('PARAGLIDE_LOCALE', language);
  window.location.reload();
}
