import { data, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { Review } from '#contract/appointments/reviews.ts';
import type { DoctorProfile } from '#contract/doctors/doctors.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import type { LoaderDeps } from '#web/api/loader-deps.ts';
import { useSession } from '#web/api/session.ts';
import { ReviewList } from '#web/appointments/reviews/review-list.tsx';
import { DoctorPractices } from '#web/doctors/practices/doctor-practices.tsx';
import { DoctorFacts, DoctorIntroduction, DoctorOverview } from '#web/doctors/profile/doctor-profile.tsx';
import { type Availability, loadedDays } from '#web/scheduling/availability/booking/use-availability.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { doctorPath, doctorsPath, type Search, writeReviewPath } from '#web/ui/paths.ts';
import { ApiError } from '../../api/client.ts';
import { PhysicianData } from '../../doctors/profile/physician-data.tsx';
import { listPublishedWeekdays } from '../../doctors/profile/working-hours.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useSite } from '../../ui/page/site.ts';
import { DoctorBooking } from './doctor-booking.tsx';
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
  const { origin } = useSite();
  const { revalidate } = useRevalidator();
  const { role } = useSession();
  const retry = () => void revalidate();
  const params = new URLSearchParams(query);
  const search: Search = {
    hname: params.get('hname'),
    specialization: params.get('specialization'),
    reason: params.get('reason'),
  };
  const specialization = translateSpecialization(doctor.specialization) || m.doctors_general();
  const hospital = doctor.Hospital || m.doctors_own_practice();
  const title = m.doctors_profile_title({ name: doctor.name, specialization, hospital });
  const description = m.doctors_profile_description({
    name: doctor.name,
    specialization,
    hospital,
    years: doctor.experience,
    fee: formatRupees(doctor.basicFee),
  });
  const url = origin + doctorPath(doctor.doctorId);
  const photo = doctor.photo.url && origin + doctor.photo.url;

  return (
    <Page className={styles.screen}>
      <PageHead
        title={title}
        description={description}
        path={doctorPath(doctor.doctorId)}
        profile={{ picture: photo }}
      />
      <PhysicianData doctor={doctor} reviews={reviews ?? []} url={url} photo={photo} />
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
            <Button onClick={retry}>{m.booking_retry()}</Button>
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
