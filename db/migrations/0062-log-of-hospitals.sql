-- In parts.
-- What happened in a hospital, newest first: its log (M-10).
create index concurrently if not exists audit_log_hospital on audit_log (hospital_id, id desc)
  where hospital_id is not null;
