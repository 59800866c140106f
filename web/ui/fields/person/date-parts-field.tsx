import { type ChangeEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { toAsciiDigits } from '#domain/platform/normalize-text.ts';
import { m } from '#messages/messages.js';
import fieldStyles from '../field.module.css';
import { describedBy, FieldError } from '../field-frame.tsx';
import styles from './date-parts-field.module.css';

interface DatePartsFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly error?: string | undefined;
  /** `YYYY-MM-DD`; empty without a date, and not a calendar day while it is incomplete. */
  readonly value: string;
  /** The year is enough; the value is then `YYYY`. */
  readonly yearAlone?: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** For another person: the browser does not autofill the user's own birthday. */
  readonly others?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const parseParts = (value: string) => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
};
type Parts = ReturnType<typeof parseParts>;

function formatParts({ day, month, year }: Parts, yearAlone: boolean): string {
  if (yearAlone && !day && !month) return year;
  return day || month || year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

/**
 * Day, month and year as numbers, in this order in every language. A date picker would need hundreds of
 * presses to reach a date of birth.
 */
export function DatePartsField(props: DatePartsFieldProps) {
  const { label, name, error, value, yearAlone = false, onChange, onBlur, others = false, inputRef } = props;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => first.current as HTMLInputElement);
  const [parts, setParts] = useState(() => parseParts(value));
  // The last reported value; a different one means that the form was reset or a draft restored.
  const [notified, setTold] = useState(value);
  if (value !== notified) {
    setTold(value);
    if (value !== formatParts(parts, yearAlone)) setParts(parseParts(value));
  }

  const hint = yearAlone ? m.codes_birth_hint() : m.signup_birth_hint();
  const part = (key: keyof Parts, length: number, autoComplete: string, word: string) => (
    <label className={`grid muted small ${styles.part}`} data-part={key}>
      <span>{word}</span>
      <span className={fieldStyles.box} data-invalid={error ? '' : undefined}>
        <input
          ref={key === 'day' ? first : undefined}
          className={`shrinks full-width ${fieldStyles.input}`}
          inputMode="numeric"
          autoComplete={others ? 'off' : autoComplete}
          maxLength={length}
          aria-required={!yearAlone || key === 'year'}
          aria-describedby={key === 'day' ? describedBy(id, error, undefined) : undefined}
          aria-invalid={error ? true : undefined}
          value={parts[key]}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            const next = { ...parts, [key]: toAsciiDigits(target.value).replace(/\D/g, '') };
            setParts(next);
            setTold(formatParts(next, yearAlone));
            onChange(formatParts(next, yearAlone));
          }}
        />
      </span>
    </label>
  );

  return (
    <fieldset
      name={name}
      className={`stack-1 to-top shrinks ${styles.date}`}
      aria-describedby={describedBy(id, error, hint)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <legend className="strong">{label}</legend>
      <div className="row-2 bottom">
        {part('day', 2, 'bday-day', m.common_day())}
        {part('month', 2, 'bday-month', m.common_month())}
        {part('year', 4, 'bday-year', m.common_year())}
      </div>
      <FieldError id={id} error={error} />
      <p id={`${id}-hint`} className="muted small">
        {hint}
      </p>
    </fieldset>
  );
}
