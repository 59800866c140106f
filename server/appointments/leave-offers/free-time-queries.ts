import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';

const slotHoldingStatusesSql = literalsSql(slotOccupyingStatuses);

export interface FreeTimeRow {
  practice_id: number;
  starts_at: Date;
  ends_at: Date;
}

const busy = (who: string) => `
  exists (select from appointments a where a.${who}_id = :${who}Id and a.status in (${slotHoldingStatusesSql})
    and coalesce(a.reserved_until > :now, true)
    and tstzrange(a.starts_at, a.ends_at) && tstzrange(t.starts_at, t.ends_at))`;

/** In time order, both days included, without times within a leave; a null patient means anyone. */
export const listFreeTimes = statement('list_free_times', {
  values: {
    doctorId: of<number>,
    patientId: of<number | null>,
    mode: of<ConsultMode | null>,
    from: of<string>,
    to: of<string>,
    after: of<Date>,
    now: of<Date>,
    timeZone: of<string>,
  },
  row: of<FreeTimeRow>,
  sql: `
    select d.practice_id, t.starts_at, t.ends_at
    from published_days d
    join practices p on p.id = d.practice_id and p.ended_at is null,
      unnest(d.starts) as start,
      lateral (
        select (d.day + make_interval(mins => start)) at time zone :timeZone as starts_at,
          (d.day + make_interval(mins => start + d.interval_minutes)) at time zone :timeZone as ends_at
      ) t
    where d.doctor_id = :doctorId and d.day between :from and :to
      and (d.mode = 'Any' or d.mode = coalesce(:mode, d.mode)) and (:mode::text is null or :mode = any(p.modes))
      and t.starts_at > :after
      and not ${busy('doctor')} and not ${busy('patient')}
      and not leave_closes(d.doctor_id, t.starts_at, t.ends_at)
    order by t.starts_at`,
});

/** Locks a published time, so that it is not withdrawn until the transaction ends, as in a booking. */
export const lockOfferedTime = statement('lock_offered_time', {
  values: { practiceId: of<number>, day: of<string>, startMinutes: of<number> },
  row: of<{ practice_id: number }>,
  sql: `
    select d.practice_id from published_days d join practices p on p.id = d.practice_id and p.ended_at is null
    where d.practice_id = :practiceId and d.day = :day and :startMinutes::smallint = any(d.starts)
    for share of d`,
});

export interface ColleagueRow {
  id: number;
  practice_ids: number[];
}

/**
 * Listed doctors of the same specialization at the practice's hospital first, else within about fifty
 * kilometres of it. A null practice means any of the doctor's: patients of the evening clinic must not be
 * sent to the main practice's town.
 */
export const listColleagues = statement('list_colleagues', {
  values: { doctorId: of<number>, practiceId: of<number | null> },
  row: of<ColleagueRow>,
  sql: `
    select c.id, jsonb_agg(theirs.id) as practice_ids
    from practices here
    join doctors d on d.id = here.doctor_id
    join doctors c on c.specialization = d.specialization and c.id <> d.id and c.listed
    join practices theirs on theirs.doctor_id = c.id and theirs.ended_at is null
      and (theirs.hospital_id = here.hospital_id or (theirs.location <-> here.location) < 0.5)
    where d.id = :doctorId and (here.id = :practiceId or (:practiceId::bigint is null and here.ended_at is null))
    group by c.id
    order by bool_or(theirs.hospital_id = here.hospital_id) is true desc, min(theirs.location <-> here.location), c.id
    limit 8`,
});
