/**
 * SQL: the known part of the birth date of the patient `table`: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`
 * (domain/patients/ages.ts).
 */
export const birthDateSql = (table: string) =>
  `coalesce(to_char(${table}.date_of_birth, 'YYYY-MM-DD'),
    ${table}.birth_year || coalesce('-' || lpad(${table}.birth_month::text, 2, '0'), ''))`;
