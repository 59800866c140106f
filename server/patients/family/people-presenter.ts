import type { Person } from '#contract/patients/family.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { PersonRow } from './people-queries.ts';

export const presentFamilyMember = (row: PersonRow): Person => ({
  patientId: formatId('patient', row.id),
  name: row.name,
  relation: row.relation,
  gender: row.gender,
  dateOfBirth: row.date_of_birth,
  birthYear: row.birth_year,
  mayBook: row.may_book,
  mayRead: row.may_read,
  since: row.since?.toISOString() ?? null,
  consent: row.consent,
});
