-- A person is not an account (J-01, docs/decisions/049-people-and-accounts.md): `patients` holds people, some of whom never
-- log in; `accounts` holds those who do. This is the first half of the change ("expand"): the columns that move stay where
-- they were and are kept in step by triggers, so that processes of the former version go on while this one starts. What
-- locks a table here takes no time; 0028 fills it.
create table accounts (
  id            bigint generated always as identity primary key,
  kind          text not null check (kind in ('patient', 'professional')),
  phone         text not null,
  -- Null: signs in by codes to the phone alone.
  password_hash text,
  email         text not null default '',
  locale        text not null default 'en',
  locale_chosen boolean not null default false,
  created_at    timestamptz not null default now(),
  unique (kind, phone)
);

alter table patients
  -- Whose own record this is; null for a child or anybody else who does not log in.
  add column account_id   bigint references accounts,
  alter column phone         drop not null,
  alter column password_hash drop not null,
  alter column email         set default '',
  alter column date_of_birth drop not null,
  -- For those who do not know the day (J-02).
  add column birth_year   smallint check (birth_year between 1880 and 2200),
  -- As told by the person (J-08): nothing but the number of digits can be checked.
  add column abha_number  text check (abha_number ~ '^\d{14}$'),
  add column abha_address text check (abha_address ~ '^[^@\s]+@[^@\s]+$');
alter table patients
  add constraint patients_birth check (num_nonnulls(date_of_birth, birth_year) = 1) not valid;
-- Partial, and so no key: filling the column in 0028 keeps nobody from booking.
create unique index patients_account on patients (account_id) where account_id is not null;

alter table doctors add column account_id bigint references accounts;
create unique index doctors_account on doctors (account_id) where account_id is not null;

alter table sessions add column account_id bigint references accounts on delete cascade;

-- Whom an account looks after beside its own person (J-03). A row is never deleted: it ends.
create table guardianships (
  id         bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  patient_id bigint not null references patients on delete cascade,
  -- What the person is to the account's owner.
  relation   text not null check (relation in ('child', 'parent', 'spouse', 'sibling', 'other')),
  may_book   boolean not null default true,
  may_read   boolean not null default true,
  since      timestamptz not null,
  -- The first instant at which it no longer holds; null while nothing ends it.
  until      timestamptz,
  -- Who ended it: the account, the person, the eighteenth birthday, or the operator.
  ended_by   text check (ended_by in ('guardian', 'person', 'age', 'operator')),
  -- By a code to the phone of an adult, or by the statement of a minor's parent.
  consent    text not null check (consent in ('code', 'statement')),
  -- The words that were agreed to, and the language in which they were read.
  consent_version  text not null,
  consent_language text not null,
  check ((until is null) = (ended_by is null)),
  check (until >= since)
);
create unique index guardianships_once on guardianships (account_id, patient_id) where until is null;
create index guardianships_person on guardianships (patient_id);

-- A record that the former version stores brings its account along; one that this version stores shows the former version
-- how its account is entered.
create function keep_account_of_new() returns trigger language plpgsql as $$
declare
  the_kind text := case tg_table_name when 'patients' then 'patient' else 'professional' end;
  known boolean;
begin
  if new.account_id is not null then
    select phone, password_hash, email, locale, locale_chosen
    into strict new.phone, new.password_hash, new.email, new.locale, new.locale_chosen
    from accounts where id = new.account_id;
    return new;
  end if;
  if new.phone is null or new.password_hash is null then
    return new;
  end if;
  -- Somebody from before 0028, without an account as yet: the insert conflicts by itself.
  execute format('select exists (select from %I where phone = $1)', tg_table_name) into known using new.phone;
  if known then
    return new;
  end if;
  insert into accounts (kind, phone, password_hash, email, locale, locale_chosen)
    values (the_kind, new.phone, new.password_hash, new.email, new.locale, new.locale_chosen)
  on conflict (kind, phone) do nothing returning id into new.account_id;
  -- The phone is taken, which the former version tells from the row that is missing.
  return case when new.account_id is not null then new end;
end $$;
create trigger patients_account before insert on patients
  for each row execute function keep_account_of_new();
create trigger doctors_account before insert on doctors
  for each row execute function keep_account_of_new();

create function keep_account_in_step() returns trigger language plpgsql as $$
begin
  update accounts set phone = new.phone, password_hash = new.password_hash, email = new.email,
    locale = new.locale, locale_chosen = new.locale_chosen
  where id = new.account_id and (phone, password_hash, email, locale, locale_chosen)
    is distinct from (new.phone, new.password_hash, new.email, new.locale, new.locale_chosen);
  return null;
end $$;
create trigger patients_account_changed after update of phone, password_hash, email, locale, locale_chosen on patients
  for each row when (new.account_id is not null) execute function keep_account_in_step();
create trigger doctors_account_changed after update of phone, password_hash, email, locale, locale_chosen on doctors
  for each row when (new.account_id is not null) execute function keep_account_in_step();

create function keep_owner_in_step() returns trigger language plpgsql as $$
begin
  update patients set phone = new.phone, password_hash = new.password_hash, email = new.email,
    locale = new.locale, locale_chosen = new.locale_chosen
  where account_id = new.id and (phone, password_hash, email, locale, locale_chosen)
    is distinct from (new.phone, new.password_hash, new.email, new.locale, new.locale_chosen);
  update doctors set phone = new.phone, password_hash = new.password_hash, email = new.email,
    locale = new.locale, locale_chosen = new.locale_chosen
  where account_id = new.id and (phone, password_hash, email, locale, locale_chosen)
    is distinct from (new.phone, new.password_hash, new.email, new.locale, new.locale_chosen);
  return null;
end $$;
create trigger accounts_owner_changed after update on accounts
  for each row execute function keep_owner_in_step();

create function keep_account_of_session() returns trigger language plpgsql as $$
begin
  new.account_id := case when new.patient_id is not null
    then (select account_id from patients where id = new.patient_id)
    else (select account_id from doctors where id = new.doctor_id) end;
  return new;
end $$;
create trigger sessions_account before insert on sessions
  for each row when (new.account_id is null) execute function keep_account_of_session();

-- Whom the owner of an account may book for, and whose records they may read: their own person first of all. `own` is the
-- account's own person.
create function bookable_people(own bigint, at timestamptz) returns setof bigint language sql stable parallel safe as $$
  select own
  union all
  select g.patient_id from patients me join guardianships g on g.account_id = me.account_id
  where me.id = own and g.may_book and g.since <= at and (g.until is null or g.until > at)
$$;
create function readable_people(own bigint, at timestamptz) returns setof bigint language sql stable parallel safe as $$
  select own
  union all
  select g.patient_id from patients me join guardianships g on g.account_id = me.account_id
  where me.id = own and g.may_read and g.since <= at and (g.until is null or g.until > at)
$$;
