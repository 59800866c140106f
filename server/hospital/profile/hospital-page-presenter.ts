import type { DoctorOnHospitalPage, HospitalPage } from '#contract/hospital/hospitals.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { labelOf } from '#domain/scheduling/slot-grid.ts';
import { doctorInList } from '#server/doctors/profile/doctor-presenter.ts';
import type { DoctorOfHospital, HospitalWithDoctors } from './find-hospital.ts';

const presentDoctor = (row: DoctorOfHospital): DoctorOnHospitalPage => ({
  ...doctorInList(row, undefined),
  practiceId: readableId('practice', row.practice_id),
  room: row.room,
  nextFree: row.nextFree,
});

/** A hospital as everybody sees it: the phone and the e-mail of its sign-up are not for them. */
export const presentHospital = (row: HospitalWithDoctors): HospitalPage => ({
  hospitalId: readableId('hospital', row.id),
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
    opens: labelOf(opens),
    closes: labelOf(closes),
  })),
  closedDays: row.closed_days,
  doctors: row.doctors.map(presentDoctor),
});
