import type { Review } from '#contract/appointments/reviews.ts';
import type { DoctorProfile } from '#contract/doctors/doctors.ts';
import type { Practice } from '#contract/doctors/practices.ts';
import { StructuredData } from '../../ui/page/structured-data.tsx';

interface PhysicianDataProps {
  readonly doctor: DoctorProfile;
  readonly reviews: readonly Review[];
  readonly url: string;
  readonly photo: string | null;
}

/** The name counts as a hospital's only if the hospital agreed. */
const toPlaceData = ({ name, hospitalAgreed, address, location, fees }: Practice) => ({
  '@type': hospitalAgreed ? 'Hospital' : 'Place',
  name,
  ...(address && { address }),
  geo: { '@type': 'GeoCoordinates', latitude: location.coordinates[1], longitude: location.coordinates[0] },
  ...(hospitalAgreed && { priceRange: `₹${fees.clinic}` }),
});

/** Structured data for search engines: schema.org/Physician. */
export function PhysicianData({ doctor, reviews, url, photo }: PhysicianDataProps) {
  const [longitude, latitude] = doctor.location.coordinates;
  // As in the average: other reviews do not count.
  const verified = reviews.filter(({ verifiedVisit }) => verifiedVisit);
  const data = {
    '@type': 'Physician',
    '@id': url,
    url,
    name: doctor.name,
    ...(photo && { image: photo }),
    medicalSpecialty: doctor.specialization,
    ...(doctor.overview && { description: doctor.overview }),
    identifier: doctor.medicalReg,
    ...(doctor.address && { address: doctor.address }),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(doctor.Hospital &&
      doctor.hospitalAgreed && { hospitalAffiliation: { '@type': 'Hospital', name: doctor.Hospital } }),
    ...(doctor.practices.length > 1 && { location: doctor.practices.map(toPlaceData) }),
    priceRange: `₹${doctor.basicFee}`,
    ...(doctor.averageRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: doctor.averageRating,
        reviewCount: doctor.reviewCount,
        bestRating: 5,
      },
    }),
    ...(verified.length > 0 && {
      review: verified.slice(0, 5).map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.patientId.name },
        datePublished: review.date,
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
        reviewBody: review.comment,
      })),
    }),
  };
  return <StructuredData data={data} />;
}
