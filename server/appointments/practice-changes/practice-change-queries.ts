import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import type { DeskPermission } from '#domain/hospital/desk-permissions.ts';

/** Null leaves a column as it is; another hospital brings its name and location, and has not agreed yet. */
export const updatePractice = statement('update_practice', {
  values: {
    id: of<number>,
    movesTo: of<'hospital' | 'own' | null>,
    hospitalId: of<number | null>,
    name: of<string | null>,
    address: of<string | null>,
    longitude: of<number | null>,
    latitude: of<number | null>,
    room: of<string | null>,
    clinicFeePaise: of<number | null>,
    videoFeePaise: of<number | null>,
    followUpFeePaise: of<number | null>,
    followUpDays: of<number | null>,
    slotMinutes: of<number | null>,
    modes: of<readonly ConsultMode[] | null>,
    deskPermissions: of<readonly DeskPermission[] | null>,
  },
  sql: `
    with place as (
      select p.id, case :movesTo::text when 'hospital' then :hospitalId::bigint when 'own' then null else p.hospital_id end
        as hospital_id
      from practices p where p.id = :id
    )
    update practices p set
      hospital_id = place.hospital_id,
      hospital_agreed_at = case when place.hospital_id = p.hospital_id then p.hospital_agreed_at end,
      name = coalesce(h.name, :name, p.name),
      address = case when h.id is not null and :movesTo::text is not null then '' else coalesce(:address, p.address) end,
      location = case when h.id is not null and h.id is distinct from p.hospital_id then h.location
        else coalesce(case when h.id is null then point(:longitude::float8, :latitude::float8) end, p.location) end,
      room = coalesce(:room, p.room),
      clinic_fee_paise = coalesce(:clinicFeePaise, p.clinic_fee_paise),
      video_fee_paise = case when :clinicFeePaise::bigint is null then p.video_fee_paise else :videoFeePaise end,
      follow_up_fee_paise = case when :clinicFeePaise::bigint is null then p.follow_up_fee_paise else :followUpFeePaise end,
      follow_up_days = case when :clinicFeePaise::bigint is null then p.follow_up_days else :followUpDays end,
      slot_minutes = coalesce(:slotMinutes, p.slot_minutes),
      modes = coalesce(:modes, p.modes),
      desk_permissions = coalesce(:deskPermissions, p.desk_permissions)
    from place left join hospitals h on h.id = place.hospital_id
    where p.id = place.id`,
});

/** Returns the hours, which the next main practice takes over. */
export const unsetMainPractice = statement('unset_main_practice', {
  values: { doctorId: of<number> },
  row: of<{ works_days: number[]; works_from: number; works_to: number }>,
  sql: `
    update practices set is_main = false where doctor_id = :doctorId and is_main
    returning works_days, works_from, works_to`,
});

export const setMainPractice = statement('set_main_practice', {
  values: { id: of<number>, worksDays: of<readonly number[]>, worksFrom: of<number>, worksTo: of<number> },
  sql: `
    update practices set is_main = true, works_days = :worksDays, works_from = :worksFrom, works_to = :worksTo
    where id = :id`,
});

/** Call it before visits are counted: a concurrent booking holds locks on the rows of its day. */
export const deletePracticeDays = statement('delete_practice_days', {
  values: { id: of<number> },
  sql: 'delete from published_days where practice_id = :id',
});

const holding = literalsSql(
  slotOccupyingStatuses.filter((status) => status !== 'Completed' && status !== 'Held'),
);

/** The first upcoming visits at a practice; reservations are not included. */
export const listUpcomingVisits = statement('list_upcoming_visits', {
  values: { id: of<number>, now: of<Date> },
  row: of<{ id: number; starts_at: Date }>,
  sql: `
    select id, starts_at from appointments
    -- No visit lasts a day: the bounds let the index on the doctor's starts find them.
    where doctor_id = (select doctor_id from practices where id = :id) and starts_at > :now::timestamptz - interval '1 day'
      and practice_id = :id and ends_at > :now and status in (${holding})
    order by starts_at limit 3`,
});

export const markPracticeEnded = statement('mark_practice_ended', {
  values: { id: of<number>, now: of<Date> },
  sql: 'update practices set ended_at = :now where id = :id',
});
