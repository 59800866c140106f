-- One person with two records (J-07, docs/decisions/057-records.md): one of them stands for both. Its id and the other stay
-- good, and what moved is kept for as long as the merge can be taken back.
alter table patients add column merged_into bigint references patients check (merged_into <> id);
create index patients_merged on patients (merged_into) where merged_into is not null;

create table person_merges (
  id        bigint generated always as identity primary key,
  kept_id   bigint not null references patients,
  gone_id   bigint not null references patients,
  merged_at timestamptz not null,
  undone_at timestamptz,
  -- The ids of the rows that moved, by table.
  moved     jsonb not null,
  check (kept_id <> gone_id)
);
create unique index person_merges_gone on person_merges (gone_id) where undone_at is null;

-- The record that an id stands for now.
create function present_person(person bigint) returns bigint language sql stable parallel safe as $$
  select coalesce((select merged_into from patients where id = person), person)
$$;

-- Whoever signs in with the account of a record that another stands for opens that one, and looks after the same people.
create or replace function bookable_people(own bigint, at timestamptz) returns setof bigint
language sql stable parallel safe as $$
  select own
  union all
  select g.patient_id from patients me join guardianships g on g.account_id = me.account_id
  where (me.id = own or me.merged_into = own) and g.may_book and g.since <= at and (g.until is null or g.until > at)
$$;
create or replace function readable_people(own bigint, at timestamptz) returns setof bigint
language sql stable parallel safe as $$
  select own
  union all
  select g.patient_id from patients me join guardianships g on g.account_id = me.account_id
  where (me.id = own or me.merged_into = own) and g.may_read and g.since <= at and (g.until is null or g.until > at)
$$;
