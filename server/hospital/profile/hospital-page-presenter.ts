import type { DoctorOnHospitalPage, HospitalPage } from '#contract/hospital/hospitals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { presentDoctorSummary } from '#server/doctors/profile/doctor-presenter.ts';
import type { HospitalDoctor, HospitalWithDoctors } from './find-hospital.ts';

const presentDoctor = (row: HospitalDoctor): DoctorOnHospitalPage => ({
  ...presentDoctorSummary(row, 'small'),
  practiceId: formatId('practice', row.practice_id),
  room: row.room,
  nextFree: row.nextFree,
});

/** The phone and email given at sign-up are not public. */
export const presentHospitalPage = (row: HospitalWithDoctors): HospitalPage => ({
  hospitalId: formatId('hospital', row.id),
  hospitalName: row.name,
  addressLine: row.address_line,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  location: { type: 'Point', coordinates: [row.location.x, row.location.y] },
  deskPhone: row.desk_phone || null,
  toBring: row.what_to_bring,
  hours: row.hours.map(([weekday, opens, closes]) => ({
    weekday,
    opens: formatSlotTime(opens),
    closes: formatSlotTime(closes),
  })),
  closedDays: row.closed_days,
  doctors: row.doctors.map(presentDoctor),
});
