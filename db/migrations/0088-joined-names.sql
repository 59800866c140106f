-- In parts.
-- A desk finds people by their names without the spaces, too: "O Grady" is O'Grady, "KSR" is K. S. R.
create index concurrently if not exists patients_name_joined
  on patients using gin (replace(name_sound, ' ', '') gin_trgm_ops);
