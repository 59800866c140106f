-- What hospitals offer at a fixed price, as they say themselves in their settings: the home page of a clinic has no others (B-10).
create table hospital_programs (
  id          bigint generated always as identity primary key,
  hospital_id bigint not null references hospitals,
  name        text not null,
  price_paise bigint not null check (price_paise >= 0),
  description text not null,
  created_at  timestamptz not null
);
create index hospital_programs_hospital on hospital_programs (hospital_id);

-- Whether the author agrees that the home page quotes it (B-11).
alter table reviews add column may_quote boolean not null default false;
