import { type Ref, useId } from 'react';
import { type DoctorSort, doctorSorts } from '#domain/search/doctor-search.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import styles from './doctor-list-head.module.css';

const sortLabels: Readonly<Record<DoctorSort, () => string>> = {
  distance: m.doctors_sort_distance,
  rating: m.doctors_sort_rating,
  fee: m.doctors_sort_fee,
  experience: m.doctors_sort_experience,
  soonest: m.doctors_sort_soonest,
};

interface DoctorListHeadProps {
  /** Null while it loads. */
  readonly total: number | null;
  /** The numbers near the place and by video, if there are both. */
  readonly split: string | null;
  readonly resultsId: string;
  readonly countRef: Ref<HTMLParagraphElement>;
  readonly sort: DoctorSort;
  /** Without a place there is no order by distance. */
  readonly hasPlace: boolean;
  /** The form of the order. */
  readonly formId: string;
  readonly onSort: (sort: DoctorSort) => void;
}

/** The number of matching doctors, and their order. */
export function DoctorListHead(props: DoctorListHeadProps) {
  const { total, split, resultsId, countRef, sort, hasPlace, formId, onSort } = props;
  const id = useId();
  return (
    <div className={`row middle spread ${styles.head}`}>
      <p ref={countRef} id={resultsId} role="status" tabIndex={-1} className={`strong ${styles.count}`}>
        {total === null ? m.common_looking_for_doctors() : (split ?? m.doctors_count({ count: total }))}
      </p>
      <div className={`line-2 middle shrinks ${styles.sort}`}>
        <label htmlFor={id}>{m.common_sort_by()}</label>
        <select
          id={id}
          name="sort"
          form={formId}
          value={sort}
          onChange={({ target }) => onSort(doctorSorts.find((each) => each === target.value) ?? sort)}
        >
          {doctorSorts
            .filter((each) => hasPlace || each !== 'distance')
            .map((each) => (
              <option key={each} value={each}>
                {sortLabels[each]()}
              </option>
            ))}
        </select>
        <noscript>
          <Button type="submit" look="quiet" form={formId}>
            {m.doctors_sort_apply()}
          </Button>
        </noscript>
      </div>
    </div>
  );
}
