/**
 * Time since which the patient of an appointment `a` has waited in the video room; null while the doctor is
 * there too.
 */
export const waitingSinceSql = `(
    select case when bool_or(present.role = 'doctor') then null else min(present.since) end
    from room_presence present where present.appointment_id = a.id
  ) as waiting_since`;
