import { of, statement } from '#db/statement.ts';

/** Every number of minutes at which somebody is reminded, the smallest first. */
export const listReminderMinutes = statement('reminder_minutes', {
  values: { defaults: of<readonly number[]> },
  row: of<{ minutes: number }>,
  sql: `
    select minutes from unnest(:defaults::smallint[]) as minutes
    union select unnest(reminder_minutes) from hospitals
    order by minutes`,
});

/**
 * Announces the reminders that are due: of accepted visits that start before an instant, where the hospital of the
 * visit, not the doctor's main one (K-02), reminds at these minutes, once for each start. Nobody is reminded of what
 * they were told a moment ago: that reminder is put down as announced. Nor is anybody of a day that is hours away when
 * the later one has gone.
 */
export const insertReminders = statement('insert_reminders', {
  values: {
    minutes: of<number>,
    defaults: of<readonly number[]>,
    before: of<Date>,
    toldSince: of<Date>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at, announced_at)
    select 'reminder', a.id, a.starts_at, a.sequence, jsonb_build_object('minutes', :minutes::int), :now, :now,
      case when exists (
        select from appointment_events e
        where e.appointment_id = a.id and e.to_status = 'Pending' and e.at > :toldSince
      ) then :now::timestamptz end
    from appointments a
    join practices pr on pr.id = a.practice_id
    left join hospitals h on h.id = pr.hospital_id
    where a.status in ('Pending', 'Confirmed') and a.starts_at > :now and a.starts_at < :before
      and :minutes::smallint = any(coalesce(h.reminder_minutes, :defaults::smallint[]))
      and not exists (
        select from announcements r
        where r.appointment_id = a.id and r.event = 'reminder' and r.starts_at = a.starts_at
          and (r.facts ->> 'minutes')::int <= :minutes::int
      )
    on conflict do nothing
    returning id`,
});
