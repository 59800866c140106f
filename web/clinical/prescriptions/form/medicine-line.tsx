import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import type { PrescriptionSet } from '#contract/clinical/prescription-sets.ts';
import type { Medicine } from '#contract/clinical/prescriptions.ts';
import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import { newLineMark } from '#domain/clinical/prescribing/normalize-typed-line.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import type { ComboboxOption } from '#web/ui/combobox.tsx';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { suggestNames } from '../aids/suggestions.ts';
import type { PrescribingKit } from '../aids/use-prescribing-kit.ts';
import { formatMedicineDetails, formatMedicineTitle, hasDosePattern } from '../paper/medicine-labels.ts';
import styles from './medicine-line.module.css';
import { toReadPhrases } from './prescription-fields.ts';

interface MedicineLineProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly kit: PrescribingKit | null;
  readonly known: readonly KnownMedicine[];
  readonly favourites: readonly Medicine[];
  readonly sets: readonly PrescriptionSet[];
  readonly onAdd: () => void;
  readonly onAddLines: (lines: readonly Medicine[], set?: PrescriptionSet) => void;
  /** ↑ in the empty line. */
  readonly onEditLast: () => void;
  readonly error?: string | undefined;
  readonly first: RefObject<HTMLElement | null>;
}

interface LineOption extends ComboboxOption {
  readonly choose: () => void;
}

const maxSets = 4;
const maxFavourites = 4;

/** Suggestions: the doctor's sets, favourites, then medicines. */
function buildSuggestionGroups({ typed, onType, onAddLines, favourites, sets, known }: MedicineLineProps) {
  const wanted = typed.trim().toLowerCase();
  const adding = (lines: readonly Medicine[], set?: PrescriptionSet) => () => {
    onType('');
    onAddLines(lines, set);
  };
  const ofFavourites = favourites
    .filter((line) => wanted === '' || formatMedicineTitle(line).toLowerCase().startsWith(wanted))
    .slice(0, wanted === '' ? undefined : maxFavourites)
    .map(
      (line): LineOption => ({
        key: JSON.stringify(line),
        name: formatMedicineTitle(line),
        note: formatMedicineDetails(toReadPhrases(line)),
        choose: adding([line]),
      }),
    );
  const ofSets = sets
    .filter(({ diagnosis }) => wanted.length > 1 && diagnosis.toLowerCase().includes(wanted))
    .slice(0, maxSets)
    .map(
      (set): LineOption => ({
        key: set.setId,
        name: set.diagnosis,
        note: set.medicines.map(({ name }) => name).join(', '),
        choose: adding(set.medicines, set),
      }),
    );
  const ofNames = suggestNames(known, typed).map(
    ({ value, note }): LineOption => ({ key: value, name: value, note, choose: () => onType(`${value} `) }),
  );
  return [
    { key: 'sets', name: m.prescribe_sets(), options: ofSets },
    { key: 'favourites', name: m.prescribe_favourites(), options: ofFavourites },
    { key: 'names', name: m.prescriptions_medicines(), options: ofNames },
  ].filter(({ options }) => options.length > 0);
}

function ReadLine({ medicine, unread }: { readonly medicine: Medicine; readonly unread: string }) {
  return (
    <>
      <p>
        <strong>{formatMedicineTitle(medicine)}</strong> <span>{formatMedicineDetails(medicine)}</span>
      </p>
      {unread !== '' && (
        <p className={`flex middle strong ${styles.unread}`}>
          <Icon name="warning" />
          <span>{m.prescribe_line_unread({ words: unread })}</span>
        </p>
      )}
    </>
  );
}

/** The shorthand of doctors is the same in every language. */
const example = 'amlo 5 1-0-0 30d af';

/**
 * A medicine in one line, such as "amlo 5 1-0-0 30d af": its interpretation appears beneath while typing,
 * Enter adds it, ↑ goes back to the last one.
 */
export function MedicineLine(props: MedicineLineProps) {
  const { typed, onType, kit, onAdd, onEditLast, error, first } = props;
  const [open, setOpen] = useState(false);
  const groups = buildSuggestionGroups(props);
  const hasOptions = groups.some(({ options }) => options.length > 0);
  const lines = kit && typed.trim() !== '' ? kit.parseMedicineLines(typed, kit.knownMedicines) : [];

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' || typed !== '' || open) return;
    event.preventDefault();
    event.stopPropagation(); // the list would open
    onEditLast();
  };
  /** A single-line field would join pasted lines. */
  const onPasteCapture = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const pasted = clipboardData.getData('text/plain').trim();
    if (!(target instanceof HTMLInputElement) || !/[\n\r]/.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = target;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    onType(`${before}${pasted.replace(/\s*[\n\r]+\s*/g, newLineMark)}${after}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.stopPropagation(); // the form would go on to the next field
    const marked = event.target.getAttribute('aria-activedescendant');
    event.preventDefault();
    if (marked || event.target.value.trim() === '') return;
    setOpen(false);
    onAdd();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div
      className="stack-1 shrinks"
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
      onPasteCapture={onPasteCapture}
    >
      <ComboboxField<LineOption>
        label={m.prescribe_line()}
        hint={m.prescribe_line_hint()}
        error={error}
        placeholder={example}
        inputRef={(element) => {
          first.current = element;
        }}
        value={typed}
        onType={(text) => {
          onType(text);
          setOpen(text.trim() !== '');
        }}
        open={open && hasOptions}
        onOpen={setOpen}
        groups={groups}
        onChoose={({ choose }) => {
          choose();
          setOpen(false);
        }}
        beside={
          <Button look="quiet" disabled={typed.trim() === ''} onClick={onAdd}>
            {m.prescribe_line_add()}
          </Button>
        }
      />
      {lines.length > 0 && (
        <div className={styles.read} aria-live="polite">
          <span className="visually-hidden">{m.prescribe_line_reads()}: </span>
          {lines.map(({ medicine, unread }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may name the same medicine twice
            <ReadLine key={index} medicine={toReadPhrases(medicine)} unread={unread} />
          ))}
        </div>
      )}
      {lines.some(({ medicine }) => hasDosePattern(medicine)) && (
        <p className="muted small">{m.prescribe_legend()}</p>
      )}
    </div>
  );
}
