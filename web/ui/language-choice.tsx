import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { chooseLanguage, type Language, languageNames } from './language.ts';
import { Segmented } from './segmented.tsx';

/** The languages, all in sight. */
export function LanguageChoice() {
  const languages: readonly Language[] = ['en', 'hi'];
  return (
    <Segmented
      legend={m.shell_language()}
      options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      value={getLocale()}
      onChange={chooseLanguage}
    />
  );
}
