import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import type { HomeContent } from '#contract/site/home-content.ts';
import { presetCities } from '#domain/search/preset-cities.ts';
import { m } from '#messages/messages.js';
import type { LoaderDeps } from '#web/api/loader-deps.ts';
import { paths } from '#web/ui/paths.ts';
import type { Place } from '#web/ui/place.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { HomeComplaints } from './home-complaints.tsx';
import type { HomeData } from './home-data.ts';
import { HomeDoctors } from './home-doctors.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeMore, loadHomeMore } from './home-more.tsx';

/** The list of doctors has the rest. */
const maxDoctors = 12;

/** If it cannot be loaded, nothing is claimed. */
const emptyContent: HomeContent = { isDemo: false, programs: [], voices: [] };

/** By rating, then by number of reviews, then by distance; without reviews last. */
export function sortByRating(doctors: readonly DoctorSummary[]): DoctorSummary[] {
  const rating = (doctor: DoctorSummary) => doctor.averageRating ?? 0;
  return doctors
    .toSorted(
      (a, b) =>
        rating(b) - rating(a) || b.reviewCount - a.reviewCount || (a.distanceKm ?? 0) - (b.distanceKm ?? 0),
    )
    .slice(0, maxDoctors);
}

/** The best-rated doctors near the visitor with their next free slots; in Bangalore without a place. */
export function loadHome({ call, place: here }: LoaderDeps) {
  return async ({ request: { signal } }: LoaderFunctionArgs): Promise<HomeData> => {
    const known = here();
    const place: Place = known ?? presetCities[1];
    const data = { place, chosen: known !== null, today: '', next: {} };
    const more = loadHomeMore().catch(() => null); // the doctors are shown without it
    const content = call('GET /home', { signal }).catch(() => emptyContent);
    const params = { latitude: String(place.latitude), longitude: String(place.longitude) };
    try {
      const doctors = sortByRating(
        await call('GET /doctors/nearby/:latitude/:longitude', { params, query: {}, signal }),
      );
      const doctorIds = doctors.map(({ doctorId }) => doctorId).join(',');
      // Cards are useful without free slots.
      const free = doctorIds
        ? await call('GET /doctors/next-free-slots', { query: { doctorIds }, signal }).catch(() => null)
        : null;
      return { ...data, doctors, content: await content, ...free };
    } catch {
      return { ...data, doctors: null, content: await content };
    } finally {
      await more;
    }
  };
}

export function HomeScreen() {
  const loaded = useLoaderData<HomeData>();
  return (
    <>
      <PageHead title={m.home_title()} description={m.home_description()} path={paths.home} />
      <HomeHero />
      <HomeComplaints />
      {/* Hydrated after the hero in a task of its own, so that early taps are handled immediately. */}
      <Suspense>
        <HomeDoctors loaded={loaded} />
      </Suspense>
      <HomeMore content={loaded.content} />
    </>
  );
}
