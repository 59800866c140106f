import { type FormEvent, type RefObject, useId } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import styles from './question-search.module.css';

interface QuestionSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onSend: (event: FormEvent) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Without scripts the form asks the server, which filters in the same way. */
export function QuestionSearch({ query, onQuery, onSend, field }: QuestionSearchProps) {
  const id = useId();
  return (
    <search>
      <form action={paths.faqs} className={`stack-1 column ${styles.search}`} onSubmit={onSend}>
        <label htmlFor={id}>{m.faqs_search()}</label>
        <div className={styles.box}>
          <input
            id={id}
            ref={field}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
          />
          <button type="submit" aria-label={m.common_search()}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  );
}
