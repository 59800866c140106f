import { lazy, Suspense, useState } from 'react';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { LoadingBar } from '../loading-bar.tsx';
import { languageNames } from './language.ts';
import styles from './language-button.module.css';

const LanguageDialog = lazy(async () => ({
  default: (await import('./language-dialog.tsx')).LanguageDialog,
}));

interface LanguageButtonProps {
  /** Shows the name of the current language beside the globe. */
  readonly named?: true;
}

export function LanguageButton({ named }: LanguageButtonProps) {
  // Null until first opened: the dialog is loaded on demand.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton
        label={`${m.common_language()}: ${languageNames[getLocale()]}`}
        className={named ? styles.named : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" size={22} />
        {named && languageNames[getLocale()]}
      </IconButton>
      {open !== null && (
        <Suspense fallback={<LoadingBar />}>
          <LanguageDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
