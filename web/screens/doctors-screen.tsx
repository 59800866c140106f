import { useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import type { FreeSlot } from '#contract/availability.ts';
import type { DoctorSummary } from '#contract/doctors.ts';
import { reasonsFor, specializations } from '#domain/specializations.ts';
import { m } from '#messages/messages.js';
import { CityChoice } from '../doctors/city-choice.tsx';
import { DoctorFilters } from '../doctors/doctor-filters.tsx';
import { DoctorList } from '../doctors/doctor-list.tsx';
import { NoDoctors } from '../doctors/no-doctors.tsx';
import { HospitalData } from '../hospitals/hospital-data.tsx';
import { doctorsPath, type Search } from '../paths.ts';
import { type Place, placeStore, usePlace } from '../places/place.ts';
import type { LoaderDeps } from '../router.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './doctors-screen.module.css';

type DoctorsData =
  | { readonly state: 'no-place' }
  | { readonly state: 'failed'; readonly place: Place }
  | {
      readonly state: 'listed';
      readonly place: Place;
      readonly doctors: readonly DoctorSummary[];
      readonly today: string;
      readonly next: Readonly<Record<string, FreeSlot | null>>;
    };

/** The search of an address; a specialization in any letter case is shown in its own (spec D-02). */
function searchOf(params: URLSearchParams): Search {
  const specialization = params.get('specialization');
  const known = specializations.find((one) => one.toLowerCase() === specialization?.toLowerCase());
  return {
    hname: params.get('hname'),
    specialization: known ?? specialization,
    reason: params.get('reason'),
  };
}

/** The doctors near the visitor who fit the search, and when each is free next (spec D-01, D-02). */
export function loadDoctors({ call, place: here }: LoaderDeps) {
  return async ({ request }: LoaderFunctionArgs): Promise<DoctorsData> => {
    const place = here();
    if (!place) return { state: 'no-place' };
    const { hname, specialization } = searchOf(new URL(request.url).searchParams);
    const { signal } = request;
    try {
      const doctors = await call('GET /doctors/nearby/:latitude/:longitude', {
        params: { latitude: String(place.latitude), longitude: String(place.longitude) },
        query: { specialization: specialization ?? undefined, hname: hname ?? undefined },
        signal,
      });
      const doctorIds = doctors.map(({ doctorId }) => doctorId).join(',');
      // A list without free times is still a list.
      const free = doctorIds
        ? await call('GET /doctors/next-free-slots', { query: { doctorIds }, signal }).catch(() => null)
        : null;
      return { state: 'listed', place, doctors, today: free?.today ?? '', next: free?.next ?? {} };
    } catch {
      return { state: 'failed', place };
    }
  };
}

const samePlace = (a: Place, b: Place | null) => a.latitude === b?.latitude && a.longitude === b.longitude;

/** The list of doctors (spec D-01 to D-03). */
export function DoctorsScreen() {
  const loaded = useLoaderData<DoctorsData>();
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { revalidate, state: revalidating } = useRevalidator();
  const search = searchOf(new URLSearchParams(location.search));
  const { hname, specialization } = search;
  const renderedFor = loaded.state === 'no-place' ? null : loaded.place;

  // The server knew the place of the cookie at most; what this browser knows, or chooses now, counts.
  const here = usePlace();
  useEffect(() => {
    if (here && !samePlace(here, renderedFor)) void revalidate();
  }, [here, renderedFor, revalidate]);

  const loading =
    revalidating === 'loading' || navigation.location?.pathname.endsWith('/doctors-available') === true;
  const place = renderedFor?.name ?? '';
  const heading = !renderedFor
    ? m.doctors_heading_no_place()
    : specialization
      ? m.doctors_heading_specialization({ specialization, place })
      : m.doctors_heading({ place });
  const title = !renderedFor
    ? m.doctors_title_no_place()
    : specialization
      ? m.doctors_title_specialization({ specialization, place })
      : m.doctors_title({ place });
  const description = renderedFor ? m.doctors_description({ place }) : m.doctors_description_no_place();

  return (
    <Page className={styles.screen}>
      {/* The reason says why somebody looks, and changes nothing of the list. */}
      <PageHead title={title} description={description} path={doctorsPath({ hname, specialization })} />
      {hname && loaded.state === 'listed' && <HospitalData doctors={loaded.doctors} hname={hname} />}
      <h1>{heading}</h1>
      <DoctorFilters
        search={search}
        onSpecialization={(next) => {
          const keepsReason = next && search.reason && reasonsFor(next).includes(search.reason);
          const reason = keepsReason ? search.reason : null;
          void navigate(doctorsPath({ ...search, specialization: next, reason }));
        }}
      />
      {loaded.state === 'no-place' && !loading && (
        <EmptyState icon="place" title={m.doctors_no_place()} text={m.doctors_no_place_hint()}>
          <CityChoice onChoose={placeStore.choose} />
        </EmptyState>
      )}
      {loaded.state === 'failed' && !loading && (
        <EmptyState icon="warning" title={m.doctors_failed()} text={m.doctors_failed_hint()} failed>
          <Button onClick={() => void revalidate()}>{m.doctors_retry()}</Button>
        </EmptyState>
      )}
      {loaded.state === 'listed' && !loading && loaded.doctors.length === 0 && (
        <NoDoctors search={search} place={place} onPlace={placeStore.choose} />
      )}
      {(loading || (loaded.state === 'listed' && loaded.doctors.length > 0)) && (
        <DoctorList
          loading={loading}
          doctors={loaded.state === 'listed' ? loaded.doctors : []}
          today={loaded.state === 'listed' ? loaded.today : ''}
          next={loaded.state === 'listed' ? loaded.next : {}}
          search={search}
        />
      )}
    </Page>
  );
}
