import type { FreeSlot } from '#contract/availability.ts';
import type { DoctorSummary } from '#contract/doctors.ts';
import type { HomeContent } from '#contract/home.ts';
import type { Place } from '../../places/place.ts';

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
