import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { isAtPracticeSql, joinVisitHospitalsSql, visitAddressSql, visitPhoneSql } from './visit-place-sql.ts';

export interface VisitFactsRow {
  id: number;
  root_id: number;
  sequence: number;
  status: AppointmentStatus;
  starts_at: Date;
  ends_at: Date;
  consult_status: ConsultMode;
  hospital: string;
  address: string | null;
  position: { x: number; y: number } | null;
  phone: string;
  to_bring: string;
  doctor_id: number;
  doctor_name: string;
  patient_id: number;
  patient_name: string;
  patient_email: string;
}

export const findVisitFactsRows = statement('find_visit_facts_rows', {
  values: { ids: of<readonly number[]> },
  row: of<VisitFactsRow>,
  sql: `
    with recursive chain (id, earlier_id, replaces_id) as (
      select id, id, replaces_id from appointments where id = any(:ids)
      union all
      select chain.id, a.id, a.replaces_id
      from chain join appointments a on a.id = chain.replaces_id
    )
    select a.id, chain.earlier_id as root_id, a.sequence, a.status, a.starts_at, a.ends_at,
      a.consult_status, a.hospital,
      ${visitAddressSql('a')} as address,
      case when ${isAtPracticeSql('a')} then coalesce(h.location, pr.location) end as position,
      ${visitPhoneSql} as phone,
      case when a.consult_status = 'Offline' then coalesce(of_visit.what_to_bring, '') else '' end as to_bring,
      a.doctor_id, d.name as doctor_name, a.patient_id, p.name as patient_name,
      coalesce(account.email, '') as patient_email
    from chain
    join appointments a on a.id = chain.id
    join doctors d on d.id = a.doctor_id
    join practices pr on pr.id = a.practice_id
    join patients p on p.id = a.patient_id left join accounts account on account.id = p.account_id
    ${joinVisitHospitalsSql('a')}
    where chain.replaces_id is null`,
});
