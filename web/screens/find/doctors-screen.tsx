import { useEffect, useId, useRef } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { listReasons } from '#domain/doctors/specializations.ts';
import { type DoctorSort, doctorSorts } from '#domain/search/doctor-search.ts';
import { findReasonEmergency } from '#domain/search/emergency-reasons.ts';
import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import type { LoaderDeps } from '#web/api/loader-deps.ts';
import { findHospitalPage, HospitalData } from '#web/hospital/profile/hospital-data.tsx';
import { CityChoice } from '#web/search/doctor-list/city-choice.tsx';
import { DoctorFilterChips } from '#web/search/doctor-list/doctor-filter-chips.tsx';
import { DoctorFilters } from '#web/search/doctor-list/doctor-filters.tsx';
import { DoctorList } from '#web/search/doctor-list/doctor-list.tsx';
import { DoctorListHead } from '#web/search/doctor-list/doctor-list-head.tsx';
import { DoctorListPaging } from '#web/search/doctor-list/doctor-list-paging.tsx';
import { NoDoctors } from '#web/search/doctor-list/no-doctors.tsx';
import { parseDoctorSearch } from '#web/search/doctor-list/search-params.ts';
import { SearchBox } from '#web/search/search-box/search-box.tsx';
import { EmergencyAdvice } from '#web/ui/emergency/emergency-advice.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { type DoctorSearch, doctorsPath, hospitalPath } from '#web/ui/paths.ts';
import { type Place, placeStore, usePlace } from '#web/ui/place.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { type DoctorsData, describeDifferences, formatHeading, toQuery } from './doctors-data.ts';
import styles from './doctors-screen.module.css';

/** The matching doctors with their next free slots. A search by name or for video visits needs no place. */
export function loadDoctors({ call, place: here }: LoaderDeps) {
  return async ({ request }: LoaderFunctionArgs): Promise<DoctorsData> => {
    const place = here();
    const search = parseDoctorSearch(new URL(request.url).searchParams);
    if (!place && !search.q && !search.online) return { state: 'no-place', place };
    const { signal } = request;
    try {
      const found = await call('GET /doctors/search', { query: toQuery(search, place), signal });
      const doctorIds = found.doctors.map(({ doctorId }) => doctorId).join(',');
      // The list is useful without free slots.
      const free = doctorIds
        ? await call('GET /doctors/next-free-slots', { query: { doctorIds }, signal }).catch(() => null)
        : null;
      return { state: 'listed', place, found, today: free?.today ?? '', next: free?.next ?? {} };
    } catch {
      return { state: 'failed', place };
    }
  };
}

const samePlace = (a: Place, b: Place | null) => a.latitude === b?.latitude && a.longitude === b.longitude;

/** The part of the search that is passed on to a doctor's page. */
const pickSharedSearch = ({ hname, specialization, reason, online }: DoctorSearch) => ({
  hname,
  specialization,
  reason,
  mode: online && 'Online',
});

/** A new search preserves the filters, but not the text and what it may say. */
const isPreserved: Readonly<Record<keyof DoctorSearch, boolean>> = {
  q: false,
  exact: false,
  hname: false,
  specialization: false,
  reason: false,
  free: true,
  online: true,
  gender: true,
  language: true,
  feeFrom: true,
  feeTo: true,
  experienceFrom: true,
  ratingFrom: true,
  sort: true,
  page: false,
};
const searchParams = Object.keys(isPreserved) as (keyof DoctorSearch)[];
const preservedFilters = searchParams.filter((name) => isPreserved[name]);

/** The server's order if none is chosen. */
function getSort({ sort, online }: DoctorSearch, place: Place | null): DoctorSort {
  const asked = doctorSorts.find((known) => known === sort && (place || known !== 'distance'));
  return asked ?? (place && !online ? 'distance' : 'rating');
}

export function DoctorsScreen() {
  const loaded = useLoaderData<DoctorsData>();
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { revalidate, state: revalidating } = useRevalidator();
  const formId = useId();
  const resultsId = useId();
  const count = useRef<HTMLParagraphElement>(null);
  const search = parseDoctorSearch(new URLSearchParams(location.search));
  const { place } = loaded;

  // The server only knows the place of the cookie; this browser's place wins.
  const here = usePlace();
  useEffect(() => {
    if (here && !samePlace(here, place)) void revalidate();
  }, [here, place, revalidate]);

  const coming = navigation.location?.pathname.endsWith('/doctors-available') ? navigation.location : null;
  const loading = revalidating === 'loading' || coming !== null;
  // A new choice is shown immediately, before its list has loaded.
  const chosen = coming ? parseDoctorSearch(new URLSearchParams(coming.search)) : search;
  const narrow = (change: Partial<DoctorSearch>) => {
    const next = { ...chosen, ...change, page: null };
    const keepsReason =
      next.specialization === chosen.specialization ||
      listReasons(next.specialization ?? '').includes(next.reason ?? '');
    // Synchronously, so that a second choice before the next frame builds on this one.
    void navigate(doctorsPath(keepsReason ? next : { ...next, reason: null }), {
      preventScrollReset: true,
      flushSync: true,
    });
  };

  const { heading, title } = formatHeading(search, place);
  const description = place
    ? m.doctors_description({ place: translateCity(place.name) })
    : m.doctors_description_no_place();
  const { hname, specialization } = search;
  const found = loaded.state === 'listed' ? loaded.found : null;
  const hospital = hname && found ? findHospitalPage(found.doctors, hname) : null;
  const remark = describeDifferences(loaded, search);
  const meant = found?.meant ?? null;
  const far = found && place && search.q && !search.online ? found.total - found.near : 0;
  const split =
    found && place && found.near > 0 && far > 0
      ? m.find_counts({ near: found.near, place: translateCity(place.name), far })
      : null;

  return (
    <Page className={styles.screen}>
      {/* The reason does not change the list. */}
      <PageHead title={title} description={description} path={doctorsPath({ hname, specialization })} />
      {hname && found && <HospitalData doctors={found.doctors} hname={hname} />}
      <div className={`stack-3 ${styles.top}`}>
        <div>
          <h1>{heading}</h1>
          {hospital && (
            <Link className="inline-flex middle target" to={hospitalPath(hospital.hospitalId)}>
              <UserText>{m.hospitals_about({ name: hospital.name })}</UserText>
            </Link>
          )}
        </div>
        <SearchBox key={search.q} typed={search.q ?? ''}>
          {preservedFilters.map((name) => {
            const value = search[name];
            return value && <input key={name} type="hidden" name={name} value={value} />;
          })}
        </SearchBox>
      </div>
      <DoctorFilters
        formId={formId}
        resultsId={resultsId}
        counts={found?.counts}
        search={chosen}
        languages={found?.languages ?? []}
        hospitals={found?.hospitals ?? []}
        onChange={narrow}
        onShow={() => {
          count.current?.scrollIntoView({ block: 'start' });
          count.current?.focus({ preventScroll: true });
        }}
      />
      <div className="stack-3 column shrinks" aria-busy={loading}>
        <EmergencyAdvice kind={found?.emergency ?? findReasonEmergency(search.reason)} />
        <DoctorFilterChips search={chosen} />
        {(loading || (found && found.total > 0)) && (
          <DoctorListHead
            total={loading ? null : (found?.total ?? 0)}
            split={split}
            resultsId={resultsId}
            countRef={count}
            sort={getSort(chosen, place)}
            hasPlace={place !== null}
            formId={formId}
            onSort={(sort) => narrow({ sort })}
          />
        )}
        {meant && found?.match === 'similar' && !loading && (
          <p className={`rounded accent-tint ${styles.remark}`}>
            {m.find_showing({
              care: meant.reason
                ? translateReason(meant.reason)
                : translateSpecialization(meant.specialization),
            })}{' '}
            <Link to={doctorsPath({ ...search, exact: 'true', page: null })}>
              {m.find_instead({ q: search.q ?? '' })}
            </Link>
          </p>
        )}
        {remark && !loading && <p className={`rounded accent-tint ${styles.remark}`}>{remark}</p>}
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
        {found?.total === 0 && !loading && (
          <NoDoctors
            search={search}
            place={found.reach === 'near' ? (place?.name ?? null) : null}
            onPlace={placeStore.choose}
          />
        )}
        {(loading || (found && found.total > 0)) && (
          <DoctorList
            loading={loading}
            doctors={found?.doctors ?? []}
            today={loaded.state === 'listed' ? loaded.today : ''}
            next={loaded.state === 'listed' ? loaded.next : {}}
            search={pickSharedSearch(meant && search.q ? { ...search, ...meant } : search)}
            farApart={place !== null && !search.online}
          />
        )}
        {found && !loading && (
          <DoctorListPaging search={search} page={found.page} perPage={found.perPage} total={found.total} />
        )}
      </div>
    </Page>
  );
}
