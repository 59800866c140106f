import { lazy, Suspense, useId, useRef } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findReasonEmergency } from '#domain/search/emergency-reasons.ts';
import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import type { LoaderDeps } from '#web/api/loader-deps.ts';
import { useSession } from '#web/api/session.ts';
import { findHospitalPage, HospitalData } from '#web/hospital/profile/hospital-data.tsx';
import { formatHeading } from '#web/search/doctor-list/describe-search.ts';
import { DoctorFilterChips } from '#web/search/doctor-list/doctor-filter-chips.tsx';
import { DoctorFilters } from '#web/search/doctor-list/doctor-filters.tsx';
import { DoctorResults } from '#web/search/doctor-list/doctor-results.tsx';
import type { DoctorsData } from '#web/search/doctor-list/doctors-data.ts';
import { keptParams, parseDoctorSearch, toQuery } from '#web/search/doctor-list/search-params.ts';
import { useDoctorSearch } from '#web/search/doctor-list/use-doctor-search.ts';
import { SearchBox } from '#web/search/search-box/search-box.tsx';
import { EmergencyAdvice } from '#web/ui/emergency/emergency-advice.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { doctorsPath, hospitalPath } from '#web/ui/paths.ts';
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

const ListBookingFor = lazy(async () => ({
  default: (await import('./list-booking-for.tsx')).ListBookingFor,
}));

export function DoctorsScreen() {
  const loaded = useLoaderData<DoctorsData>();
  const { place } = loaded;
  const isPatient = useSession().role === 'patient';
  const formId = useId();
  const resultsId = useId();
  const count = useRef<HTMLParagraphElement>(null);
  const state = useDoctorSearch(place);
  const { search, chosen, loading, change } = state;
  const { hname, specialization } = search;
  const { heading, title } = formatHeading(search, place);
  const found = loaded.state === 'listed' ? loaded.found : null;
  const hospital = hname && found ? findHospitalPage(found.doctors, hname) : null;

  return (
    <Page className={styles.screen}>
      <PageHead
        title={title}
        description={
          place
            ? m.doctors_description({ place: translateCity(place.name) })
            : m.doctors_description_no_place()
        }
        // The reason does not change the list.
        path={doctorsPath({ hname, specialization })}
      />
      {hname && found && <HospitalData doctors={found.doctors} hname={hname} />}
      <div className={`stack-3 ${styles.top}`}>
        <div className="row-2 middle spread">
          <h1>{heading}</h1>
          {hospital && (
            <Link className="inline-flex middle target" to={hospitalPath(hospital.hospitalId)}>
              <UserText>{m.hospitals_about({ name: hospital.name })}</UserText>
            </Link>
          )}
          {isPatient && (
            <Suspense fallback={null}>
              <ListBookingFor />
            </Suspense>
          )}
        </div>
        <SearchBox key={search.q} typed={search.q ?? ''}>
          {keptParams.map((name) => {
            const value = search[name];
            return value && <input key={name} type="hidden" name={name} value={value} />;
          })}
        </SearchBox>
      </div>
      <DoctorFilters
        formId={formId}
        resultsId={resultsId}
        search={chosen}
        found={found}
        onChange={change}
        onShow={() => {
          count.current?.scrollIntoView({ block: 'start' });
          count.current?.focus({ preventScroll: true });
        }}
      />
      <div className="stack-3 column shrinks" aria-busy={loading}>
        <EmergencyAdvice kind={found?.emergency ?? findReasonEmergency(search.reason)} />
        <DoctorFilterChips search={chosen} />
        <DoctorResults loaded={loaded} state={state} resultsId={resultsId} countRef={count} formId={formId} />
      </div>
    </Page>
  );
}
