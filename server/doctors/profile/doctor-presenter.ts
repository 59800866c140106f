import type { DoctorProfile, DoctorSummary } from '#contract/doctors/doctors.ts';
import type { Practice } from '#contract/doctors/practices.ts';
import { averageRating } from '#domain/doctors/ratings.ts';
import { rupeesOf } from '#domain/platform/money.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { labelOf } from '#domain/scheduling/slot-grid.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { DoctorNearbyRow } from './doctor-queries.ts';
import type { DoctorProfileRow, DoctorSummaryRow } from './profile-columns.ts';

function whoAndHowGood(row: DoctorSummaryRow) {
  return {
    _id: String(row.id),
    doctorId: readableId('doctor', row.id),
    name: row.name,
    specialization: row.specialization,
    Hospital: row.hospital_name,
    hospitalAgreed: row.hospital_agreed,
    ...(row.agreed_hospital_id !== null && { hospitalId: readableId('hospital', row.agreed_hospital_id) }),
    experience: row.experience_years,
    basicFee: rupeesOf(row.basic_fee_paise),
    languages: row.languages,
    averageRating: averageRating(row.rating_sum, row.rating_count),
    reviewCount: row.rating_count,
  };
}

/** A doctor in a list, with the small photo; `practices` of one who has several. */
export function doctorInList(
  row: DoctorSummaryRow,
  practices: readonly Practice[] | undefined,
): Omit<DoctorSummary, 'distanceKm'> {
  const photo = { url: photoUrl(row.photo_hash, 'small') };
  return { ...whoAndHowGood(row), photo, ...(practices && { practices: [...practices] }) };
}

/** A doctor in the list of those nearby; kilometres to one decimal. */
export function doctorSummary(
  row: DoctorNearbyRow,
  practices: readonly Practice[] | undefined,
): DoctorSummary {
  return { ...doctorInList(row, practices), distanceKm: Math.round(row.distance_km * 10) / 10 };
}

/** The public profile of a doctor: no phone, no e-mail (docs/product.md#who-may-call-what). */
export function publicProfile(row: DoctorProfileRow, practices: readonly Practice[]): DoctorProfile {
  return { ...publicFields(row), practices: [...practices] };
}

export function publicFields(row: DoctorProfileRow): Omit<DoctorProfile, 'practices'> {
  return {
    ...whoAndHowGood(row),
    photo: { url: photoUrl(row.photo_hash, 'large') },
    gender: row.gender,
    medicalReg: row.medical_registration,
    address: row.hospital_address,
    registrationChecked: row.registration_checked,
    takesBookings: row.listed,
    workingHours: { from: labelOf(row.works_from), to: labelOf(row.works_to) },
    workingDays: row.works_days,
    location: { type: 'Point', coordinates: [row.location.x, row.location.y] },
    qualifications: row.qualifications,
    overview: row.overview,
  };
}
