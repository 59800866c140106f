import { getLocale } from '#messages/runtime.js';

/** The languages of the Indian scripts in Unicode order: 128 characters each, from U+0900 on. */
const languages = ['hi', 'bn', 'pa', 'gu', 'or', 'ta', 'te', 'kn', 'ml'] as const;

/** Detects the language from the first letter; null without a letter of a known script. */
function detectLanguage(text: string): string | null {
  const letter = /[a-z\u0900-\u0d7f]/i.exec(text)?.[0].charCodeAt(0);
  if (letter === undefined) return null;
  return letter < 0x900 ? 'en' : (languages[(letter - 0x900) >> 7] ?? null);
}

/** The language of a text if it is not the page's, for fonts and screen readers. */
export function detectForeignLanguage(text: string): string | undefined {
  const language = detectLanguage(text);
  const locale = getLocale();
  // Marathi uses the script of Hindi.
  const own = locale === 'mr' ? 'hi' : locale;
  return language === null || language === own ? undefined : language;
}
