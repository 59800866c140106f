import type { FreeSlot } from '#contract/scheduling/availability.ts';
import type { FoundDoctors } from '#contract/search/doctor-search.ts';
import type { Place } from '#web/ui/place.ts';

/** The place is null while it is unknown. */
export type DoctorsData =
  | { readonly state: 'no-place'; readonly place: null }
  | { readonly state: 'failed'; readonly place: Place | null }
  | {
      readonly state: 'listed';
      readonly place: Place | null;
      readonly found: FoundDoctors;
      readonly today: string;
      /** The next free slot by doctorId. */
      readonly next: Readonly<Record<string, FreeSlot | null>>;
    };
