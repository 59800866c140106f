import { type RefObject, useState } from 'react';
import { m } from '#messages/messages.js';
import { useAfterPause } from '../../api/use-asked.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './filters.module.css';

/** The list is searched this long after the last key. */
const searchDelayMilliseconds = 300;
/** As much as the contract takes. */
const longestSearch = 100;

interface PreviousSearchProps {
  /** What is searched now, from the address. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Searches by name, reason or id, once the typing pauses. */
export function PreviousSearch({ search, onSearch, field }: PreviousSearchProps) {
  const [typed, setTyped] = useState(search);
  // An address that changes by itself ("back", "Clear filters") is taken over; the echo of what was typed is not.
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
  useAfterPause(wanted === sent ? null : wanted, searchDelayMilliseconds, () => {
    setSent(wanted);
    onSearch(wanted);
  });

  return (
    <Field
      type="search"
      label={m.appointments_search()}
      placeholder={m.appointments_search_hint()}
      aria-required={false}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={longestSearch}
      ref={field}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      end={
        <span className={styles.glass}>
          <Icon name="search" />
        </span>
      }
    />
  );
}
