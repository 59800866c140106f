import type { Review } from '#contract/appointments/reviews.ts';
import type { DoctorProfile } from '#contract/doctors/doctors.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { useSite } from '#web/ui/page/site.ts';
import { doctorPath } from '#web/ui/paths.ts';
import { PhysicianData } from './physician-data.tsx';

interface DoctorPageHeadProps {
  readonly doctor: DoctorProfile;
  readonly reviews: readonly Review[];
}

/** What the page of a doctor tells search engines. */
export function DoctorPageHead({ doctor, reviews }: DoctorPageHeadProps) {
  const { origin } = useSite();
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
    <>
      <PageHead
        title={title}
        description={description}
        path={doctorPath(doctor.doctorId)}
        profile={{ picture: photo }}
      />
      <PhysicianData doctor={doctor} reviews={reviews} url={url} photo={photo} />
    </>
  );
}
