import { useRef, useState } from 'react';
import { commonLabTests } from '#domain/clinical/common-lab-tests.ts';
import { m } from '#messages/messages.js';
import type { ComboboxOption } from '#web/ui/combobox.tsx';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';
import styles from './prescription-form.module.css';

interface AdviceLineProps {
  readonly typed: string;
  readonly lines: readonly string[];
  readonly favourites: readonly string[];
  readonly onType: (typed: string) => void;
  readonly onAdd: (line: string) => void;
}

const maxShown = 6;
const maxListed = 8;
const usual = () => [
  m.prescribe_advice_salt(),
  m.prescribe_advice_sugar(),
  m.prescribe_advice_walk(),
  m.prescribe_advice_fluids(),
  m.prescribe_advice_rest(),
  m.prescribe_advice_tobacco(),
];

/**
 * A test or a piece of advice, by a tap or by its first letters and Enter; any other text is added as typed.
 */
export function AdviceLine({ typed, lines, favourites, onType, onAdd }: AdviceLineProps) {
  const [open, setOpen] = useState(false);
  const chips = useRef<HTMLUListElement>(null);
  const known = new Set(lines.map((line) => line.toLowerCase()));
  const all = [...new Set([...favourites, ...commonLabTests, ...usual()])].filter(
    (line) => !known.has(line.toLowerCase()),
  );
  const wanted = typed.trim().toLowerCase();
  const begins = (line: string) => line.toLowerCase().startsWith(wanted);
  const fits = all.filter((line) => line.toLowerCase().includes(wanted));
  const found = [...fits.filter(begins), ...fits.filter((line) => !begins(line))].slice(0, maxListed);
  const options = found.map((line): ComboboxOption => ({ key: line, name: line }));
  const add = (line: string) => {
    onAdd(line);
    setOpen(false);
  };
  return (
    <div className="stack-2 shrinks">
      <ComboboxField
        label={m.prescribe_advice_add()}
        aria-required={false}
        value={typed}
        onType={(text) => {
          onType(text);
          setOpen(text.trim() !== '');
        }}
        open={open && (options.length > 0 || wanted !== '')}
        onOpen={setOpen}
        groups={[{ key: 'lines', name: null, options }]}
        onChoose={({ key }) => add(key)}
        onEnter={() => add(found.find(begins) ?? typed)}
      >
        {options.length === 0 && <p className={styles.asTyped}>+ {typed.trim()}</p>}
      </ComboboxField>
      <ul
        ref={chips}
        className={`row-2 middle shrinks ${styles.favourites}`}
        aria-label={m.prescribe_advice_add()}
        tabIndex={-1}
      >
        {all.slice(0, maxShown).map((line) => (
          <li key={line}>
            <button
              type="button"
              className={styles.chip}
              onClick={() => {
                add(line);
                // This button disappears; without focus in the form, Ctrl+Enter would do nothing.
                chips.current?.focus();
              }}
            >
              + {line}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
