import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { type DetectionFailure, detectPlace } from '#web/platform/location/detect-place.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Place, placeStore, usePlace } from '#web/ui/place.ts';
import searchStyles from '#web/ui/search-box.module.css';
import { CityGrid } from './city-grid.tsx';
import styles from './city-picker.module.css';
import { CityResults } from './city-results.tsx';

function failureSentence(failure: DetectionFailure): string {
  if (failure === 'unsupported') return m.common_no_geolocation();
  return failure === 'no-position' ? m.common_place_undetected() : m.places_city_undetected();
}

interface CityPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses a place by name, by the browser's position, or from ten cities. */
export function CityPicker({ open, onClose }: CityPickerProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={m.places_title()} initialFocus={box}>
      <Picker box={box} onClose={onClose} />
    </Dialog>
  );
}

interface PickerProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** The content of the dialog, remounted each time it opens. */
function Picker({ box, onClose }: PickerProps) {
  const call = useCall();
  const place = usePlace();
  const [typed, setTyped] = useState('');
  const [detecting, setDetecting] = useState(false);
  const [failure, setFailure] = useState<DetectionFailure | null>(null);
  /** The text for which Enter was pressed. */
  const [entered, setEntered] = useState<string | null>(null);

  const choose = (next: Place) => {
    placeStore.choose(next);
    onClose();
  };
  const detect = async () => {
    setDetecting(true);
    setFailure(null);
    const found = await detectPlace(call);
    setDetecting(false);
    if (typeof found === 'object') return choose(found);
    setFailure(found);
    if (!placeStore.current()) placeStore.fail(found === 'unsupported' ? 'Not supported' : 'Unavailable');
  };

  /** Arrow keys move from the box into the cities and back; Enter in the box chooses the first one. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return; // an input method uses these keys
    const stops = [box.current, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-city]')];
    const at = stops.indexOf(event.target as HTMLElement);
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (at < 0) return;
    if (step !== undefined) stops[at + step]?.focus();
    else if (event.key === 'Enter' && at === 0 && typed.trim()) setEntered(typed);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the box and of the cities
    <div className={styles.picker} onKeyDown={onKeyDown}>
      <search className={`${searchStyles.box} ${styles.search}`}>
        <label className="visually-hidden" htmlFor="city-search">
          {m.places_search()}
        </label>
        <Icon name="search" />
        <input
          ref={box}
          id="city-search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          placeholder={m.places_search_placeholder()}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <Button look="quiet" wide busy={detecting} onClick={() => void detect()}>
        <Icon name="locate" />
        {detecting ? m.places_detecting() : m.places_detect()}
      </Button>
      {failure && (
        <p role="alert" className={`rounded-small red-tint strong ${styles.failure}`}>
          {failureSentence(failure)}
        </p>
      )}
      {typed.trim() ? (
        <CityResults typed={typed} first={entered === typed} onChoose={choose} />
      ) : (
        <section className="stack-2">
          <h3>{m.places_presets()}</h3>
          <CityGrid chosen={place?.name ?? null} onChoose={choose} />
        </section>
      )}
    </div>
  );
}
