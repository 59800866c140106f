import { presetCities } from '#domain/search/preset-cities.ts';
import { translateCity } from '#names/city-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { Place } from '#web/ui/place.ts';
import styles from './city-choice.module.css';

interface CityChoiceProps {
  readonly onChoose: (place: Place) => void;
  /** Left out, because the visitor is there. */
  readonly except?: string;
}

/** The ten preset cities, for a visitor whose place is unknown or has no doctors. */
export function CityChoice({ onChoose, except }: CityChoiceProps) {
  return (
    <ul className={`row-2 ${styles.cities}`}>
      {presetCities
        .filter(({ name }) => name !== except)
        .map((city) => (
          <li key={city.name}>
            <Button look="quiet" onClick={() => onChoose(city)}>
              {translateCity(city.name)}
            </Button>
          </li>
        ))}
    </ul>
  );
}
