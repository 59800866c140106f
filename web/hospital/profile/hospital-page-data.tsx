import type { DoctorOnHospitalPage, HospitalPage } from '#contract/hospital/hospitals.ts';
import { toCallLink } from '#web/ui/format/call-link.ts';
import { useSite } from '#web/ui/page/site.ts';
import { StructuredData } from '#web/ui/page/structured-data.tsx';
import { doctorPath, hospitalPath } from '#web/ui/paths.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface HospitalPageDataProps {
  readonly hospital: Omit<HospitalPage, 'doctors'>;
  readonly specializations: readonly string[];
  readonly doctors: readonly DoctorOnHospitalPage[];
}

/** Structured data for search engines: schema.org/Hospital with departments and physicians. */
export function HospitalPageData({ hospital, specializations, doctors }: HospitalPageDataProps) {
  const { origin } = useSite();
  const { hospitalId, hospitalName: name, addressLine, city, state, pincode, location } = hospital;
  const url = origin + hospitalPath(hospitalId);
  const [longitude, latitude] = location.coordinates;
  const telephone = hospital.deskPhone && toCallLink(hospital.deskPhone).slice('tel:'.length);
  const data = {
    '@type': 'Hospital',
    '@id': url,
    url,
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLine,
      addressLocality: city,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(telephone && { telephone }),
    ...(hospital.hours.length > 0 && {
      openingHoursSpecification: hospital.hours.map(({ weekday, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[weekday - 1]}`,
        opens,
        // The end of a day as search engines read it.
        closes: closes === '24:00' ? '23:59' : closes,
      })),
    }),
    ...(hospital.closedDays.length > 0 && {
      // Equal opening and closing times mean closed.
      specialOpeningHoursSpecification: hospital.closedDays.map((day) => ({
        '@type': 'OpeningHoursSpecification',
        name: day.name,
        validFrom: day.date,
        validThrough: day.date,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
    medicalSpecialty: specializations,
    department: specializations.map((specialization) => ({
      '@type': 'MedicalClinic',
      name: `${name}, ${specialization}`,
      medicalSpecialty: specialization,
      url: origin + hospitalPath(hospitalId, specialization),
    })),
    member: doctors.map((doctor) => ({
      '@type': 'Physician',
      name: doctor.name,
      medicalSpecialty: doctor.specialization,
      url: origin + doctorPath(doctor.doctorId),
      ...(doctor.photo.url && { image: origin + doctor.photo.url }),
      priceRange: `₹${doctor.basicFee}`,
    })),
  };
  return <StructuredData data={data} />;
}
