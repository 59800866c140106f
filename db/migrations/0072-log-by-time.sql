-- In parts.
-- A hospital's log from a past day downwards, and page by page (M-10). The index of 0062 serves the former version, which goes by
-- the id; it goes one release later.
create index concurrently if not exists audit_log_hospital_at on audit_log (hospital_id, at desc, id desc)
  where hospital_id is not null;
