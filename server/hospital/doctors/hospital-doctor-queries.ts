import { of, statement } from '#db/statement.ts';
import type { DeskPermission } from '#domain/hospital/desk-permissions.ts';
import type { PartMode } from '#domain/scheduling/day-parts.ts';
import type { NthOfMonth } from '#domain/scheduling/weekly-schedule.ts';

interface DoctorIdentityRow {
  practice_id: number;
  doctor_id: number;
  name: string;
  specialization: string;
  photo_hash: string | null;
  registration_checked: boolean;
  registration_refusal: string | null;
}

export interface WeeklyRule {
  weekdays: number[];
  from: number;
  to: number;
  mode: PartMode;
  every_weeks: number | null;
  nth_of_month: NthOfMonth[] | null;
}

export interface HospitalDoctorRow extends DoctorIdentityRow {
  room: string;
  listed: boolean;
  agreed_at: Date;
  desk_permissions: DeskPermission[];
  rules: WeeklyRule[];
  /** Both days inclusive. */
  leave: { from: string; to: string } | null;
}

const identityColumnsSql = `p.id as practice_id, d.id as doctor_id, d.name, d.specialization, d.photo_hash,
  d.registration_checked_at is not null as registration_checked,
  case when d.registration_refused_at is not null then d.registration_refusal end as registration_refusal`;

/** With the weekly rules of today and the current or next leave. */
export const listAgreedDoctors = statement('list_agreed_doctors', {
  values: { hospitalId: of<number>, today: of<string> },
  row: of<HospitalDoctorRow>,
  sql: `
    select ${identityColumnsSql}, p.room, d.listed, p.hospital_agreed_at as agreed_at, p.desk_permissions,
      coalesce((
        select json_agg(json_build_object('weekdays', r.weekdays, 'from', r.from_minutes, 'to', r.to_minutes,
          'mode', r.mode, 'every_weeks', r.every_weeks, 'nth_of_month', r.nth_of_month)
          order by r.weekdays, r.from_minutes)
        from schedule_rules r
        where r.practice_id = p.id and r.ended_at is null
          and r.valid_from <= :today and (r.valid_to is null or r.valid_to >= :today)
      ), '[]') as rules,
      (
        select json_build_object('from', l.first_day, 'to', l.last_day) from leaves l
        where l.doctor_id = d.id and l.state in ('sending', 'done') and l.last_day >= :today
        order by l.first_day, l.id limit 1
      ) as leave
    from practices p join doctors d on d.id = p.doctor_id
    where p.hospital_id = :hospitalId and p.hospital_agreed_at is not null and p.ended_at is null
    order by lower(d.name), p.id`,
});

export interface AskingDoctorRow extends DoctorIdentityRow {
  medical_registration: string;
}

/**
 * Practices whose doctors say they practise here and on which the hospital has not decided, newest first. A
 * hospital name typed by the doctor does not count: anyone can give their hospital that name, and would get
 * the doctor's visits by agreeing.
 */
export const listAskingDoctors = statement('list_asking_doctors', {
  values: { hospitalId: of<number> },
  row: of<AskingDoctorRow>,
  sql: `
    select ${identityColumnsSql}, d.medical_registration
    from hospitals h join practices p on p.hospital_id = h.id join doctors d on d.id = p.doctor_id
    where h.id = :hospitalId and p.hospital_agreed_at is null and p.ended_at is null
      and not exists (select from declined_practices n where n.hospital_id = h.id and n.practice_id = p.id)
    order by p.created_at desc, p.id desc`,
});

export interface ChangedPracticeRow {
  doctor_id: number;
  hospital_name: string;
  was_agreed: boolean;
}

/** Idempotent. No row if it is not one of `listAskingDoctors`. */
export const agreeToPractice = statement('agree_to_practice_of_doctors', {
  values: { hospitalId: of<number>, practiceId: of<number>, now: of<Date> },
  row: of<ChangedPracticeRow>,
  sql: `
    with former as (
      select p.id, p.hospital_agreed_at is not null as was_agreed, h.id as hospital_id, h.name
      from hospitals h join practices p on p.hospital_id = h.id
      where h.id = :hospitalId and p.id = :practiceId and p.ended_at is null
      for no key update of p
    ), asked as (
      delete from declined_practices n using former where n.hospital_id = former.hospital_id and n.practice_id = former.id
    )
    update practices p set name = former.name, hospital_agreed_at = coalesce(p.hospital_agreed_at, :now)
    from former where p.id = former.id
    returning p.doctor_id, former.name as hospital_name, former.was_agreed`,
});

/** No row if it is not one of `listAskingDoctors`; `is_new` unless it was declined before. */
export const declinePractice = statement('decline_practice', {
  values: { hospitalId: of<number>, practiceId: of<number>, now: of<Date> },
  row: of<{ doctor_id: number; hospital_name: string; is_new: boolean }>,
  sql: `
    with asking as (
      select p.id, p.doctor_id, h.id as hospital_id, h.name as hospital_name
      from hospitals h join practices p on p.hospital_id = h.id
      where h.id = :hospitalId and p.id = :practiceId and p.hospital_agreed_at is null and p.ended_at is null
      for no key update of p
    ), declined as (
      insert into declined_practices (hospital_id, practice_id, at) select hospital_id, id, :now from asking
      on conflict do nothing returning practice_id
    )
    select doctor_id, hospital_name, exists (select from declined) as is_new from asking`,
});

/** No row if the hospital has not agreed to the practice. */
export const withdrawFromPractice = statement('withdraw_from_practice', {
  values: { hospitalId: of<number>, practiceId: of<number> },
  row: of<{ doctor_id: number }>,
  sql: `
    update practices set hospital_agreed_at = null
    where id = :practiceId and hospital_id = :hospitalId and hospital_agreed_at is not null and ended_at is null
    returning doctor_id`,
});

/** No row if the hospital has not agreed to the practice. */
export const updateRoom = statement('update_room', {
  values: { hospitalId: of<number>, practiceId: of<number>, room: of<string> },
  row: of<{ doctor_id: number }>,
  sql: `
    update practices set room = :room
    where id = :practiceId and hospital_id = :hospitalId and hospital_agreed_at is not null and ended_at is null
    returning doctor_id`,
});
