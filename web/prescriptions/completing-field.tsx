import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import fieldStyles from '../ui/forms/field.module.css';
import { describedBy, FieldFrame } from '../ui/forms/field-frame.tsx';
import styles from './completing-field.module.css';

export interface Suggestion {
  readonly value: string;
  /** Tells it from similar ones. */
  readonly note?: string;
}

/** The suggestions for a text; for an empty text, what it may begin with. */
export type Suggest = (typed: string) => readonly Suggestion[];

interface CompletingFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly suggest: Suggest;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** For the form, to focus the first field with an error. */
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Its place in the layout of its row. */
  readonly className?: string | undefined;
}

/**
 * A text field with suggestions; other text is allowed. The list opens on typing, a tap and the arrow keys.
 * Enter takes the marked suggestion; without one the form handles it.
 */
export function CompletingField(props: CompletingFieldProps) {
  const { label, value, onChange, suggest, error, required = false, inputRef, className } = props;
  const id = useId();
  const [wanted, setWanted] = useState<'no' | 'typing' | 'browsing'>('no');
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  // Opened without typing: everything is offered, even if the field has a value.
  const whole = wanted === 'browsing' ? suggest('') : [];
  const suggestions = whole.length > 0 ? whole : wanted === 'no' ? [] : suggest(value);
  const open = suggestions.length > 0;
  useEffect(() => {
    // The list may open below the edge of the dialog.
    const shown = active >= 0 ? list.current?.children[active] : open ? list.current : null;
    shown?.scrollIntoView?.({ block: 'nearest' });
  }, [open, active]);

  const show = (how: typeof wanted) => {
    setWanted(how);
    setActive(-1);
  };
  const choose = (chosen: string) => {
    onChange(chosen);
    show('no');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length;
    if (event.key === 'Enter') {
      const chosen = suggestions[active];
      if (chosen) choose(chosen.value);
      return;
    }
    if (event.key === 'Escape' && open) show('no');
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (!open) setWanted('browsing');
      setActive(open && active >= 0 ? (active + step + count) % count : step === 1 || !open ? 0 : count - 1);
    } else return;
    event.preventDefault(); // Escape must not close the dialog, nor the arrows move the caret
  };

  return (
    <div className={[styles.completing, className].filter(Boolean).join(' ')}>
      <FieldFrame id={id} label={label} error={error}>
        <div className={fieldStyles.box} data-invalid={error ? '' : undefined}>
          <input
            ref={inputRef}
            id={id}
            className={fieldStyles.input}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, error, undefined)}
            aria-required={required || undefined}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              show('typing');
            }}
            onClick={() => show('browsing')}
            onKeyDown={onKeyDown}
            onBlur={() => show('no')}
          />
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className={styles.list}
          hidden={!open}
        >
          {open &&
            suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's own
              <div
                key={suggestion.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                onPointerDown={(event) => event.preventDefault()} // keeps the focus in the field
                onClick={() => choose(suggestion.value)}
              >
                <span>{suggestion.value}</span>
                {suggestion.note && <small>{suggestion.note}</small>}
              </div>
            ))}
        </div>
      </FieldFrame>
      <p className="visually-hidden" aria-live="polite">
        {open ? m.prescriptions_suggestions({ count: suggestions.length }) : ''}
      </p>
    </div>
  );
}
