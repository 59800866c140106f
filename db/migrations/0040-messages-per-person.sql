-- Of one announcement several people may be told now: a visit's patient, and those who look after them (J-05,
-- docs/decisions/052-for-whom.md). What they are told has the announcement in a column of its own, for a worker of the former
-- version names the key (announcement_id, role, channel) in its `on conflict`, and goes on with it.
alter table messages add column beside_id bigint;
alter table messages add constraint messages_beside foreign key (beside_id) references announcements on delete set null
  not valid;
create index messages_beside on messages (beside_id) where beside_id is not null;
create unique index messages_once on messages (coalesce(announcement_id, beside_id), role, person_id, channel);

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
