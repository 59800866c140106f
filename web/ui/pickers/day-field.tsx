import { lazy, type Ref, Suspense, useState } from 'react';
import { isDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import fieldStyles from '../fields/field.module.css';
import { Field } from '../fields/field.tsx';
import { formatNumericDay } from '../format/format-day.ts';
import { Icon } from '../icon.tsx';
import { LoadingBar } from '../loading-bar.tsx';

const DayDialog = lazy(async () => ({ default: (await import('./day-dialog.tsx')).DayDialog }));

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, empty, or typed text that is no day. */
  readonly value: string;
  /** Called with a day, an empty string, or text that is no day, which the form refuses. */
  readonly onChange: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Parses "26/11/2026", "26.11.2026", "26-11-26" or YYYY-MM-DD; returns other text unchanged. */
export function parseDay(text: string): string {
  const [, date = '', month = '', year = ''] =
    /^\s*(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})\s*$/.exec(text) ?? [];
  if (!date) return text.trim();
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : text.trim();
}

const shown = (value: string) => (isDay(value) ? formatNumericDay(value) : value);

/**
 * A day, typed as dd/mm/yyyy in every language (the browser's own field would vary), or chosen in a calendar.
 */
export function DayField(props: DayFieldProps) {
  const {
    label,
    value,
    onChange,
    min = '1900-01-01',
    max = '2099-12-31',
    required = false,
    inputRef,
  } = props;
  const [text, setText] = useState(shown(value));
  // Incomplete text must not be corrected while the user types.
  const [typing, setTyping] = useState(false);
  const [seen, setSeen] = useState(value);
  // Null until first opened: the calendar is loaded on demand.
  const [open, setOpen] = useState<boolean | null>(null);
  if (value !== seen) {
    setSeen(value);
    if (!typing) setText(shown(value));
  }

  return (
    <>
      <Field
        ref={inputRef}
        label={label}
        error={props.error}
        hint={props.hint}
        inputMode="numeric"
        autoComplete="off"
        placeholder={m.signup_date_format()}
        aria-required={required}
        name={props.name}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(parseDay(target.value));
        }}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          setText(shown(value));
          props.onBlur?.();
        }}
        end={
          <button
            type="button"
            className={`centred rigid muted ${fieldStyles.end}`}
            aria-haspopup="dialog"
            aria-label={m.signup_date_open({ label })}
            onClick={() => setOpen(true)}
          >
            <Icon name="calendar" />
          </button>
        }
      />
      {open !== null && (
        <Suspense fallback={<LoadingBar />}>
          <DayDialog
            label={label}
            open={open}
            value={value}
            min={min}
            max={max}
            onClose={() => setOpen(false)}
            onChoose={(day) => {
              setText(formatNumericDay(day));
              onChange(day);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
