import type { RefObject } from 'react';
import { m } from '#messages/messages.js';
import { useSearchText } from '#web/api/use-search-text.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './list-filters.module.css';

const searchDelayMilliseconds = 300;
/** As in the contract. */
const maxSearchLength = 100;

interface ListSearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Searches by name, phone number, reason or id after a pause in typing. */
export function ListSearch({ search, onSearch, field }: ListSearchProps) {
  const [typed, setTyped] = useSearchText(search, searchDelayMilliseconds, onSearch);
  return (
    <Field
      type="search"
      label={m.common_search()}
      placeholder={m.sheet_search_hint()}
      aria-required={false}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={maxSearchLength}
      ref={field}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      end={
        <span className={`centred muted ${styles.glass}`}>
          <Icon name="search" />
        </span>
      }
    />
  );
}
