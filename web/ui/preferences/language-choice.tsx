import { m } from '#messages/messages.js';
import { getLocale, locales } from '#messages/runtime.js';
import { chooseLanguage, languageNames } from './language.ts';
import styles from './language-choice.module.css';

/** Each language in its own script. Only a click chooses, because a change reloads the page. */
export function LanguageChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend>{m.common_language()}</legend>
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
