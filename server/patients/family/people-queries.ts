import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { Relation } from '#domain/patients/guardianship.ts';

export interface PersonRow {
  id: number;
  name: string;
  gender: Gender;
  date_of_birth: string | null;
  birth_year: number | null;
  relation: Relation | 'self';
  may_book: boolean;
  may_read: boolean;
  since: Date | null;
  consent: 'code' | 'statement' | null;
}

/**
 * The own person, then the people their account looks after now, the oldest guardianship first. Each person
 * once, also if two merged accounts look after them; merged records are left out.
 */
export const listPeople = statement('list_people', {
  values: { own: of<number>, now: of<Date> },
  row: of<PersonRow>,
  sql: `
    select id, name, gender, date_of_birth, birth_year, 'self' as relation, true as may_book, true as may_read,
      null::timestamptz as since, null as consent, 0 as came
    from patients where id = :own
    union all
    select p.id, p.name, p.gender, p.date_of_birth, p.birth_year, (array_agg(g.relation order by g.id))[1],
      bool_or(g.may_book), bool_or(g.may_read), min(g.since), (array_agg(g.consent order by g.id))[1], min(g.id)
    from patients me
      join guardianships g on g.account_id = me.account_id and g.since <= :now and (g.until is null or g.until > :now)
      join patients p on p.id = g.patient_id and p.merged_into is null
    where me.id = :own or me.merged_into = :own
    group by p.id
    order by came`,
});

/** True where the owner of an account may book for a person, and read their record. */
export const findAccess = statement('find_access', {
  values: { own: of<number>, person: of<number>, now: of<Date> },
  row: of<{ may_book: boolean; may_read: boolean }>,
  sql: `
    select :person in (select bookable_people(:own, :now)) as may_book,
      :person in (select readable_people(:own, :now)) as may_read`,
});

export const findCurrentRecord = statement('find_current_record', {
  values: { id: of<number> },
  row: of<{ id: number }>,
  sql: 'select present_person(:id) as id',
});
