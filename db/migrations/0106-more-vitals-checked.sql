alter table vitals
  validate constraint vitals_oxygen_saturation,
  validate constraint vitals_respiratory_rate,
  validate constraint vitals_height,
  validate constraint vitals_any;
