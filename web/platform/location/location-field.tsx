import { type Ref, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Place } from '#web/ui/place.ts';
import styles from './location-field.module.css';
import { useCitySearch } from './use-city-search.ts';
import { useOwnPosition } from './use-own-position.ts';

interface LocationFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly place: Place | null;
  readonly onChange: (place: Place | null) => void;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function LocationField({ label, hint, place, onChange, error, inputRef }: LocationFieldProps) {
  const [text, setText] = useState(place?.name ?? '');
  const [wanted, setWanted] = useState(false);
  const searching = wanted && !place;
  const { state, cities } = useCitySearch(searching ? text : '');
  const found = state === 'answered' ? cities : [];
  const options = found.map(({ city, region, latitude, longitude }) => {
    const name = `${city}, ${region}`;
    return { key: `${name} ${latitude}`, name, place: { name, latitude, longitude } };
  });
  const choose = (chosen: Place) => {
    setText(chosen.name);
    setWanted(false);
    onChange(chosen);
  };
  const position = useOwnPosition(choose);
  const open = options.length > 0;
  const [first] = options;
  const status = {
    idle: position.problem,
    asking: position.problem,
    failed: m.session_location_failed(),
    answered: open ? m.session_location_found({ count: options.length }) : m.common_no_cities(),
  };
  return (
    <div className="shrinks" data-wide>
      <ComboboxField
        label={label}
        hint={hint}
        error={error}
        inputRef={inputRef}
        aria-required="true"
        placeholder={m.session_location_placeholder()}
        value={text}
        onType={(typed) => {
          setText(typed);
          setWanted(true);
          if (place) onChange(null); // the text no longer names the chosen place
        }}
        end={
          place && (
            <span className={`centred green ${styles.chosen}`}>
              <Icon name="check" />
            </span>
          )
        }
        beside={
          <Button look="quiet" busy={position.busy} onClick={() => void position.ask()}>
            <Icon name="place" />
            {position.busy ? m.session_location_asking() : m.session_location_use_mine()}
          </Button>
        }
        open={open}
        onOpen={setWanted}
        groups={[{ key: 'cities', name: null, options }]}
        onChoose={(option) => choose(option.place)}
        onEnter={() => first && choose(first.place)}
      />
      <p className="muted small" aria-live="polite">
        {status[state]}
      </p>
    </div>
  );
}
