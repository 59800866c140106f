-- What a practice's day keeps beside what it offers (docs/decisions/054-published-days.md).
alter table published_days
  -- Starts that stay for a live appointment only; nobody else is offered them.
  add column kept    smallint[] not null default '{}',
  -- Whether the row is part of the day as it was published last. Others are empty, and stay for bookings that wait for them.
  add column is_part boolean not null default true;

-- A start of before that is not on its day's grid was kept for an appointment of another length.
create function on_grid_of_before(start smallint, length smallint) returns boolean language sql immutable
  return start >= 540 and start + length <= 1020 and (start - 540) % length = 0;
update published_days d
  set starts = array(select s from unnest(d.starts) s where on_grid_of_before(s, d.interval_minutes) order by s),
    kept = array(select s from unnest(d.starts) s where not on_grid_of_before(s, d.interval_minutes) order by s)
  where exists (select from unnest(d.starts) s where not on_grid_of_before(s, d.interval_minutes));

create or replace function publish_for_main_practice() returns trigger language plpgsql as $$
declare
  the_doctor bigint := case tg_op when 'DELETE' then old.doctor_id else new.doctor_id end;
  the_day date := case tg_op when 'DELETE' then old.day else new.day end;
  main bigint := (select id from practices where doctor_id = the_doctor and is_main);
begin
  if main is null then
    return null;
  end if;
  update published_days set starts = '{}', kept = '{}', is_part = false, source = 'hand'
  where practice_id = main and day = the_day
    and (tg_op = 'DELETE' or (interval_minutes, mode) <> (new.interval_minutes, 'Any'));
  if tg_op <> 'DELETE' then
    insert into published_days (practice_id, day, interval_minutes, mode, doctor_id, starts, kept)
      values (main, the_day, new.interval_minutes, 'Any', the_doctor,
        array(select s from unnest(new.starts) s where on_grid_of_before(s, new.interval_minutes) order by s),
        array(select s from unnest(new.starts) s where not on_grid_of_before(s, new.interval_minutes) order by s))
    on conflict (practice_id, day, interval_minutes, mode)
      do update set starts = excluded.starts, kept = excluded.kept, is_part = true, source = 'hand';
  end if;
  return null;
end $$;

create or replace function show_former_version() returns trigger language plpgsql as $$
declare
  the_practice bigint := case tg_op when 'DELETE' then old.practice_id else new.practice_id end;
  the_day date := case tg_op when 'DELETE' then old.day else new.day end;
begin
  insert into published_slots (doctor_id, day, interval_minutes, starts)
    select p.doctor_id, d.day, d.interval_minutes,
      array(select distinct s from (
        select unnest(d.starts) as s
        union all select unnest(k.kept) from published_days k where k.practice_id = p.id and k.day = the_day
      ) every_start order by s)
    from practices p join published_days d on d.practice_id = p.id
    where p.id = the_practice and p.is_main and d.day = the_day and d.mode = 'Any'
    order by d.is_part desc, cardinality(d.starts) desc, d.interval_minutes limit 1
  on conflict (doctor_id, day) do update set interval_minutes = excluded.interval_minutes, starts = excluded.starts;
  return null;
end $$;
