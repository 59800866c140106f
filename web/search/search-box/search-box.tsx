import { lazy, type ReactNode, Suspense, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import styles from './search-box.module.css';
import type { Enhanced } from './search-suggestions.tsx';

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions.tsx')).SearchSuggestions,
}));

interface SearchBoxProps {
  readonly typed: string;
  readonly onTyped?: (typed: string) => void;
  /** Hidden fields: filters that a new search preserves. */
  readonly children?: ReactNode;
}

/**
 * Searches doctors, hospitals, specializations and complaints. A plain form that works without scripts; the
 * combobox with suggestions is loaded on demand.
 */
export function SearchBox({ typed, onTyped, children }: SearchBoxProps) {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const [enhanced, enhance] = useState<Enhanced>({});
  return (
    <search className="shrinks block relative container">
      <form className={styles.box} action={doctorsPath({})} {...enhanced.form}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={m.search_placeholder()}
          placeholder={m.search_placeholder()}
          defaultValue={typed}
          autoComplete="off"
          // It may have the focus before the scripts have loaded.
          ref={(input) => {
            if (input && input === document.activeElement) setBox(input);
          }}
          onFocus={({ target }) => setBox(target)}
          {...enhanced.input}
        />
        {children}
        <Button type="submit">
          <Icon name="search" />
          <span>{m.common_search()}</span>
        </Button>
      </form>
      {box && (
        <Suspense>
          <SearchSuggestions box={box} onTyped={onTyped} enhance={enhance} />
        </Suspense>
      )}
    </search>
  );
}
