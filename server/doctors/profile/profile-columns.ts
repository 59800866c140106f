import type { Gender } from '#domain/patients/genders.ts';
import { type DoctorSummaryRow, summaryColumnsSql } from '../practices/listed-doctors-sql.ts';

interface PointValue {
  x: number;
  y: number;
}

export interface DoctorProfileRow extends DoctorSummaryRow {
  gender: Gender;
  medical_registration: string;
  works_from: number;
  works_to: number;
  works_days: number[];
  location: PointValue;
  qualifications: string[];
  overview: string;
  /** The hospital's address if it agreed, otherwise the doctor's own. */
  hospital_address: string | null;
  registration_checked: boolean;
  listed: boolean;
}

export const profileColumnsSql = `${summaryColumnsSql}, d.gender, d.medical_registration, practice.works_from, practice.works_to,
  practice.works_days, practice.location, d.qualifications, d.overview, d.listed,
  d.registration_checked_at is not null as registration_checked,
  coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
    nullif(practice.address, '')) as hospital_address`;

export const profileTablesSql = `doctors d join practices practice on practice.doctor_id = d.id and practice.is_main
  left join hospitals h on h.id = practice.hospital_id and practice.hospital_agreed_at is not null`;
