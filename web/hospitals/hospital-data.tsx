import type { DoctorSummary } from '#contract/doctors.ts';
import { doctorPath, doctorsPath } from '../paths.ts';
import { useSite } from '../ui/site.ts';
import { StructuredData } from '../ui/structured-data.tsx';

interface HospitalDataProps {
  readonly doctors: readonly Omit<DoctorSummary, 'distanceKm'>[];
  /** The hospital as the address names it. */
  readonly hname: string;
}

/**
 * What search engines read of a hospital's list of doctors: schema.org/Hospital. Its name is the stored one, since
 * an address can say anything; without a doctor there is no such hospital here.
 */
export function HospitalData({ doctors, hname }: HospitalDataProps) {
  const { origin } = useSite();
  const name = doctors.find(({ Hospital }) => Hospital.toLowerCase() === hname.toLowerCase())?.Hospital;
  if (!name) return null;
  const url = origin + doctorsPath({ hname: name });
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
