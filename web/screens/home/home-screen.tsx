import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DoctorSummary } from '#contract/doctors.ts';
import { presetCities } from '#domain/preset-cities.ts';
import { m } from '#messages/messages.js';
import type { LoaderDeps } from '../../loader-deps.ts';
import { paths } from '../../paths.ts';
import type { Place } from '../../places/place.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { type HomeData, HomeDoctors } from './doctors.tsx';
import { HomeHero } from './hero.tsx';
import { HomeMore, loadHomeMore } from './more.tsx';

/** As many as somebody looks through; the list of doctors has the rest. */
const doctorsAtMost = 12;

/**
 * Best rated first, then by how many said so, then by distance; who has no review yet comes last
 * (docs/product.md#nearby).
 */
export function bestRated(doctors: readonly DoctorSummary[]): DoctorSummary[] {
  const rating = (doctor: DoctorSummary) => doctor.averageRating ?? 0;
  return doctors
    .toSorted((a, b) => rating(b) - rating(a) || b.reviewCount - a.reviewCount || a.distanceKm - b.distanceKm)
    .slice(0, doctorsAtMost);
}

/**
 * The best-rated doctors near the visitor and when they are free; in Bangalore while nobody knows where that
 * is.
 */
export function loadHome({ call, place: here }: LoaderDeps) {
  return async ({ request: { signal } }: LoaderFunctionArgs): Promise<HomeData> => {
    const known = here();
    const place: Place = known ?? presetCities[1];
    const data = { place, chosen: known !== null, today: '', next: {} };
    const more = loadHomeMore().catch(() => null); // without it, the doctors are still there
    const params = { latitude: String(place.latitude), longitude: String(place.longitude) };
    try {
      const doctors = bestRated(
        await call('GET /doctors/nearby/:latitude/:longitude', { params, query: {}, signal }),
      );
      const doctorIds = doctors.map(({ doctorId }) => doctorId).join(',');
      // Cards without free times are still cards.
      const free = doctorIds
        ? await call('GET /doctors/next-free-slots', { query: { doctorIds }, signal }).catch(() => null)
        : null;
      return { ...data, doctors, ...free };
    } catch {
      return { ...data, doctors: null };
    } finally {
      await more;
    }
  };
}

/** The home page: what this is, a booking in one sentence, the doctors nearby, and more (B-07 to B-11). */
export function HomeScreen() {
  const loaded = useLoaderData<HomeData>();
  return (
    <>
      <PageHead title={m.home_title()} description={m.home_description()} path={paths.home} />
      <HomeHero />
      {/* Taken over after the hero, in a task of its own: whoever taps at once is answered at once. */}
      <Suspense>
        <HomeDoctors loaded={loaded} />
      </Suspense>
      <HomeMore />
    </>
  );
}
