import { useEffect } from 'react';
import { useCall } from '../api/context.tsx';
import { detectPlace } from './detect-place.ts';
import { placeStore } from './place.ts';

/** Asks the browser where it is when nobody has chosen a place yet, once per visit (B-06). */
export function useFirstDetection() {
  const call = useCall();
  useEffect(() => {
    if (placeStore.current() || placeStore.trouble()) return;
    let asking = true;
    void detectPlace(call).then((found) => {
      // Whoever has chosen a city while the browser was asking knows better.
      if (!asking || placeStore.current()) return;
      if (typeof found === 'object') placeStore.choose(found);
      else placeStore.fail(found === 'unsupported' ? 'Not supported' : 'Unavailable');
    });
    return () => {
      asking = false;
    };
  }, [call]);
}
