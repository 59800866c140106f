-- Since when it is proven that the phone of an account is its owner's (J-01, docs/decisions/058-proven-phones.md): a
-- registration with a password does not prove it, a code to the phone does. Null: somebody else may have made the account.
-- The former version neither reads nor writes it: what it registers is unproven.
alter table accounts add column phone_proven_at timestamptz;

-- Another phone is another proof, whatever version changes it.
create function forget_phone_proof() returns trigger language plpgsql as $$
begin
  new.phone_proven_at := null;
  return new;
end $$;
create trigger accounts_phone_changed before update of phone on accounts
  for each row when (old.phone <> new.phone) execute function forget_phone_proof();

-- Of before: who has no password came by a code, and has that phone still unless the audit log knows of a change. Of a
-- password that was reset by a code nobody knows whether the code went to the phone or by e-mail.
update accounts a set phone_proven_at = a.created_at
from patients p
where p.account_id = a.id and a.kind = 'patient' and a.password_hash is null
  and not exists (
    select from audit_log l where l.event = 'contact_changed' and l.account_role = 'patient' and l.account_id = p.id);

-- What the first proof ends, and what it turns back to the default.
alter table guardianships drop constraint guardianships_ended_by_check,
  add constraint guardianships_ended_by_check check (ended_by in ('guardian', 'person', 'age', 'operator', 'proof'));
alter table message_choices drop constraint message_choices_source_check,
  add constraint message_choices_source_check check (source in ('settings', 'link', 'one-click', 'whatsapp', 'proof'));

-- A record that was merged away a moment ago books nothing any more (J-07): what was on its way for it becomes the visit of
-- the record that stands for it. Whoever writes a visit waits here for a merge of its person, which locks the row, and a
-- merge for whoever has come this far.
create function visit_of_present_person() returns trigger language plpgsql as $$
begin
  select coalesce(merged_into, id) into new.patient_id from patients where id = new.patient_id for key share;
  return new;
end $$;
create trigger appointments_present_person before insert on appointments
  for each row execute function visit_of_present_person();
