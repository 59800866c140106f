import type { FreeSlot } from '#contract/availability.ts';
import type { DoctorSummary } from '#contract/doctors.ts';
import { m } from '#messages/messages.js';
import type { Search } from '../paths.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { DoctorCard } from './doctor-card.tsx';
import styles from './doctor-list.module.css';

interface DoctorListProps {
  readonly doctors: readonly DoctorSummary[];
  readonly today: string;
  /** The next free slot by doctorId. */
  readonly next: Readonly<Record<string, FreeSlot | null>>;
  readonly search: Search;
  /** Another list is on its way. */
  readonly loading: boolean;
}

/** The doctors who fit, nearest first, as cards (spec D-01). */
export function DoctorList({ doctors, today, next, search, loading }: DoctorListProps) {
  if (loading) {
    return (
      <div aria-busy="true">
        <p role="status" className={styles.count}>
          {m.doctors_loading()}
        </p>
        <ul className={styles.list} aria-hidden="true">
          {[1, 2, 3, 4].map((place) => (
            <li key={place}>
              <Skeleton height={290} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div>
      <p role="status" className={styles.count}>
        {m.doctors_count({ count: doctors.length })}
      </p>
      <ul className={styles.list}>
        {doctors.map((doctor) => (
          <li key={doctor.doctorId}>
            <DoctorCard doctor={doctor} next={next[doctor.doctorId] ?? null} today={today} search={search} />
          </li>
        ))}
      </ul>
    </div>
  );
}
