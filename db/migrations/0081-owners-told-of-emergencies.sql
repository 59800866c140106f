-- Owners are told of the first emergency access at once and of those that follow in one message (M-03). Those of before were
-- told, and so are those of the former version, which tells at once.
alter table emergency_accesses add column owners_told_at timestamptz default now();
create index emergency_accesses_untold on emergency_accesses (hospital_id) where owners_told_at is null;
