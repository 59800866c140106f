import { data, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { Review } from '#contract/appointments/reviews.ts';
import type { DoctorProfile } from '#contract/doctors/doctors.ts';
import { m } from '#messages/messages.js';
import type { LoaderDeps } from '#web/api/loader-deps.ts';
import { useSession } from '#web/api/session.ts';
import { DoctorBooking } from '#web/appointments/booking/doctor-booking.tsx';
import { ReviewList } from '#web/appointments/reviews/review-list.tsx';
import { DoctorPractices } from '#web/doctors/practices/doctor-practices.tsx';
import { DoctorPageHead } from '#web/doctors/profile/doctor-page-head.tsx';
import { DoctorFacts, DoctorIntroduction, DoctorOverview } from '#web/doctors/profile/doctor-profile.tsx';
import { type Availability, loadedDays } from '#web/scheduling/availability/booking/use-availability.ts';
import { doctorsPath, type Search, writeReviewPath } from '#web/ui/paths.ts';
import { ApiError } from '../../api/client.ts';
import { listPublishedWeekdays } from '../../doctors/profile/working-hours.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './doctor-screen.module.css';

interface DoctorData {
  readonly doctor: DoctorProfile;
  /** Null if they could not be loaded; the page works without. */
  readonly reviews: readonly Review[] | null;
  readonly availability: Availability | null;
  readonly query: string;
}

export function loadDoctor({ call }: LoaderDeps) {
  return async ({ request }: LoaderFunctionArgs): Promise<DoctorData> => {
    const { search, searchParams } = new URL(request.url);
    const id = searchParams.get('doctor');
    if (!id) throw data(null, { status: 404 });
    const { signal } = request;
    const [doctor, reviews, availability] = await Promise.all([
      call('GET /doctors/:id/profile', { params: { id }, signal }).catch((error: unknown) => {
        const unlisted = error instanceof ApiError && (error.status === 404 || error.status === 400);
        throw unlisted ? data(null, { status: 404 }) : error;
      }),
      call('GET /reviews/:doctorId', { params: { doctorId: id }, signal }).catch(() => null),
      call('GET /doctors/:id/availability', {
        params: { id },
        query: { days: loadedDays },
        signal,
      }).catch(() => null),
    ]);
    return { doctor: doctor.doctor, reviews, availability, query: search };
  };
}

export function DoctorScreen() {
  const { doctor, reviews, availability, query } = useLoaderData<DoctorData>();
  const { revalidate } = useRevalidator();
  const { role } = useSession();
  const retry = () => void revalidate();
  const params = new URLSearchParams(query);
  const search: Search = {
    hname: params.get('hname'),
    specialization: params.get('specialization'),
    reason: params.get('reason'),
  };
  return (
    <Page className={styles.screen}>
      <DoctorPageHead doctor={doctor} reviews={reviews ?? []} />
      <div className={`stack-3 column to-start ${styles.introduction}`}>
        <Link className={styles.back} to={doctorsPath(search)}>
          <Icon name="chevronLeft" />
          {m.doctors_back_to_list()}
        </Link>
        <DoctorIntroduction doctor={doctor} />
      </div>
      <div className={styles.booking}>
        {!doctor.takesBookings ? (
          <EmptyState icon="calendar" title={m.trust_no_bookings()} text={m.trust_no_bookings_hint()} />
        ) : availability ? (
          <DoctorBooking
            key={doctor.doctorId}
            doctor={doctor}
            search={search}
            query={query}
            initial={availability}
          />
        ) : (
          <EmptyState icon="warning" title={m.booking_times_failed()} failed>
            <Button onClick={retry}>{m.common_retry()}</Button>
          </EmptyState>
        )}
      </div>
      <div className={`grid column to-top ${styles.description}`}>
        <DoctorFacts
          doctor={{
            ...doctor,
            workingDays: listPublishedWeekdays(availability?.days ?? [], doctor.workingDays),
          }}
        />
        <DoctorPractices practices={doctor.practices} />
        <DoctorOverview doctor={doctor} />
        <ReviewList
          reviews={reviews}
          onRetry={retry}
          writePath={role === 'patient' ? writeReviewPath(doctor.doctorId) : null}
        />
      </div>
    </Page>
  );
}
