-- In parts.
-- A desk finds people by how their names sound.
create index concurrently if not exists patients_name_sound on patients using gin (name_sound gin_trgm_ops);
