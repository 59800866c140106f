import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import { useSite } from '#web/ui/page/site.ts';
import { StructuredData } from '#web/ui/page/structured-data.tsx';
import { doctorPath, doctorsPath, hospitalPath } from '#web/ui/paths.ts';

interface HospitalDataProps {
  readonly doctors: readonly Omit<DoctorSummary, 'distanceKm'>[];
  /** The hospital's name in the URL. */
  readonly hname: string;
}

/**
 * Structured data for search engines: schema.org/Hospital. It uses the stored name, because a URL can say
 * anything; without a doctor there is no data.
 */
export function HospitalData({ doctors, hname }: HospitalDataProps) {
  const { origin } = useSite();
  const name = doctors.find(({ Hospital }) => Hospital.toLowerCase() === hname.toLowerCase())?.Hospital;
  if (!name) return null;
  const page = findHospitalPage(doctors, hname);
  const url = origin + (page ? hospitalPath(page.hospitalId) : doctorsPath({ hname: name }));
  const data = {
    '@type': 'Hospital',
    '@id': url,
    url,
    name,
    medicalSpecialty: [...new Set(doctors.map(({ specialization }) => specialization))],
    member: doctors.map((doctor) => ({
      '@type': 'Physician',
      name: doctor.name,
      medicalSpecialty: doctor.specialization,
      url: origin + doctorPath(doctor.doctorId),
    })),
  };
  return <StructuredData data={data} />;
}

/**
 * The page of the hospital used as a search filter, if the hospital agreed to be named by one of its doctors.
 */
export function findHospitalPage(
  doctors: HospitalDataProps['doctors'],
  hname: string,
): { readonly hospitalId: string; readonly name: string } | null {
  for (const { Hospital: name, hospitalId } of doctors) {
    if (hospitalId && name.toLowerCase() === hname.toLowerCase()) return { hospitalId, name };
  }
  return null;
}
