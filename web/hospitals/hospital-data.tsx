import type { DoctorSummary } from '#contract/doctors.ts';
import { doctorPath, doctorsPath } from '../paths.ts';
import { useSite } from '../ui/page/site.ts';
import { StructuredData } from '../ui/page/structured-data.tsx';

interface HospitalDataProps {
  readonly doctors: readonly Omit<DoctorSummary, 'distanceKm'>[];
  /** The hospital's name in the address. */
  readonly hname: string;
}

/**
 * Structured data of a hospital for search engines: schema.org/Hospital. The name is the stored one, because
 * an address can say anything; without a doctor nothing is stated.
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
