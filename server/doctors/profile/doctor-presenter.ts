import type { DoctorProfile, DoctorSummary } from '#contract/doctors/doctors.ts';
import type { Practice } from '#contract/doctors/practices.ts';
import { toAverageRating } from '#domain/doctors/ratings.ts';
import { roundKilometres } from '#domain/platform/distance.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { DoctorSummaryRow, ListedDoctorRow } from '../practices/listed-doctors-sql.ts';
import type { DoctorProfileRow } from './profile-columns.ts';

export function presentDoctorSummary(row: DoctorSummaryRow, photoSize: 'small' | 'large') {
  return {
    _id: String(row.id),
    doctorId: formatId('doctor', row.id),
    name: row.name,
    specialization: row.specialization,
    photo: { url: photoUrl(row.photo_hash, photoSize) },
    Hospital: row.hospital_name,
    hospitalAgreed: row.hospital_agreed,
    ...(row.agreed_hospital_id !== null && { hospitalId: formatId('hospital', row.agreed_hospital_id) }),
    experience: row.experience_years,
    basicFee: toRupees(row.basic_fee_paise),
    languages: row.languages,
    averageRating: toAverageRating(row.rating_sum, row.rating_count),
    reviewCount: row.rating_count,
  };
}

/** `practices` is set for a doctor with several. */
export function presentListedDoctor(
  row: ListedDoctorRow,
  practices: readonly Practice[] | undefined,
): DoctorSummary {
  return {
    ...presentDoctorSummary(row, 'small'),
    distanceKm: row.distance_km === null ? null : roundKilometres(row.distance_km),
    ...(practices && { practices: [...practices] }),
  };
}

/** Contains no phone and no email. */
export function presentPublicProfile(row: DoctorProfileRow, practices: readonly Practice[]): DoctorProfile {
  return { ...publicFields(row), practices: [...practices] };
}

export function publicFields(row: DoctorProfileRow): Omit<DoctorProfile, 'practices'> {
  return {
    ...presentDoctorSummary(row, 'large'),
    gender: row.gender,
    medicalReg: row.medical_registration,
    address: row.hospital_address,
    registrationChecked: row.registration_checked,
    takesBookings: row.listed,
    workingHours: { from: formatSlotTime(row.works_from), to: formatSlotTime(row.works_to) },
    workingDays: row.works_days,
    location: { type: 'Point', coordinates: [row.location.x, row.location.y] },
    qualifications: row.qualifications,
    overview: row.overview,
  };
}
