-- What is typed in kg and °F is read back as it was typed: one decimal more than is shown (docs/decisions/037-units-of-vitals.md).
alter table vitals
  alter column weight_lbs type numeric(5, 2),
  alter column temperature_c type numeric(4, 2),
  -- Null: at any other time, or not said.
  add column blood_sugar_when text check (blood_sugar_when in ('fasting', 'after_meal'));
