-- Places are found by how their names sound, in any Indian script and mistyped, as people are (decisions/032).
alter table place_names
  add column sound text not null generated always as (sound_of(folded)) stored;
create index place_names_sound on place_names (sound text_pattern_ops);

-- The doctors of a hospital are those who name it, as in the list of doctors.
create index doctors_hospital_name on doctors (lower(hospital_name));
