-- Oxygen saturation, breathing and height (F-04). The former version stores none of them.
alter table vitals
  add column oxygen_saturation_percent smallint,
  add column respiratory_rate_bpm smallint,
  add column height_cm numeric(4, 1),
  add constraint vitals_oxygen_saturation check (oxygen_saturation_percent between 50 and 100) not valid,
  add constraint vitals_respiratory_rate check (respiratory_rate_bpm between 4 and 90) not valid,
  add constraint vitals_height check (height_cm between 30 and 250) not valid,
  -- Each of them may be all that was measured.
  drop constraint vitals_check,
  add constraint vitals_any check (num_nonnulls(systolic_mmhg, heart_rate_bpm, blood_sugar_mg_dl, weight_lbs,
    temperature_c, oxygen_saturation_percent, respiratory_rate_bpm, height_cm) > 0) not valid;
