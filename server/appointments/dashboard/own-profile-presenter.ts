import type { OwnProfile } from '#contract/appointments/own-profile.ts';
import { publicFields } from '#server/doctors/profile/doctor-presenter.ts';
import { slotsByDay } from '#server/scheduling/availability/availability-presenter.ts';
import type { OwnDoctorProfile } from './find-own-doctor-profile.ts';

export function presentOwnProfile(row: OwnDoctorProfile): OwnProfile {
  return {
    ...publicFields(row),
    phone: row.phone,
    email: row.email,
    hospital: row.hospital_name,
    practiceAddress: row.practice_address,
    confirmsAutomatically: row.confirms_automatically,
    council: row.council,
    registrationYear: row.registration_year,
    clinicPhone: row.clinic_phone ?? '',
    visitsAhead: row.visits_ahead,
    availableSlots: slotsByDay(Object.entries(row.available_starts)),
  };
}
