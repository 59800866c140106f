import type { HospitalPatient } from '#contract/hospital/hospital-patients.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toClinicTime } from '#server/appointments/detail/appointment-facts.ts';
import { presentAge } from '#server/patients/profile/present-age.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HospitalPatientRow } from './person-queries.ts';

const brief = (
  id: number | null,
  at: Date | null,
  doctorId: number | null,
  doctorName: string | null,
  timeZone: string,
): HospitalPatient['lastVisit'] =>
  id === null || at === null || doctorId === null || doctorName === null
    ? null
    : {
        appointmentId: formatId('appointment', id),
        ...toClinicTime(at, timeZone),
        doctorId: formatId('doctor', doctorId),
        doctorName,
      };

export const presentHospitalPatient = (row: HospitalPatientRow, clock: Clock): HospitalPatient => ({
  patientId: formatId('patient', row.id),
  name: row.name,
  gender: row.gender,
  ...presentAge(row.birth_date, clock),
  phone: row.phone,
  lastVisit: brief(row.last_id, row.last_at, row.last_doctor_id, row.last_doctor, clock.timeZone),
  nextVisit: brief(row.next_id, row.next_at, row.next_doctor_id, row.next_doctor, clock.timeZone),
});
