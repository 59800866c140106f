import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import type { Place } from '../places/place.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/forms/field.module.css';
import { describedBy, FieldFrame } from '../ui/forms/field-frame.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './location-field.module.css';
import { useCitySearch } from './use-city-search.ts';
import { useOwnPosition } from './use-own-position.ts';

interface LocationFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly place: Place | null;
  readonly onChange: (place: Place | null) => void;
  readonly error?: string | undefined;
  /** So that the form can focus it when it is the first in trouble. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Where a doctor or a hospital is found: by the device's position, or a city from a list that is searched. */
export function LocationField({ label, hint, place, onChange, error, inputRef }: LocationFieldProps) {
  const id = useId();
  const [text, setText] = useState(place?.name ?? '');
  const [active, setActive] = useState(-1);
  const search = useCitySearch();
  const choose = (chosen: Place) => {
    setText(chosen.name);
    search.clear();
    onChange(chosen);
  };
  const position = useOwnPosition(choose);
  const { places } = search;
  const open = places.length > 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A list that opens below the edge of the screen would be a list that nobody sees.
    const shown = active >= 0 ? list.current?.children[active] : open ? list.current : null;
    shown?.scrollIntoView?.({ block: 'nearest' });
  }, [open, active]);

  const type = (typed: string) => {
    setText(typed);
    setActive(-1);
    search.look(typed);
    if (place) onChange(null); // the words no longer name the place that was chosen
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % places.length);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? places.length - 1 : active - 1);
    else if (event.key === 'Escape') search.clear();
    else if (event.key === 'Enter') {
      const chosen = places[Math.max(active, 0)];
      if (chosen) choose(chosen);
    } else return;
    event.preventDefault(); // Escape must not close the dialog around it, nor Enter send the form
  };

  const status = search.problem ?? position.problem;
  return (
    <div className={styles.location} data-wide>
      <FieldFrame id={id} label={label} error={error} hint={hint}>
        <div className={styles.row}>
          <div className={styles.search}>
            <div className={fieldStyles.box} data-invalid={error ? '' : undefined}>
              <input
                ref={inputRef}
                id={id}
                className={fieldStyles.input}
                type="text"
                role="combobox"
                autoComplete="off"
                aria-expanded={open}
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
                aria-invalid={error ? true : undefined}
                aria-describedby={describedBy(id, error, hint)}
                aria-required="true"
                placeholder={m.session_location_placeholder()}
                value={text}
                onChange={({ target }) => type(target.value)}
                onKeyDown={onKeyDown}
                onBlur={search.clear}
              />
              {place && (
                <span className={styles.chosen}>
                  <Icon name="check" />
                </span>
              )}
            </div>
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-label={label}
              className={styles.list}
              hidden={!open}
            >
              {places.map((found, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's own
                <div
                  key={`${found.name} ${found.latitude}`}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  onPointerDown={(event) => event.preventDefault()} // keeps the focus in the box
                  onClick={() => choose(found)}
                >
                  {found.name}
                </div>
              ))}
            </div>
          </div>
          <Button look="quiet" busy={position.busy} onClick={position.ask}>
            <Icon name="place" />
            {position.busy ? m.session_location_asking() : m.session_location_use_mine()}
          </Button>
        </div>
      </FieldFrame>
      <p className={styles.status} aria-live="polite">
        {status ?? (open ? m.session_location_found({ count: places.length }) : '')}
      </p>
    </div>
  );
}
