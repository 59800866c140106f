import { useEffect } from 'react';
import { useCall } from '#web/api/context.tsx';
import { detectPlace } from '#web/platform/location/detect-place.ts';
import { placeStore } from '#web/ui/place.ts';

/** Detects the place once per visit if none has been chosen. */
export function useFirstDetection() {
  const call = useCall();
  useEffect(() => {
    if (placeStore.current() || placeStore.trouble()) return;
    let asking = true;
    void detectPlace(call).then((found) => {
      // A city chosen meanwhile takes precedence.
      if (!asking || placeStore.current()) return;
      if (typeof found === 'object') placeStore.choose(found);
      else placeStore.fail(found === 'unsupported' ? 'Not supported' : 'Unavailable');
    });
    return () => {
      asking = false;
    };
  }, [call]);
}
