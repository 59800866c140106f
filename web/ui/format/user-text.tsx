import { detectForeignLanguage } from './detect-language.ts';

/**
 * Text from data, such as a name, an address or a review: marked with its language if that is not the page's,
 * for screen readers and fonts (WCAG 3.1.2).
 */
export function UserText({ children: text }: { readonly children: string }) {
  const language = detectForeignLanguage(text);
  return language === undefined ? text : <bdi lang={language}>{text}</bdi>;
}
