import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { ComboboxList, type ComboboxOption, type ComboboxProps, useCombobox } from '../combobox.tsx';
import styles from './combobox-field.module.css';
import fieldStyles from './field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';

type Input = Pick<ComponentProps<'input'>, 'placeholder' | 'onFocus' | 'aria-required'>;

interface ComboboxFieldProps<Option> extends ComboboxProps<Option>, Input {
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
  /** In the popup, below the options. */
  readonly children?: ReactNode;
  readonly popupClass?: string | undefined;
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
    children,
    popupClass,
    ...list
  } = props;
  const id = useId();
  const { inputProps, listProps } = useCombobox(list);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="row-2">
        <div className={`shrinks relative ${styles.anchor}`}>
          <div className={fieldStyles.box} data-invalid={error ? '' : undefined}>
            {start}
            <input
              ref={inputRef}
              id={id}
              className={`shrinks full-width ${fieldStyles.input}`}
              type="text"
              placeholder={placeholder}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, error, hint)}
              aria-required={props['aria-required']}
              value={value}
              onChange={({ target }) => onType(target.value)}
              onFocus={onFocus}
              {...inputProps}
            />
            {end}
          </div>
          <ComboboxList combobox={listProps} label={listLabel} intoView popupClass={popupClass}>
            {children}
          </ComboboxList>
        </div>
        {beside}
      </div>
    </FieldFrame>
  );
}
