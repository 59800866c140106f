import { m } from '#messages/messages.js';
import { getLocale, locales } from '#messages/runtime.js';
import { chooseLanguage, languageNames } from './language.ts';
import styles from './language-choice.module.css';

/** The languages, all in sight, each in its own script. A tap chooses; nothing changes on the way there by keyboard. */
export function LanguageChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend>{m.shell_language()}</legend>
      <ul>
        {locales.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              aria-pressed={language === getLocale()}
              onClick={() => chooseLanguage(language)}
            >
              {languageNames[language]}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
