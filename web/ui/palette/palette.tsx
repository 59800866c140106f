import { type ReactNode, type RefObject, useId } from 'react';
import { ComboboxList, type ComboboxOption, type OptionGroup } from '../combobox.tsx';
import { Field } from '../forms/field.tsx';
import { KeyCaps } from '../keys/key-caps.tsx';
import { keyEntries } from '../keys/table.ts';
import { findHandler } from '../keys/use-keys.ts';
import styles from './palette.module.css';

/** Where a choice leads: to a page, or what a screen has registered to do. */
export type PaletteChoice = { readonly path: string } | { readonly run: () => void };
export type PaletteOption = ComboboxOption & { readonly choice: PaletteChoice };

/** The actions that apply now and have the text in their names. */
export function findActions(text: string): PaletteOption[] {
  const wanted = text.toLocaleLowerCase();
  return keyEntries.flatMap(([action, { keys, name, offered }]) => {
    const handler = offered && findHandler(action, keys[0] ?? '');
    if (!handler) return [];
    const about = handler.about?.();
    if (!`${name()} ${about ?? ''}`.toLocaleLowerCase().includes(wanted)) return [];
    return [{ key: action, name: name(), note: about, mark: <KeyCaps keys={keys} />, choice: handler }];
  });
}

interface PaletteProps {
  readonly box: RefObject<HTMLInputElement | null>;
  /** The name of the field, and what may be typed. */
  readonly label: string;
  readonly hint: string;
  /** The name of the list. */
  readonly list: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly groups: readonly OptionGroup<PaletteOption>[];
  /** What is said below: nothing found, or a failure. */
  readonly said: ReactNode;
  readonly onClose: () => void;
  readonly onChoose: (choice: PaletteChoice) => void;
}

/** A field and the list of what it finds; Enter takes the first (docs/product.md#keys). */
export function Palette(props: PaletteProps) {
  const { box, label, hint, list, typed, onType, groups, said, onClose, onChoose } = props;
  const id = useId();
  const [first] = groups;
  const choose = ({ choice }: PaletteOption) => onChoose(choice);
  return (
    <div
      className={styles.palette}
      onKeyDownCapture={(event) => {
        // The list of a combobox keeps Escape for itself; here it is all that there is to close.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <Field
        ref={box}
        type="search"
        label={label}
        placeholder={hint}
        aria-required={false}
        enterKeyHint="go"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <ComboboxList
        box={box}
        id={id}
        label={list}
        open
        onOpen={() => {}} // it stays as long as the dialog
        groups={groups}
        onChoose={choose}
        onEnter={() => first?.options[0] && choose(first.options[0])}
        popupClass={styles.found}
      >
        <p role="status" className={styles.none}>
          {said}
        </p>
      </ComboboxList>
    </div>
  );
}
