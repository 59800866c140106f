import { type ComponentProps, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { ComboboxList, type ComboboxListProps, type ComboboxOption } from '../combobox.tsx';
import styles from './combobox-field.module.css';
import fieldStyles from './field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';

type Input = Pick<ComponentProps<'input'>, 'placeholder' | 'onFocus' | 'aria-required'>;

interface ComboboxFieldProps<Option> extends ComboboxListProps<Option>, Input {
  readonly label: string;
  /** The name of the list, if it is not the field's label. */
  readonly listLabel?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** In the box, before and after the text. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly beside?: ReactNode;
}

export function ComboboxField<Option extends ComboboxOption>(props: ComboboxFieldProps<Option>) {
  const {
    label,
    listLabel = label,
    hint,
    error,
    value,
    onType,
    inputRef,
    start,
    end,
    beside,
    placeholder,
    onFocus,
    ...list
  } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => box.current as HTMLInputElement);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="row-2">
        <div className={`shrinks relative ${styles.anchor}`}>
          <div className={fieldStyles.box} data-invalid={error ? '' : undefined}>
            {start}
            <input
              ref={box}
              id={id}
              className={`shrinks full-width ${fieldStyles.input}`}
              type="text"
              autoComplete="off"
              placeholder={placeholder}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, error, hint)}
              aria-required={props['aria-required']}
              value={value}
              onChange={({ target }) => onType(target.value)}
              onFocus={onFocus}
            />
            {end}
          </div>
          <ComboboxList box={box} id={id} label={listLabel} intoView {...list} />
        </div>
        {beside}
      </div>
    </FieldFrame>
  );
}
