import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { keepInCookie } from './cookie.ts';
import styles from './language-switch.module.css';
import { Segmented } from './segmented.tsx';

/** Each language in its own name and script. */
const names = { en: 'English', hi: 'हिन्दी' } as const;
type Language = keyof typeof names;

function choose(language: Language) {
  keepInCookie('PARAGLIDE_LOCALE', language);
  window.location.reload();
}

/** The other language, in one button. */
export function LanguageButton() {
  const other: Language = getLocale() === 'hi' ? 'en' : 'hi';
  return (
    <button type="button" lang={other} className={styles.button} onClick={() => choose(other)}>
      {names[other]}
    </button>
  );
}

/** The same choice with all languages in sight. */
export function LanguageChoice() {
  const languages: readonly Language[] = ['en', 'hi'];
  return (
    <Segmented
      legend={m.shell_language()}
      options={languages.map((value) => ({ value, label: names[value] }))}
      value={getLocale()}
      onChange={choose}
    />
  );
}
