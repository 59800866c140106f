import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useRef, useState } from 'react';
import type { FoundPatient } from '#contract/patient-search.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../api/context.tsx';
import { useAfterPause } from '../../api/use-asked.ts';
import { patientPath } from '../../paths.ts';
import { ageWords } from '../../ui/age-words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { clinicToday } from '../../ui/clinic-time.ts';
import { ComboboxList, type ComboboxOption, type OptionGroup } from '../../ui/combobox.tsx';
import { dayWords } from '../../ui/day-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { genderWord } from '../../ui/gender-words.ts';
import { KeyCaps } from '../../ui/keys/key-caps.tsx';
import { keyEntries } from '../../ui/keys/table.ts';
import { handlerOf } from '../../ui/keys/use-keys.ts';
import styles from './palette-dialog.module.css';

/** The pause in typing after which patients are looked for. */
const pauseMilliseconds = 200;

/** Where a choice leads: to a page, or what a screen has registered to do. */
export type PaletteChoice = { readonly path: string } | { readonly run: () => void };
type Option = ComboboxOption & { readonly choice: PaletteChoice };

/** The actions that apply now and have the text in their names. */
function actionsLike(text: string): Option[] {
  const wanted = text.toLocaleLowerCase();
  return keyEntries.flatMap(([action, { keys, name, offered }]) => {
    const handler = offered && handlerOf(action, keys[0] ?? '');
    if (!handler) return [];
    const about = handler.about?.();
    if (!`${name()} ${about ?? ''}`.toLocaleLowerCase().includes(wanted)) return [];
    return [{ key: action, name: name(), note: about, mark: <KeyCaps keys={keys} />, choice: handler }];
  });
}

const patientOption = (patient: FoundPatient): Option => {
  const { patientId, name, gender, phone, photo, lastDay } = patient;
  return {
    key: patientId,
    name,
    note: (
      <>
        {[ageWords(patient), genderWord(gender), phone].join(' · ')} ·{' '}
        <span className={styles.id}>{patientId}</span>
      </>
    ),
    face: <Avatar name={name} url={photo.url} size={40} beside />,
    mark: dayWords(lastDay, clinicToday()),
    choice: { path: patientPath(patientId) },
  };
};

/** The doctor's own patients whom the text means, once the typing pauses. */
function useFoundPatients(text: string) {
  const call = useCall();
  const [search, setSearch] = useState('');
  useAfterPause(text === search ? null : text, pauseMilliseconds, () => setSearch(text));
  return useQuery({
    queryKey: ['patients', 'found', search],
    queryFn: ({ signal }) => call('GET /doctors/patients', { query: { search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (choice: PaletteChoice) => void;
}

/** Goes to a screen, acts on the next patient or finds one by name, phone number or id (docs/product.md#keys). */
export function PaletteDialog({ open, onClose, onChoose }: PaletteDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={m.keys_palette()} initialFocus={box}>
      <Choices box={box} onClose={onClose} onChoose={onChoose} />
    </Dialog>
  );
}

interface ChoicesProps extends Omit<PaletteDialogProps, 'open'> {
  readonly box: RefObject<HTMLInputElement | null>;
}

function Choices({ box, onClose, onChoose }: ChoicesProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { data, isError } = useFoundPatients(text);
  const patients = text === '' ? [] : (data?.patients ?? []);
  const groups: OptionGroup<Option>[] = [
    { key: 'patients', name: m.keys_palette_patients(), options: patients.map(patientOption) },
    { key: 'actions', name: m.keys_palette_actions(), options: actionsLike(text) },
  ].filter(({ options }) => options.length > 0);
  const [first] = groups;
  const choose = ({ choice }: Option) => onChoose(choice);
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
        label={m.keys_palette_field()}
        placeholder={m.keys_palette_hint()}
        aria-required={false}
        enterKeyHint="go"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ComboboxList
        box={box}
        id={id}
        label={m.keys_palette()}
        open
        onOpen={() => {}} // it stays as long as the dialog
        groups={groups}
        onChoose={choose}
        onEnter={() => first?.options[0] && choose(first.options[0])}
        popupClass={styles.found}
      >
        <p role="status" className={styles.none}>
          {isError ? m.keys_palette_failed() : groups.length === 0 && data ? m.keys_palette_none() : ''}
        </p>
      </ComboboxList>
    </div>
  );
}
