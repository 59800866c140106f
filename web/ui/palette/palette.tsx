import type { ReactNode, RefObject } from 'react';
import { ComboboxList, type ComboboxOption, type OptionGroup, useCombobox } from '../combobox.tsx';
import { Field } from '../fields/field.tsx';
import { KeyCaps } from '../keys/key-caps.tsx';
import { keyEntries } from '../keys/key-table.ts';
import { findHandler } from '../keys/use-keys.ts';
import styles from './palette.module.css';

export type PaletteChoice = { readonly path: string } | { readonly run: () => void };
export type PaletteOption = ComboboxOption & { readonly choice: PaletteChoice };

/** Finds the currently available actions whose names contain the text. */
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
  readonly label: string;
  readonly hint: string;
  readonly list: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly groups: readonly OptionGroup<PaletteOption>[];
  /** The message below: nothing found, or a failure. */
  readonly said: ReactNode;
  readonly onClose: () => void;
  readonly onChoose: (choice: PaletteChoice) => void;
}

export function Palette(props: PaletteProps) {
  const { box, label, hint, list, typed, onType, groups, said, onClose, onChoose } = props;
  const [first] = groups;
  const choose = ({ choice }: PaletteOption) => onChoose(choice);
  const { inputProps, listProps } = useCombobox({
    open: true,
    onOpen: () => {}, // it stays open as long as the dialog
    groups,
    onChoose: choose,
    onEnter: () => first?.options[0] && choose(first.options[0]),
  });
  return (
    <div
      className={`stack-2 ${styles.palette}`}
      onKeyDownCapture={(event) => {
        // Escape would close only the list of the combobox; here it closes the palette.
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
        maxLength={100}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        {...inputProps}
      />
      <ComboboxList combobox={listProps} label={list} popupClass={styles.found}>
        <p role="status" className={`muted ${styles.none}`}>
          {said}
        </p>
      </ComboboxList>
    </div>
  );
}
