import { getLocale } from '#messages/runtime.js';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { chooseLanguage, type Language, languageNames } from './language.ts';

/** The other language: the first letter of its script, drawn, because not every device has a font for it. */
export function LanguageButton() {
  const other: Language = getLocale() === 'hi' ? 'en' : 'hi';
  return (
    <IconButton lang={other} label={languageNames[other]} onClick={() => chooseLanguage(other)}>
      <Icon name={other === 'hi' ? 'devanagari' : 'latin'} size={22} />
    </IconButton>
  );
}
