import type { Call } from './api/client.ts';
import type { Place } from './ui/location/place.ts';

/** What loaders need: the API and the visitor's place. Server and browser each provide their own. */
export interface LoaderDeps {
  readonly call: Call;
  readonly place: () => Place | null;
}
