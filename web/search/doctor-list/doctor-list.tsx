import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { nearbyDoctorsKm } from '#domain/platform/distance.ts';
import { m } from '#messages/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DoctorCard, type DoctorCardProps } from './doctor-card.tsx';
import styles from './doctor-list.module.css';

interface DoctorListProps {
  readonly doctors: readonly DoctorSummary[];
  readonly today: string;
  /** By doctorId. */
  readonly next: Readonly<Record<string, FreeSlot | null>>;
  readonly search: DoctorCardProps['search'];
  /** Distant doctors have a heading of their own. */
  readonly farApart: boolean;
  readonly loading: boolean;
}

/** Matching doctors as cards; those too far away come last, for video. */
export function DoctorList({ doctors, today, next, search, farApart, loading }: DoctorListProps) {
  if (loading && doctors.length === 0) {
    return (
      <ul className={`stack-3 ${styles.list}`} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <Skeleton height={290} />
          </li>
        ))}
      </ul>
    );
  }
  const isFar = ({ distanceKm }: DoctorSummary) =>
    farApart && distanceKm !== null && distanceKm > nearbyDoctorsKm;
  const cards = (some: readonly DoctorSummary[], of: DoctorCardProps['search']) => (
    <ul className={`stack-3 ${styles.list}`} data-outdated={loading || undefined}>
      {some.map((doctor) => (
        <li key={doctor.doctorId}>
          <DoctorCard doctor={doctor} next={next[doctor.doctorId] ?? null} today={today} search={of} />
        </li>
      ))}
    </ul>
  );
  const near = doctors.filter((doctor) => !isFar(doctor));
  const far = doctors.filter(isFar);
  if (far.length === 0) return cards(near, search);
  return (
    <>
      {near.length > 0 && cards(near, search)}
      <h2 className={styles.far}>{m.doctors_filter_online()}</h2>
      {cards(far, { ...search, mode: 'Online' })}
    </>
  );
}
