/** True where the query has the parameters `:latitude` and `:longitude`, and `:hname`. */
interface SearchCriteria {
  readonly here: boolean;
  readonly hospital: boolean;
}

function rankSql(table: string, { here, hospital }: SearchCriteria): string {
  const nearest = here
    ? `distance_km(${table}.location, point(:longitude, :latitude))`
    : `not ${table}.is_main`;
  const chosen = hospital ? [`(lower(${table}.name) = lower(:hname)) is not true`] : [];
  return `(${[...chosen, nearest, `${table}.id`].join(', ')})`;
}

/** A doctor with one practice, as in `summaryColumnsSql`. */
export interface DoctorSummaryRow {
  id: number;
  name: string;
  specialization: string;
  photo_hash: string | null;
  hospital_name: string;
  hospital_agreed: boolean;
  agreed_hospital_id: number | null;
  experience_years: number;
  basic_fee_paise: number;
  languages: string[];
  rating_sum: number;
  rating_count: number;
  has_others: boolean;
}

export interface ListedDoctorRow extends DoctorSummaryRow {
  /** Null without a position. */
  distance_km: number | null;
}

export const summaryColumnsSql = `d.id, d.name, d.specialization, d.photo_hash, d.experience_years, d.languages,
  d.rating_sum, d.rating_count, practice.name as hospital_name,
  practice.hospital_agreed_at is not null as hospital_agreed,
  case when practice.hospital_agreed_at is not null then practice.hospital_id end as agreed_hospital_id,
  practice.clinic_fee_paise as basic_fee_paise,
  exists (
    select from practices other
    where other.doctor_id = d.id and other.id <> practice.id and other.ended_at is null
  ) as has_others`;

/**
 * SQL: the doctors that can be found, each once, at the practice shown in lists. `more` is appended:
 * conditions, order and limit on the doctor `d` and the practice `practice`.
 */
export const listedDoctorsSql = (chosen: SearchCriteria, more = '') => `(
    select ${summaryColumnsSql}, practice.location, d.gender, d.name_sound
    from practices practice join doctors d on d.id = practice.doctor_id
    where practice.ended_at is null and d.listed
      and not exists (
        select from practices other
        where other.doctor_id = practice.doctor_id and other.ended_at is null
          and ${rankSql('other', chosen)} < ${rankSql('practice', chosen)})
      ${more}
  )`;
