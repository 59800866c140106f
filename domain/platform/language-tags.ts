/**
 * The tag (RFC 5646) with which Intl formats days and numbers as in India. Always with Latin digits, as in
 * slots and prices: Bengali and Marathi default to their own.
 */
export function toLanguageTag(language: string): string {
  return language === 'en' ? 'en-IN' : `${language}-IN-u-nu-latn`;
}
