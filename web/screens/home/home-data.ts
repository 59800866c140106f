import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import type { HomeContent } from '#contract/site/home.ts';
import type { Place } from '#web/ui/place.ts';

/** What the home page loads: the doctors near a place, and when they are free. */
export interface HomeData {
  readonly place: Place;
  /** Whether the visitor is there, or it is only an example. */
  readonly chosen: boolean;
  /** Null when they could not be loaded. */
  readonly doctors: readonly DoctorSummary[] | null;
  readonly content: HomeContent;
  readonly today: string;
  /** The next free slot by doctorId. */
  readonly next: Readonly<Record<string, FreeSlot | null>>;
}
