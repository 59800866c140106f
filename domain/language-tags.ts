/**
 * The edition of a language in which India writes days and numbers, for Intl (RFC 5646). Always with the digits of the
 * slots and prices beside them: Bengali and Marathi would bring their own.
 */
export function languageTag(language: string): string {
  return language === 'en' ? 'en-IN' : `${language}-IN-u-nu-latn`;
}
