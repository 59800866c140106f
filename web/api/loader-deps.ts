import type { Place } from '#web/ui/place.ts';
import type { Call } from './client.ts';

export interface LoaderDeps {
  readonly call: Call;
  readonly place: () => Place | null;
}
