import { presetCities } from '#domain/search/preset-cities.ts';
import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import type { Place } from '#web/ui/place.ts';
import styles from './city-grid.module.css';
import { landmarks } from './landmarks.ts';

interface CityGridProps {
  readonly onChoose: (place: Place) => void;
  readonly chosen: string | null;
}

/** The ten preset cities with a drawing of a landmark. */
export function CityGrid({ onChoose, chosen }: CityGridProps) {
  return (
    <ul className={`stack-2 ${styles.grid}`} aria-label={m.places_presets()}>
      {presetCities.map((city) => (
        <li key={city.name}>
          <button
            type="button"
            className={`stack-1 column full-width outlined ${styles.city}`}
            aria-current={city.name === chosen ? 'true' : undefined}
            onClick={() => onChoose({ ...city })}
          >
            <svg viewBox="0 0 40 40" width="40" height="40" className={styles.landmark} aria-hidden="true">
              <path d={landmarks[city.name]} />
            </svg>
            {translateCity(city.name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
