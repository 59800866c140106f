import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './combobox.module.css';

export interface ComboboxOption {
  readonly key: string;
  readonly name: string;
  readonly note?: ReactNode;
  /** A decorative picture of 40 pixels before the name. */
  readonly face?: ReactNode;
  readonly mark?: ReactNode;
}

export interface OptionGroup<Option> {
  readonly key: string;
  /** The heading; null for the only group. */
  readonly name: string | null;
  readonly options: readonly Option[];
}

export interface ComboboxProps<Option> {
  readonly open: boolean;
  /** Called on a click, an arrow key, Escape and blur. The owner handles typing, as it has the value. */
  readonly onOpen: (open: boolean) => void;
  readonly groups: readonly OptionGroup<Option>[];
  readonly onChoose: (option: Option) => void;
  /** Enter in an open list without a marked option; by default the form handles it. */
  readonly onEnter?: () => void;
}

/**
 * A text field with a list (WAI-ARIA APG, combobox with list autocomplete): arrows open the list and mark an
 * option, Enter selects it, Escape closes only the list. The arrows wrap around; with text in the box they
 * pass through the box. Returns the props of the field and of its `<ComboboxList>`.
 */
export function useCombobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { open, onOpen, groups, onChoose, onEnter } = props;
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useState(-1);
  if (!open && active !== -1) setActive(-1);
  const marked = open ? options[active] : undefined;
  const optionId = (option: Option) => `${id}-${options.indexOf(option)}`;
  const markedId = marked && optionId(marked);

  const move = (step: 1 | -1, throughBox: boolean) => {
    const last = options.length - 1;
    if (!open) {
      onOpen(true);
      return setActive(step === 1 ? Math.min(0, last) : last);
    }
    const next = active + step;
    if (next > last) setActive(throughBox ? -1 : Math.min(0, last));
    else setActive(next < -1 || (next === -1 && !throughBox) ? last : next);
  };

  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView?.({ block: 'nearest' });
  }, [markedId]);

  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': `${id}-list`,
    'aria-expanded': open,
    'aria-activedescendant': markedId,
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return; // input methods for Hindi use these keys
      const { key, currentTarget } = event;
      const hasText = currentTarget.value.trim() !== '';
      if (key === 'ArrowDown') move(1, hasText);
      else if (key === 'ArrowUp') move(-1, hasText);
      else if (key === 'Escape' && open) onOpen(false);
      else if (key === 'Enter' && marked) onChoose(marked);
      else if (key === 'Enter' && open && onEnter) onEnter();
      else return;
      event.preventDefault(); // prevents closing the dialog, submitting the form and moving the caret
    },
    onInput: () => setActive(-1),
    onClick: () => onOpen(true),
    onBlur: ({ relatedTarget }) => {
      if (!popup.current?.contains(relatedTarget)) onOpen(false);
    },
  } satisfies ComponentProps<'input'>;
  return { inputProps, listProps: { id, popup, open, groups, marked, optionId, onChoose } };
}

interface ComboboxListProps<Option extends ComboboxOption> {
  /** The `listProps` of `useCombobox`. */
  readonly combobox: ReturnType<typeof useCombobox<Option>>['listProps'];
  readonly label: string;
  readonly intoView?: boolean;
  readonly head?: ReactNode;
  readonly children?: ReactNode;
  readonly popupClass?: string | undefined;
}

export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { combobox, label, intoView = false, head, children, popupClass = '' } = props;
  const { id, popup, open, groups, marked, optionId, onChoose } = combobox;

  const isListed = open && groups.some(({ options }) => options.length > 0);
  useEffect(() => {
    if (intoView && isListed) popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, [popup, intoView, isListed]);

  return (
    <div ref={popup} className={`${styles.popup} ${popupClass}`} hidden={!open}>
      {head}
      <div id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1} className={styles.list}>
        {open &&
          groups.map((group) => (
            <Group key={group.key} id={`${id}-${group.key}`} name={group.name}>
              {group.options.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's own
                <div
                  key={option.key}
                  id={optionId(option)}
                  role="option"
                  aria-selected={option === marked}
                  tabIndex={-1}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()} // keeps the focus in the box
                  onClick={() => onChoose(option)}
                >
                  {option.face && (
                    <span className={`centred rigid accent-tint accent ${styles.face}`} aria-hidden="true">
                      {option.face}
                    </span>
                  )}
                  <span className={styles.name}>
                    {option.name}
                    {option.note && <small>{option.note}</small>}
                  </span>
                  {option.mark && <small>{option.mark}</small>}
                </div>
              ))}
            </Group>
          ))}
      </div>
      {children}
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly name: string | null;
  readonly children: ReactNode;
}

function Group({ id, name, children }: GroupProps) {
  if (name === null) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in a group, not in a fieldset
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={`muted small strong ${styles.group}`}>
        {name}
      </p>
      {children}
    </div>
  );
}
