import { of, statement } from '#db/statement.ts';
import type { Council } from '#domain/doctors/councils.ts';
import { joinFirstOwnerSql } from '#server/accounts/memberships/staff-sql.ts';

interface WaitingDoctorRow {
  id: number;
  name: string;
  medical_registration: string;
  council: Council | null;
  registration_year: number | null;
  specialization: string;
  hospital_name: string;
  phone: string;
  email: string;
  created_at: Date;
  refused_at: Date | null;
  refusal: string;
}

/** Doctors whose registration is undecided, or was refused and not changed since; the oldest first. */
export const listWaitingDoctors = statement('list_waiting_doctors', {
  values: { max: of<number> },
  row: of<WaitingDoctorRow>,
  sql: `
    select d.id, d.name, d.medical_registration, d.council, d.registration_year, d.specialization,
      main.name as hospital_name, a.phone, a.email, d.created_at, d.registration_refused_at as refused_at,
      d.registration_refusal as refusal
    from doctors d join accounts a on a.id = d.account_id join practices main on main.doctor_id = d.id and main.is_main
    where d.registration_checked_at is null
    order by d.registration_refused_at is not null, d.created_at, d.id limit :max`,
});

interface WaitingHospitalRow {
  id: number;
  name: string;
  registration_id: string;
  address: string;
  phone: string;
  email: string;
  created_at: Date;
  refused_at: Date | null;
  refusal: string;
  twin_id: number | null;
  twin_name: string | null;
}

export const listWaitingHospitals = statement('list_waiting_hospitals', {
  values: { max: of<number> },
  row: of<WaitingHospitalRow>,
  sql: `
    select h.id, h.name, h.registration_id, concat_ws(', ', nullif(h.address_line, ''), concat(h.city, ' ', h.pincode)) as address,
      coalesce(owner.phone, '') as phone, coalesce(h.email, owner.email, '') as email, h.created_at, h.refused_at, h.refusal, twin.id as twin_id, twin.name as twin_name
    from hospitals h left join lateral (
      select t.id, t.name from hospitals t
      where t.id <> h.id and t.merged_into is null and sound_of(t.name) = sound_of(h.name)
        and (t.pincode = h.pincode or distance_km(t.location, h.location) < 2)
      order by t.id limit 1
    ) twin on true
    ${joinFirstOwnerSql('h.id')}
    where h.merged_into is null and h.checked_at is null
    order by h.refused_at is not null, h.created_at, h.id limit :max`,
});

interface DecidedRow {
  kind: 'doctor' | 'hospital';
  id: number;
  name: string;
  registration: string;
  checked_at: Date;
}

/** The latest approvals, so that a mistaken one can be taken back. */
export const listLastApproved = statement('list_last_approved', {
  values: { max: of<number> },
  row: of<DecidedRow>,
  sql: `
    select * from (
      select 'doctor' as kind, id, name, medical_registration as registration, registration_checked_at as checked_at
      from doctors where registration_checked_at is not null
      union all
      select 'hospital', id, name, registration_id, checked_at from hospitals
      where checked_at is not null and merged_into is null
    ) decided order by checked_at desc, id desc limit :max`,
});

interface AskedAgreementRow {
  practice_id: number;
  doctor_id: number;
  doctor_name: string;
  hospital_id: number;
  hospital_name: string;
  created_at: Date;
}

/** Practices at a listed hospital that has not yet confirmed the doctor as one of its own. */
export const listPendingAgreements = statement('list_pending_agreements', {
  values: { max: of<number> },
  row: of<AskedAgreementRow>,
  sql: `
    select p.id as practice_id, d.id as doctor_id, d.name as doctor_name, h.id as hospital_id, h.name as hospital_name,
      p.created_at
    from practices p join doctors d on d.id = p.doctor_id join hospitals h on h.id = p.hospital_id
    where p.hospital_agreed_at is null and p.ended_at is null
      and not exists (select from declined_practices n where n.hospital_id = h.id and n.practice_id = p.id)
    order by p.created_at, p.id limit :max`,
});
