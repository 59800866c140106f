import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import type { HomeContent } from '#contract/site/home-content.ts';
import type { Place } from '#web/ui/place.ts';

export interface HomeData {
  readonly place: Place;
  /** The place was chosen by the visitor; otherwise it is an example. */
  readonly chosen: boolean;
  /** Null when they could not be loaded. */
  readonly doctors: readonly DoctorSummary[] | null;
  readonly content: HomeContent;
  readonly today: string;
  /** The next free slot by doctorId. */
  readonly next: Readonly<Record<string, FreeSlot | null>>;
}
