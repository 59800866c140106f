import { of, statement } from '#db/statement.ts';

/** Announces today's list to each doctor who wants it and has visits today, once per day. */
export const insertDigests = statement('insert_digests', {
  values: { dayBegins: of<Date>, dayEnds: of<Date>, timeZone: of<string>, now: of<Date> },
  sql: `
    insert into announcements (event, doctor_id, starts_at, facts, made_at, due_at)
    select 'dailyDigest', d.id, :dayBegins,
      jsonb_build_object(
        'count', count(*),
        'time', to_char(min(a.starts_at) at time zone :timeZone, 'HH24:MI'),
        'requests', (
          select count(*) from appointments r
          where r.doctor_id = d.id and r.status = 'Requested' and r.starts_at > :now
        ),
        'list', string_agg(to_char(a.starts_at at time zone :timeZone, 'HH24:MI') || ' ' || p.name, E'\\n'
          order by a.starts_at)
      ),
      :now, :now
    from appointments a join doctors d on d.id = a.doctor_id join patients p on p.id = a.patient_id
    where d.daily_digest and a.status in ('Pending', 'Confirmed')
      and a.starts_at >= :dayBegins and a.starts_at < :dayEnds
      and not exists (
        select from announcements o
        where o.doctor_id = d.id and o.event = 'dailyDigest' and o.appointment_id is null and o.starts_at = :dayBegins
      )
    group by d.id
    on conflict do nothing`,
});

export const insertHourlyRequests = statement('insert_hourly_requests', {
  values: { hourBegan: of<Date>, now: of<Date> },
  sql: `
    insert into announcements (event, doctor_id, starts_at, facts, made_at, due_at)
    select 'requestsOfTheHour', d.id, :hourBegan, jsonb_build_object('count', count(*)), :now, :now
    from doctors d join appointments a on a.doctor_id = d.id
    where d.request_notices = 'hourly' and a.status = 'Requested' and a.starts_at > :now
      and a.booked_at <= :hourBegan and a.booked_at > coalesce(
        (
          select max(o.starts_at) from announcements o
          where o.doctor_id = d.id and o.event = 'requestsOfTheHour' and o.appointment_id is null
        ),
        :hourBegan::timestamptz - interval '1 day'
      )
    group by d.id
    on conflict do nothing`,
});
