-- An account for everybody who could log in before 0027. Locks rows and no table. What the former version changes
-- meanwhile is found by the last statements, or by the triggers.
alter table patients validate constraint patients_birth;

insert into accounts (kind, phone, password_hash, email, locale, locale_chosen, created_at)
  select 'patient', phone, password_hash, email, locale, locale_chosen, created_at
  from patients where account_id is null and phone is not null and password_hash is not null
on conflict do nothing;
update patients p set account_id = a.id
  from accounts a where a.kind = 'patient' and a.phone = p.phone and p.account_id is null;
update accounts a set phone = p.phone, password_hash = p.password_hash, email = p.email,
    locale = p.locale, locale_chosen = p.locale_chosen
  from patients p where p.account_id = a.id
    and (a.phone, a.password_hash, a.email, a.locale, a.locale_chosen)
      is distinct from (p.phone, p.password_hash, p.email, p.locale, p.locale_chosen);

insert into accounts (kind, phone, password_hash, email, locale, locale_chosen, created_at)
  select 'professional', phone, password_hash, email, locale, locale_chosen, created_at
  from doctors where account_id is null
on conflict do nothing;
update doctors d set account_id = a.id
  from accounts a where a.kind = 'professional' and a.phone = d.phone and d.account_id is null;
update accounts a set phone = d.phone, password_hash = d.password_hash, email = d.email,
    locale = d.locale, locale_chosen = d.locale_chosen
  from doctors d where d.account_id = a.id
    and (a.phone, a.password_hash, a.email, a.locale, a.locale_chosen)
      is distinct from (d.phone, d.password_hash, d.email, d.locale, d.locale_chosen);

update sessions s set account_id = p.account_id from patients p where p.id = s.patient_id and s.account_id is null;
update sessions s set account_id = d.account_id from doctors d where d.id = s.doctor_id and s.account_id is null;
