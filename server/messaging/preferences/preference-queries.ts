import { of, statement } from '#db/statement.ts';
import type { Locale } from '#server/platform/http/language.ts';

export type RequestFrequency = 'at-once' | 'hourly';

export interface PersonSettingsRow {
  locale: Locale;
  /** Null for patients, like the next field. */
  request_notices: RequestFrequency | null;
  daily_digest: boolean | null;
}

const createSettingsStatement = (table: 'patients' | 'doctors', own: string) =>
  statement(`message_settings_${table}`, {
    values: { id: of<number> },
    row: of<PersonSettingsRow>,
    sql: `select a.locale, ${own} from ${table} p join accounts a on a.id = p.account_id where p.id = :id`,
  });
export const findSettings = {
  patient: createSettingsStatement('patients', 'null as request_notices, null::boolean as daily_digest'),
  doctor: createSettingsStatement('doctors', 'request_notices, daily_digest'),
};

const createLocaleUpdate = (table: 'patients' | 'doctors') =>
  statement(`choose_locale_${table}`, {
    values: { id: of<number>, locale: of<Locale> },
    sql: `
      update accounts set locale = :locale, locale_chosen = true
      where id = (select account_id from ${table} where id = :id)`,
  });
export const updateChosenLocale = {
  patient: createLocaleUpdate('patients'),
  doctor: createLocaleUpdate('doctors'),
};

/** Null leaves a field unchanged. */
export const updateDoctorSettings = statement('update_doctor_settings', {
  values: {
    id: of<number>,
    requestsTold: of<RequestFrequency | null>,
    dailyDigest: of<boolean | null>,
  },
  sql: `
    update doctors set
      request_notices = coalesce(:requestsTold, request_notices),
      daily_digest = coalesce(:dailyDigest, daily_digest)
    where id = :id`,
});
