-- That the operator found a hospital under its name, registration and address (docs/decisions/048): only then do e-mails and SMS
-- carry its words to people who have no account.
alter table hospitals add column checked_at timestamptz;

-- The demo clinic is invented. Elsewhere a doctor who is checked and practises there by agreement stands for a hospital of before.
update hospitals h set checked_at = now()
where email like '%@demo.hams.example' or exists (
  select from practices p join doctors d on d.id = p.doctor_id
  where p.hospital_id = h.id and p.hospital_agreed_at is not null and p.ended_at is null
    and d.registration_checked_at is not null);

-- How many were made in a day, by a hospital and to one person.
create index hospital_invitations_made on hospital_invitations (made_at);
