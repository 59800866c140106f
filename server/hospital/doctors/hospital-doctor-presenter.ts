import type { AskingDoctor, DoctorAtHospital } from '#contract/hospital/hospital-doctors.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { AskingDoctorRow, HospitalDoctorRow } from './hospital-doctor-queries.ts';

const presentIdentity = (row: AskingDoctorRow | HospitalDoctorRow) => ({
  practiceId: formatId('practice', row.practice_id),
  doctorId: formatId('doctor', row.doctor_id),
  name: row.name,
  specialization: row.specialization,
  photo: { url: photoUrl(row.photo_hash, 'small') },
  refusal: row.registration_refusal,
  registrationChecked: row.registration_checked,
});

function getState({ listed, leave }: HospitalDoctorRow, today: string): DoctorAtHospital['state'] {
  if (!listed) return 'unlisted';
  return leave && leave.from <= today ? 'away' : 'here';
}

export const presentDoctor = (row: HospitalDoctorRow, today: string): DoctorAtHospital => ({
  ...presentIdentity(row),
  room: row.room,
  agreedAt: row.agreed_at.toISOString(),
  state: getState(row, today),
  schedule: row.rules.map(({ weekdays, from, to, mode, every_weeks, nth_of_month }) => ({
    weekdays,
    from: formatSlotTime(from),
    to: formatSlotTime(to),
    mode,
    everyWeeks: every_weeks,
    nthOfMonth: nth_of_month,
  })),
  nextLeave: row.leave,
  deskPermissions: row.desk_permissions,
});

export const presentAskingDoctor = (row: AskingDoctorRow): AskingDoctor => ({
  ...presentIdentity(row),
  medicalReg: row.medical_registration,
});
