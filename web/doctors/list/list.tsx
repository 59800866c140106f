import type { FreeSlot } from '#contract/availability.ts';
import type { FoundDoctor } from '#contract/search.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DoctorCard, type DoctorCardProps } from './card.tsx';
import styles from './list.module.css';

interface DoctorListProps {
  readonly doctors: readonly FoundDoctor[];
  readonly today: string;
  /** The next free slot by doctorId. */
  readonly next: Readonly<Record<string, FreeSlot | null>>;
  readonly search: DoctorCardProps['search'];
  /** Another list is loading. */
  readonly loading: boolean;
}

/** The doctors that match, as cards (D-01). */
export function DoctorList({ doctors, today, next, search, loading }: DoctorListProps) {
  if (loading && doctors.length === 0) {
    return (
      <ul className={styles.list} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <Skeleton height={290} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.list} data-outdated={loading || undefined}>
      {doctors.map((doctor) => (
        <li key={doctor.doctorId}>
          <DoctorCard doctor={doctor} next={next[doctor.doctorId] ?? null} today={today} search={search} />
        </li>
      ))}
    </ul>
  );
}
