import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePlace, usePlaceProblem } from '#web/ui/place.ts';
import styles from './location-button.module.css';
import { useCityPicker } from './use-city-picker.tsx';
import { useFirstDetection } from './use-first-detection.ts';

function useLocationWords(): string {
  const place = usePlace();
  const trouble = usePlaceProblem();
  if (place) return translateCity(place.name);
  if (trouble === 'Unavailable') return m.places_unavailable();
  return trouble === 'Not supported' ? m.places_not_supported() : m.places_select();
}

export function LocationButton({ className }: { readonly className?: string | undefined }) {
  const { picker, open, headStart } = useCityPicker();
  const place = useLocationWords();
  const trouble = usePlaceProblem();
  const label = trouble ? `${place} · ${m.places_choose_city()}` : place;
  useFirstDetection();
  return (
    <>
      <button
        type="button"
        className={className ? `${styles.button} ${className}` : styles.button}
        aria-haspopup="dialog"
        aria-label={m.places_button({ place: label })}
        onClick={open}
        {...headStart}
      >
        <Icon name="place" />
        <span className={`shrinks one-line ${styles.words}`}>{place}</span>
        <Icon name="chevronDown" size={16} />
      </button>
      {picker}
    </>
  );
}
