import { of, statement } from '#db/statement.ts';

export interface HospitalDoctorRow {
  id: number;
  name: string;
  specialization: string;
  /** Verified, so that their slots can be booked. */
  listed: boolean;
  registration_refusal: string | null;
  room: string;
  /** Current practices here; empty for doctors with past visits only. */
  practice_ids: number[];
  desk_may_move: boolean;
  has_visits: boolean;
}

export const listDoctorsAtHospital = statement('list_doctors_at_hospital', {
  values: { hospitalId: of<number>, from: of<Date>, before: of<Date> },
  row: of<HospitalDoctorRow>,
  sql: `
    with here as (
      select doctor_id, jsonb_agg(id order by is_main desc, id) as practice_ids,
        (array_agg(room order by room = '', is_main desc, id))[1] as room, bool_or('move' = any(desk_permissions)) as desk_may_move
      from practices
      where hospital_id = :hospitalId and hospital_agreed_at is not null and ended_at is null
      group by doctor_id
    ), visited as (
      select distinct doctor_id from appointments
      where hospital_id = :hospitalId and starts_at >= :from and starts_at < :before and status <> 'Held'
    )
    select d.id, d.name, d.specialization, d.listed,
      case when d.registration_refused_at is not null then d.registration_refusal end as registration_refusal,
      coalesce(h.room, '') as room,
      coalesce(h.practice_ids, '[]') as practice_ids, coalesce(h.desk_may_move, false) as desk_may_move,
      v.doctor_id is not null as has_visits
    from here h full join visited v using (doctor_id) join doctors d on d.id = doctor_id
    order by d.name, d.id`,
});

export interface DoctorLeaveRow {
  doctor_id: number;
  first_day: string;
  last_day: string;
  /** Minutes from midnight, of each day; null: whole days. */
  from_minutes: number | null;
  to_minutes: number | null;
}

export const listDoctorLeaves = statement('list_doctor_leaves', {
  values: { doctorIds: of<readonly number[]>, from: of<string>, to: of<string> },
  row: of<DoctorLeaveRow>,
  sql: `
    select doctor_id, first_day, last_day, from_minutes, to_minutes from leaves
    where doctor_id = any(:doctorIds::bigint[]) and state in ('sending', 'done')
      and first_day <= :to::date and last_day >= :from::date
    order by from_minutes nulls first, id`,
});
