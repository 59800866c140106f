import { type Ref, useState } from 'react';
import { m } from '#messages/messages.js';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';
import styles from './autocomplete-field.module.css';

export interface Suggestion {
  readonly value: string;
  /** Distinguishes it from similar ones. */
  readonly note?: string;
}

/** An empty text gets the suggestions to begin with. */
export type Suggest = (typed: string) => readonly Suggestion[];

interface CompletingFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly suggest: Suggest;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly className?: string | undefined;
}

/** A text field with suggestions; other text is allowed. */
export function AutocompleteField(props: CompletingFieldProps) {
  const { label, value, onChange, suggest, error, required = false, inputRef, className } = props;
  const [wanted, setWanted] = useState<'no' | 'typing' | 'browsing'>('no');
  // Opened without typing: everything is offered, even if the field has a value.
  const whole = wanted === 'typing' ? [] : suggest('');
  const suggestions = whole.length > 0 ? whole : suggest(value);
  const options = suggestions.map(({ value: name, note }) => ({ key: name, name, note }));
  const open = wanted !== 'no' && options.length > 0;
  return (
    <div className={[styles.completing, className].filter(Boolean).join(' ')}>
      <ComboboxField
        label={label}
        error={error}
        inputRef={inputRef}
        aria-required={required || undefined}
        value={value}
        onType={(typed) => {
          onChange(typed);
          setWanted('typing');
        }}
        open={open}
        onOpen={(next) => setWanted(next ? 'browsing' : 'no')}
        groups={[{ key: 'all', name: null, options }]}
        onChoose={({ name }) => {
          onChange(name);
          setWanted('no');
        }}
        popupClass={styles.popup}
      />
      <p className="visually-hidden" aria-live="polite">
        {open ? m.prescriptions_suggestions({ count: options.length }) : ''}
      </p>
    </div>
  );
}
