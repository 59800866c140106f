/** SQL that ranks a practice of a doctor: those called `:hospital` first if one is chosen, then the nearest, or the main one. */
function rank(table: string, { here, hospital }: Wanted): string {
  const nearest = here
    ? `distance_km(${table}.location, point(:longitude, :latitude))`
    : `not ${table}.is_main`;
  const called = hospital ? [`(lower(${table}.name) = lower(:hospital)) is not true`] : [];
  return `(${[...called, nearest, `${table}.id`].join(', ')})`;
}

/** Whether there is a place, `:latitude` and `:longitude`, and a name, `:hospital`, that was chosen. */
interface Wanted {
  readonly here: boolean;
  readonly hospital: boolean;
}

/**
 * SQL that is true of the row `practice` of the doctor `d` that lists show: each doctor has exactly one. Doctors with
 * one practice are not compared.
 */
export const isShown = (
  wanted: Wanted,
) => `practice.ended_at is null and (d.other_practices_sound is null or not exists (
    select from practices other where other.doctor_id = d.id and other.ended_at is null
      and ${rank('other', wanted)} < ${rank('practice', wanted)}))`;

/** What a list shows of a doctor: the columns of `DoctorSummaryRow`, from `d` and `practice`. */
export const summaryColumns = `d.id, d.name, d.specialization, d.photo_hash, d.experience_years, d.languages,
  d.rating_sum, d.rating_count, practice.name as hospital_name,
  practice.hospital_agreed_at is not null as hospital_agreed, practice.clinic_fee_paise as basic_fee_paise,
  d.other_practices_sound is not null as has_others`;
