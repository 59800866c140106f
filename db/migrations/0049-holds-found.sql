-- In parts.
-- For whoever books beside holds, and for the sweeper.
create index concurrently if not exists appointments_held on appointments (starts_at) where status = 'Held';
