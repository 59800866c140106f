import { of, statement } from '#db/statement.ts';

export const listReminderMinutes = statement('list_reminder_minutes', {
  values: { defaults: of<readonly number[]> },
  row: of<{ minutes: number }>,
  sql: `
    select minutes from unnest(:defaults::smallint[]) as minutes
    union select unnest(reminder_minutes) from hospitals
    order by minutes`,
});

/**
 * Announces due reminders: for accepted visits before an instant, at the offsets of the visit's hospital (not
 * of the doctor's main one), once per start. A reminder shortly after another notification is only marked as
 * announced, and so is one hours before the visit when the later one was already sent.
 */
export const insertReminders = statement('insert_reminders', {
  values: {
    minutes: of<number>,
    defaults: of<readonly number[]>,
    before: of<Date>,
    notifiedSince: of<Date>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at, announced_at)
    select 'reminder', a.id, a.starts_at, a.sequence, jsonb_build_object('minutes', :minutes::int), :now, :now,
      case when exists (
        select from appointment_events e
        where e.appointment_id = a.id and e.to_status = 'Pending' and e.at > :notifiedSince
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
