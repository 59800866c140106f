import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
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

export interface ComboboxListProps<Option> {
  readonly label: string;
  readonly open: boolean;
  /** Called on a click, an arrow key, Escape and blur. The owner handles typing, as it has the value. */
  readonly onOpen: (open: boolean) => void;
  readonly groups: readonly OptionGroup<Option>[];
  readonly onChoose: (option: Option) => void;
  /** Enter in an open list without a marked option; by default the form handles it. */
  readonly onEnter?: () => void;
  readonly head?: ReactNode;
  readonly children?: ReactNode;
  readonly popupClass?: string | undefined;
}

interface BoxProps {
  /** The text field, rendered by the owner; this component adds the combobox role and the keys. */
  readonly box: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly intoView?: boolean;
}

/**
 * The list of a combobox and its keys (WAI-ARIA APG, combobox with list autocomplete): arrows open the list
 * and mark an option, Enter selects it, Escape closes only the list. The arrows wrap around; with text in the
 * box they pass through the box.
 */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option> & BoxProps) {
  const { box, id, intoView = false, label, open, onOpen, groups, onChoose, onEnter } = props;
  const popup = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useState(-1);
  if (!open && active !== -1) setActive(-1);
  const marked = open ? options[active] : undefined;
  const optionId = (option: Option) => `${id}-${options.indexOf(option)}`;
  const markedId = marked && optionId(marked);

  const move = (step: 1 | -1) => {
    const last = options.length - 1;
    if (!open) {
      onOpen(true);
      return setActive(step === 1 ? Math.min(0, last) : last);
    }
    const next = active + step;
    const throughBox = box.current?.value.trim() !== '';
    if (next > last) setActive(throughBox ? -1 : Math.min(0, last));
    else setActive(next < -1 || (next === -1 && !throughBox) ? last : next);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return; // input methods for Hindi use these keys
    const { key } = event;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape' && open) onOpen(false);
    else if (key === 'Enter' && marked) onChoose(marked);
    else if (key === 'Enter' && open && onEnter) onEnter();
    else return;
    event.preventDefault(); // prevents closing the dialog, submitting the form and moving the caret
  });
  const onInput = useEffectEvent(() => setActive(-1));
  const onClick = useEffectEvent(() => onOpen(true));
  const onBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && popup.current?.contains(relatedTarget))) onOpen(false);
  });
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    box.current?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    box.current?.addEventListener('input', () => onInput(), { signal });
    box.current?.addEventListener('click', () => onClick(), { signal });
    box.current?.addEventListener('blur', (event) => onBlur(event), { signal });
    return () => over.abort();
  }, [box]);

  useEffect(() => {
    box.current?.setAttribute('role', 'combobox');
    box.current?.setAttribute('aria-autocomplete', 'list');
    box.current?.setAttribute('aria-controls', `${id}-list`);
    box.current?.setAttribute('aria-expanded', String(open));
    if (markedId) box.current?.setAttribute('aria-activedescendant', markedId);
    else box.current?.removeAttribute('aria-activedescendant');
  }, [box, id, open, markedId]);

  const isListed = open && options.length > 0;
  useEffect(() => {
    const shown = markedId ? document.getElementById(markedId) : intoView && isListed ? popup.current : null;
    shown?.scrollIntoView?.({ block: 'nearest' });
  }, [markedId, intoView, isListed]);

  return (
    <div ref={popup} className={`${styles.popup} ${props.popupClass ?? ''}`} hidden={!open}>
      {props.head}
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
      {props.children}
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
