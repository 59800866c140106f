import { lazy, Suspense, useEffect, useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { Icon } from '../ui/icon.tsx';
import { detectPlace } from './detect-place.ts';
import styles from './location-button.module.css';
import { placeStore, usePlace, usePlaceTrouble } from './place.ts';

const loadPicker = () => import('./city-picker.tsx');
const CityPicker = lazy(async () => ({ default: (await loadPicker()).CityPicker }));
const getReady = () => void loadPicker().catch(() => {}); // only a head start

/** Asks the browser where it is when nobody has chosen a place yet, once per visit (spec B-06). */
function useFirstDetection() {
  const call = useCall();
  useEffect(() => {
    if (placeStore.current() || placeStore.trouble()) return;
    void detectPlace(call).then((found) => {
      // Whoever has chosen a city while the browser was asking knows better.
      if (placeStore.current()) return;
      if (typeof found === 'object') placeStore.choose(found);
      else placeStore.fail(found === 'unsupported' ? 'Not supported' : 'Unavailable');
    });
  }, [call]);
}

function useLocationWords(): string {
  const place = usePlace();
  const trouble = usePlaceTrouble();
  if (place) return place.name;
  if (trouble === 'Unavailable') return m.places_unavailable();
  return trouble === 'Not supported' ? m.places_not_supported() : m.places_select();
}

/** Where the visitor is looking for care; opens the city picker (spec B-02). */
export function LocationButton({ className }: { readonly className?: string | undefined }) {
  // Null until it is first opened: only then is the picker loaded.
  const [open, setOpen] = useState<boolean | null>(null);
  const words = useLocationWords();
  useFirstDetection();
  return (
    <>
      <button
        type="button"
        className={className ? `${styles.button} ${className}` : styles.button}
        aria-haspopup="dialog"
        aria-label={m.places_button({ place: words })}
        onPointerEnter={getReady}
        onFocus={getReady}
        onClick={() => setOpen(true)}
      >
        <Icon name="place" />
        <span className={styles.words}>{words}</span>
        <Icon name="chevronDown" size={16} />
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <CityPicker open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
