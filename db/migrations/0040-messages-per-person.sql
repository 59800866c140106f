-- Of one announcement several people may be told now: a visit's patient, and those who look after them (J-05,
-- docs/decisions/052-for-whom.md). The former version's workers name the old key in their `on conflict`, which fails
-- without it: their transaction rolls back, and the announcement waits for a process of this version.
create unique index messages_once on messages (announcement_id, role, person_id, channel);
alter table messages drop constraint messages_announcement_id_role_channel_key;

-- Whoever looked after somebody hears at once that it has ended, or that it began: their open tabs are checked again.
create function tell_guardian() returns trigger language plpgsql as $$
begin
  insert into live_changes
    select json_build_object('kind', 'session', 'id', s.id)
    from sessions s where s.account_id = new.account_id and s.ended_at is null;
  return null;
end $$;
create trigger guardianships_told after insert or update on guardianships
  for each row execute function tell_guardian();
