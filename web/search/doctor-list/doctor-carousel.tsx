import type { ReactNode } from 'react';
import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DoctorCard } from './doctor-card.tsx';

interface DoctorCarouselProps {
  readonly header: ReactNode;
  readonly doctors: readonly DoctorSummary[];
  readonly today: string;
  /** By doctorId. */
  readonly next: Readonly<Record<string, FreeSlot | null>>;
  readonly loading: boolean;
}

/** The best-rated doctors nearby, side by side. */
export function DoctorCarousel({ header, doctors, today, next, loading }: DoctorCarouselProps) {
  return (
    <Carousel
      header={header}
      label={m.home_carousel()}
      previousLabel={m.home_previous()}
      nextLabel={m.home_next()}
    >
      {loading
        ? [1, 2, 3, 4].map((place) => (
            <li key={place}>
              <Skeleton height={286} />
            </li>
          ))
        : doctors.map((doctor) => (
            <li key={doctor.doctorId}>
              <DoctorCard
                doctor={doctor}
                next={next[doctor.doctorId] ?? null}
                today={today}
                action="consult"
                heading="h3"
              />
            </li>
          ))}
    </Carousel>
  );
}
