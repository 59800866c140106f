-- In parts.
-- The same, of those who have no account.
create index concurrently if not exists patients_contact_phone on patients (contact_phone text_pattern_ops)
  where contact_phone is not null;
