-- Whoever is on a hospital's staff may have the second step too (P-04, docs/decisions/024-second-step.md): it is of the account,
-- whatever it logs in as. doctor_id stays for those that doctors turned on: their secrets and recovery codes are bound to it, and
-- the former version knows them by it.
alter table second_factors add column account_id bigint references accounts on delete cascade;
alter table recovery_codes add column account_id bigint;
update second_factors f set account_id = d.account_id from doctors d where d.id = f.doctor_id;
update recovery_codes c set account_id = d.account_id from doctors d where d.id = c.doctor_id;
alter table recovery_codes
  drop constraint recovery_codes_doctor_id_fkey,
  drop constraint recovery_codes_pkey,
  alter column doctor_id drop not null;
alter table second_factors
  drop constraint second_factors_pkey,
  alter column doctor_id drop not null,
  add constraint second_factors_doctor unique (doctor_id),
  add primary key (account_id);
alter table recovery_codes
  add primary key (account_id, code_hash),
  add foreign key (account_id) references second_factors on delete cascade;

-- The former version writes the doctor alone.
create function name_account_of_factor() returns trigger language plpgsql as $$
begin
  new.account_id := (select account_id from doctors where id = new.doctor_id);
  return new;
end $$;
create trigger second_factors_account before insert on second_factors
  for each row when (new.account_id is null) execute function name_account_of_factor();
create trigger recovery_codes_account before insert on recovery_codes
  for each row when (new.account_id is null) execute function name_account_of_factor();
