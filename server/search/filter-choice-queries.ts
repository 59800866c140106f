import { type Queryable, query } from '#db/statement.ts';
import { feeSteps } from '#domain/doctor-search.ts';
import {
  type ClinicNow,
  conditionFor,
  type DoctorFilter,
  type DoctorScope,
  doctorsShown,
  isInScope,
  isWanted,
  languages,
  scopeValues,
  where,
} from './doctor-search-queries.ts';

/** What can be chosen in the filters of a list, and how many doctors each choice would leave. */
export interface FilterChoices {
  readonly languages: string[];
  /** The sixty largest. */
  readonly hospitals: string[];
  readonly counts: {
    readonly gender: Readonly<Record<string, number>>;
    readonly language: Readonly<Record<string, number>>;
    /** By the highest fee in rupees. */
    readonly feeTo: Readonly<Record<string, number>>;
    /** Null for more doctors than are looked through. */
    readonly free: { readonly today: number; readonly tomorrow: number } | null;
  };
}

/** Looking for free slots takes longer than everything else; with so many doctors most are free. */
const freeAmong = 300;

/** Whether a doctor passes all filters but those of one kind, which the counts of that kind replace. */
function passesBut(filter: DoctorFilter, ...kinds: (keyof DoctorFilter)[]): string {
  const others = Object.fromEntries(
    Object.entries(filter).filter(([name]) => !kinds.some((kind) => kind === name)),
  );
  return isWanted(others).join(' and ') || 'true';
}

const freeOn = (day: string) => conditionFor.freeOn.replace(':freeOn', day);
const countOf = (kind: string) => `
  (select coalesce(json_object_agg(choice, n), '{}') from (
     select ${kind} as choice, count(*) as n from found where passes_${kind} group by 1) counted)`;

/** The choices of the doctors in a scope; they stay, whatever is chosen, and the counts follow the choice. */
export async function choicesOf(
  db: Queryable,
  scope: DoctorScope,
  filter: DoctorFilter,
  now: ClinicNow & { readonly tomorrow: string },
): Promise<FilterChoices> {
  const fees = feeSteps.map((fee) => `'${fee}', count(*) filter (where passes_fee and fee <= ${fee * 100})`);
  const [row] = await query<
    FilterChoices & { gender: FilterChoices['counts']['gender'] } & FilterChoices['counts']
  >(
    db,
    `with found as materialized (
       select d.id, ${languages} as languages, d.gender, practice.clinic_fee_paise as fee,
         ${passesBut(filter, 'genders')} as passes_gender, ${passesBut(filter, 'languages')} as passes_language,
         ${passesBut(filter, 'feeFromPaise', 'feeToPaise')} as passes_fee,
         ${passesBut(filter, 'freeOn')} as passes_free
       from ${doctorsShown(scope, filter)} ${where(isInScope(scope))}
     )
     select array(select distinct spoken from found, unnest(languages) as spoken order by 1) as languages,
       array(select hospital_name from (
         select any_practice.name as hospital_name
         from found join practices any_practice on any_practice.doctor_id = found.id and any_practice.ended_at is null
         group by 1 order by count(*) desc, 1 limit 60
       ) largest order by 1) as hospitals,
       ${countOf('gender')} as gender,
       (select coalesce(json_object_agg(choice, n), '{}') from (
          select spoken as choice, count(*) as n from found, unnest(languages) as spoken
          where passes_language group by 1) counted) as language,
       (select json_build_object(${fees.join(', ')}) from found) as "feeTo",
       case when (select count(*) from found where passes_free) <= ${freeAmong} then (
         select json_build_object('today', count(*) filter (where ${freeOn(':day')}),
           'tomorrow', count(*) filter (where ${freeOn(':tomorrow')}))
         from found d where passes_free) end as free`,
    { ...scopeValues(scope), ...filter, ...now },
  );
  const {
    languages: spoken = [],
    hospitals = [],
    gender = {},
    language = {},
    feeTo = {},
    free = null,
  } = row ?? {};
  return { languages: spoken, hospitals, counts: { gender, language, feeTo, free } };
}
