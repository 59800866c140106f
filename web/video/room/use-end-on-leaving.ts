import { useEffect } from 'react';
import type { VisitCall } from '../call/visit-call.ts';

/** Leaving the screen ends the call: camera and microphone are closed, and the other side need not wait. */
export function useEndOnLeaving(call: VisitCall | null) {
  useEffect(() => () => call?.end(), [call]);
}
