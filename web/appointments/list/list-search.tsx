import { type RefObject, useState } from 'react';
import { m } from '#messages/messages.js';
import { useDebouncedEffect } from '#web/api/use-debounced-query.ts';
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
  const [typed, setTyped] = useState(search);
  // Adopts changes of the URL ("back", "Clear filters"), but not the echo of its own.
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }

  const wanted = typed.trim();
  useDebouncedEffect(wanted === sent ? null : wanted, searchDelayMilliseconds, () => {
    setSent(wanted);
    onSearch(wanted);
  });

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
