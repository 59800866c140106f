/** Whether there is a place, `:latitude` and `:longitude`, and a name, `:hospital`, that was chosen. */
interface Wanted {
  readonly here: boolean;
  readonly hospital: boolean;
}

/** SQL that ranks a practice of a doctor: those called `:hospital` first if one is chosen, then the nearest, or the main one. */
function rank(table: string, { here, hospital }: Wanted): string {
  const nearest = here
    ? `distance_km(${table}.location, point(:longitude, :latitude))`
    : `not ${table}.is_main`;
  const called = hospital ? [`(lower(${table}.name) = lower(:hospital)) is not true`] : [];
  return `(${[...called, nearest, `${table}.id`].join(', ')})`;
}

/** SQL: of a doctor with several practices, the one that lists show. */
const isShown = (wanted: Wanted) => `not exists (
    select from practices other where other.doctor_id = practice.doctor_id and other.ended_at is null
      and ${rank('other', wanted)} < ${rank('practice', wanted)})`;

/** What a list shows of a doctor: the columns of `DoctorSummaryRow`. */
const ofDoctor = `d.id, d.name, d.specialization, d.photo_hash, d.experience_years, d.languages,
  d.rating_sum, d.rating_count`;
export const summaryColumns = `${ofDoctor}, practice.name as hospital_name,
  practice.hospital_agreed_at is not null as hospital_agreed,
  case when practice.hospital_agreed_at is not null then practice.hospital_id end as agreed_hospital_id,
  practice.clinic_fee_paise as basic_fee_paise,
  d.other_practices_sound is not null as has_others`;
/** The same of a row of `doctorsShown`. */
export const shownColumns = `${ofDoctor}, d.hospital_name, d.hospital_agreed, d.agreed_hospital_id, d.basic_fee_paise,
  d.has_others`;

/** SQL of where the practice that is shown is read from: the doctor's own columns, or a row of `practices`. */
export interface Source {
  readonly name: string;
  readonly location: string;
  /** How the practices beside the main one sound; empty where there are none. */
  readonly otherSounds: string;
}
const only: Source = { name: 'd.hospital_name', location: 'd.location', otherSounds: "''" };
const oneOfSeveral: Source = {
  name: 'practice.name',
  location: 'practice.location',
  otherSounds: 'd.other_practices_sound',
};

/** What is searched, sorted and counted by. */
const searched = ({ location, otherSounds }: Source) =>
  `${location} as location, d.gender, d.name_sound, d.hospital_sound, ${otherSounds} as other_practices_sound`;

/**
 * SQL of the doctors that are listed, each with the practice that lists show (K-02): the columns of `DoctorSummaryRow`,
 * `location`, `gender` and the sounds. Of doctors with one practice it is in their own row (docs/decisions/050-practices.md),
 * so that they are found as if there were no others. `more` is put behind each half: conditions, order, limit.
 */
export const doctorsShown = (wanted: Wanted, more: (source: Source) => string = () => '') => `(
    (select ${ofDoctor}, d.hospital_name, d.hospital_agreed_at is not null as hospital_agreed,
       case when d.hospital_agreed_at is not null then d.hospital_id end as agreed_hospital_id, d.basic_fee_paise,
       false as has_others, ${searched(only)}
     from doctors d
     where d.listed and d.other_practices_sound is null ${more(only)})
    union all
    (select ${summaryColumns}, ${searched(oneOfSeveral)}
     from practices practice join doctors d on d.id = practice.doctor_id
     where practice.has_others and practice.ended_at is null and d.listed and d.other_practices_sound is not null
       and ${isShown(wanted)} ${more(oneOfSeveral)})
  )`;
