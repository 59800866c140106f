import type { Call } from './api/client.ts';
import type { Place } from './places/place.ts';

/** What loaders need: the API, and where the visitor is. The server and the browser each bring their own. */
export interface LoaderDeps {
  readonly call: Call;
  readonly place: () => Place | null;
}
