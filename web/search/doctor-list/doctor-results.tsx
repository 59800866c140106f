import type { Ref } from 'react';
import { Link } from 'react-router';
import type { FoundDoctors } from '#contract/search/doctor-search.ts';
import { type DoctorSort, doctorSorts } from '#domain/search/doctor-search.ts';
import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type DoctorSearch, doctorsPath } from '#web/ui/paths.ts';
import { type Place, placeStore } from '#web/ui/place.ts';
import { CityChoice } from './city-choice.tsx';
import { describeDifferences } from './describe-search.ts';
import { DoctorList } from './doctor-list.tsx';
import { DoctorListHead } from './doctor-list-head.tsx';
import { DoctorListPaging } from './doctor-list-paging.tsx';
import styles from './doctor-results.module.css';
import type { DoctorsData } from './doctors-data.ts';
import { NoDoctors } from './no-doctors.tsx';
import { changeSearch } from './search-params.ts';
import type { useDoctorSearch } from './use-doctor-search.ts';

/** The part of the search that is passed on to a doctor's page. */
const pickSharedSearch = ({ hname, specialization, reason, online }: DoctorSearch) => ({
  hname,
  specialization,
  reason,
  mode: online && 'Online',
});

/** The server's order if none is chosen. */
function getSort({ sort, online }: DoctorSearch, place: Place | null): DoctorSort {
  const asked = doctorSorts.find((known) => known === sort && (place || known !== 'distance'));
  return asked ?? (place && !online ? 'distance' : 'rating');
}

/** How many are near the place and how many are farther away, if a text finds both. */
function formatSplit(found: FoundDoctors | null, { q, online }: DoctorSearch, place: Place | null) {
  if (!found || !place || !q || online || found.near === 0 || found.near === found.total) return null;
  return m.find_counts({
    near: found.near,
    place: translateCity(place.name),
    far: found.total - found.near,
  });
}

interface DoctorResultsProps {
  readonly loaded: DoctorsData;
  readonly state: ReturnType<typeof useDoctorSearch>;
  readonly resultsId: string;
  readonly countRef: Ref<HTMLParagraphElement>;
  /** The form of the filters, to which the order belongs. */
  readonly formId: string;
}

/** The matching doctors, or why there are none. */
export function DoctorResults({ loaded, state, resultsId, countRef, formId }: DoctorResultsProps) {
  const { search, chosen, loading, change, reload } = state;
  const { place } = loaded;
  const listed = loaded.state === 'listed' ? loaded : null;
  const found = listed?.found ?? null;
  if (loaded.state === 'no-place' && !loading) {
    return (
      <EmptyState icon="place" title={m.doctors_no_place()} text={m.doctors_no_place_hint()}>
        <CityChoice onChoose={placeStore.choose} />
      </EmptyState>
    );
  }
  if (loaded.state === 'failed' && !loading) {
    return (
      <EmptyState icon="warning" title={m.doctors_failed()} text={m.doctors_failed_hint()} failed>
        <Button onClick={reload}>{m.common_retry()}</Button>
      </EmptyState>
    );
  }
  if (found?.total === 0 && !loading) {
    const near = found.reach === 'near' ? (place?.name ?? null) : null;
    return <NoDoctors search={search} place={near} onPlace={placeStore.choose} />;
  }
  const { meant = null } = found ?? {};
  const remark = loading ? null : describeDifferences(loaded, search);
  return (
    <>
      <DoctorListHead
        total={loading ? null : (found?.total ?? 0)}
        split={formatSplit(found, search, place)}
        resultsId={resultsId}
        countRef={countRef}
        sort={getSort(chosen, place)}
        hasPlace={place !== null}
        formId={formId}
        onSort={(sort) => change({ sort })}
      />
      {meant && found?.match === 'similar' && !loading && (
        <p className={`rounded accent-tint ${styles.remark}`}>
          {m.find_showing({
            care: meant.reason
              ? translateReason(meant.reason)
              : translateSpecialization(meant.specialization),
          })}{' '}
          <Link to={doctorsPath(changeSearch(search, { exact: 'true' }))}>
            {m.find_instead({ q: search.q ?? '' })}
          </Link>
        </p>
      )}
      {remark && <p className={`rounded accent-tint ${styles.remark}`}>{remark}</p>}
      <DoctorList
        loading={loading}
        doctors={found?.doctors ?? []}
        today={listed?.today ?? ''}
        next={listed?.next ?? {}}
        search={pickSharedSearch(meant && search.q ? { ...search, ...meant } : search)}
        farApart={place !== null && !search.online}
      />
      {found && !loading && (
        <DoctorListPaging search={search} page={found.page} perPage={found.perPage} total={found.total} />
      )}
    </>
  );
}
