import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { isAtPracticeSql } from '#server/appointments/detail/visit-place-sql.ts';

export interface PlaceOwner {
  readonly doctorId: number | null;
  readonly hospitalId: number | null;
}

const places = { doctorId: of<number | null>, hospitalId: of<number | null>, now: of<Date> };

/** Upcoming visits `a` at the practices `pr` of a doctor or a hospital. */
const upcomingVisitsSql = `
    from appointments a join practices pr on pr.id = a.practice_id
    where a.doctor_id in (select doctor_id from practices where doctor_id = :doctorId or hospital_id = :hospitalId)
      and (a.doctor_id = :doctorId or pr.hospital_id = :hospitalId)
      and a.starts_at > :now and a.status in (${literalsSql(openStatuses)})`;

export const listVisitsAtPlaces = statement('list_visits_at_places', {
  values: places,
  row: of<{ id: number; is_here: boolean; name: string; hospital_id: number | null; offered: boolean }>,
  sql: `
    select a.id, ${isAtPracticeSql('a')} as is_here, pr.name, pr.hospital_id, a.consult_status = any(pr.modes) as offered
    ${upcomingVisitsSql} order by a.id`,
});

export const countVisitsByPractice = statement('count_visits_by_practice', {
  values: places,
  row: of<{ practice_id: number; is_main: boolean; visits: number }>,
  sql: `select pr.id as practice_id, pr.is_main, count(*)::int as visits ${upcomingVisitsSql} group by pr.id`,
});

/**
 * Visits follow their practice: they take its name, belong to the hospital that agreed to it, and become
 * video visits where it no longer sees patients in the clinic. `visits` are rows of `listUpcomingVisits` from
 * before the change, each with a meeting room; one that was cancelled or moved meanwhile is left unchanged.
 */
export const updateVisitPlaces = statement('update_visit_places', {
  values: { visits: of<string> },
  sql: `
    with given as (
      select * from jsonb_to_recordset(:visits::jsonb)
        as given (id bigint, is_here bool, name text, hospital_id bigint, offered bool, room text)
    ), wanted as (
      select a.id, given.room,
        case when given.is_here and given.name <> pr.name then pr.name else a.hospital end as hospital,
        case when pr.hospital_id is not distinct from given.hospital_id or pr.hospital_id = a.hospital_id then a.hospital_id
          when pr.hospital_agreed_at is not null then pr.hospital_id end as hospital_id,
        case when given.offered and pr.modes = '{Online}' then 'Online' else a.consult_status end as mode
      from given join appointments a on a.id = given.id join practices pr on pr.id = a.practice_id
    )
    update appointments a set hospital = wanted.hospital, hospital_id = wanted.hospital_id, consult_status = wanted.mode,
      meeting_link = case when wanted.mode = 'Online' and a.status <> 'Requested' then coalesce(a.meeting_link, wanted.room)
        else a.meeting_link end
    from wanted
    where a.id = wanted.id and a.status in (${literalsSql(openStatuses)})
      and (a.hospital, a.hospital_id, a.consult_status) is distinct from (wanted.hospital, wanted.hospital_id, wanted.mode)`,
});

/**
 * Announces new places to the patients. A pending announcement is reused, so each patient is notified once,
 * some time after the last change; `facts` describe the place before the first change, and the calendar
 * entry's sequence increases (RFC 5546).
 */
export const announcePlaceChanges = statement('announce_place_changes', {
  values: { visits: of<string>, announces: of<boolean>, now: of<Date>, dueAt: of<Date> },
  sql: `
    with given as (
      select * from jsonb_to_recordset(:visits::jsonb) as given (id bigint, facts jsonb)
    ), waiting as (
      update announcements n set due_at = :dueAt from given
      where n.appointment_id = given.id and n.event = 'placeChanged' and n.announced_at is null
      returning n.appointment_id
    ), changed as (
      update appointments a set sequence = sequence + 1 from given
      where a.id = given.id and a.status in (${literalsSql(openStatuses)})
        and a.id not in (select appointment_id from waiting)
      returning a.id, a.starts_at, a.sequence, a.status, given.facts
    )
    insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at)
    select 'placeChanged', id, starts_at, sequence,
      facts || case when status <> 'Requested' then '{"accepted": 1}' else '{}' end::jsonb, :now, :dueAt
    from changed where :announces`,
});
