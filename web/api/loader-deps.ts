import type { Place } from '#web/ui/place.ts';
import type { Call } from './client.ts';

/** What loaders need: the API and the visitor's place. Server and browser each provide their own. */
export interface LoaderDeps {
  readonly call: Call;
  readonly place: () => Place | null;
}
