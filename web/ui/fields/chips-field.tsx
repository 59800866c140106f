import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import styles from './chips-field.module.css';
import fieldStyles from './field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface ChipsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly texts: readonly string[];
  readonly onChange: (texts: string[]) => void;
  readonly suggestions: readonly string[];
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A list of short texts without duplicates: Enter or a comma adds one, a button removes it. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, hint, error, texts, onChange, suggestions, inputRef } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const chips = useRef<HTMLUListElement>(null);
  const row = useRef<HTMLDivElement>(null);

  const add = () => {
    const known = new Set(texts.map((text) => text.toLowerCase()));
    const fresh = typed
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text && !known.has(text.toLowerCase()) && known.add(text.toLowerCase()));
    setTyped('');
    if (fresh.length === 0) return;
    setNews(m.profile_chip_added({ text: fresh.join(', ') }));
    onChange([...texts, ...fresh]);
  };
  const remove = (gone: string) => {
    setNews(m.profile_chip_removed({ text: gone }));
    onChange(texts.filter((text) => text !== gone));
    row.current?.querySelector('input')?.focus(); // the focused button is gone
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') {
      chips.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
      return;
    }
    const enter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (event.key !== ',' && !enter) return;
    event.preventDefault(); // Enter adds an entry and does not submit the form
    add();
  };
  const free = suggestions.filter((text) => !texts.includes(text));

  return (
    <div className="shrinks relative" data-wide>
      <FieldFrame id={id} label={label} error={error} optional {...(hint && { hint })}>
        {texts.length > 0 && (
          <ul ref={chips} className={`row-2 ${styles.chips}`} aria-label={label}>
            {texts.map((text) => (
              <li key={text} className={styles.chip}>
                <span>{text}</span>
                <button
                  type="button"
                  aria-label={m.profile_chip_remove({ text })}
                  title={m.profile_chip_remove({ text })}
                  onClick={() => remove(text)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div ref={row} className={`line-2 ${styles.row}`}>
          <div className={fieldStyles.box} data-invalid={error ? '' : undefined}>
            <input
              ref={inputRef}
              id={id}
              className={`shrinks full-width ${fieldStyles.input}`}
              type="text"
              list={`${id}-suggestions`}
              autoComplete="off"
              enterKeyHint="done"
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, error, hint)}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={onKeyDown}
              onBlur={add} // adds what is in the field, also on the way to Save
            />
          </div>
          <Button look="quiet" disabled={typed.trim() === ''} onClick={add}>
            {m.common_add()}
          </Button>
        </div>
        <datalist id={`${id}-suggestions`}>
          {free.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      </FieldFrame>
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
    </div>
  );
}
