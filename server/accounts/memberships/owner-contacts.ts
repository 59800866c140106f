import { of, statement } from '#db/statement.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { activeMembershipSql } from './staff-sql.ts';

export const listOwnerContacts = statement('list_owner_contacts', {
  values: { hospitalId: of<number> },
  row: of<{ phone: string; email: string; locale: Locale }>,
  sql: `
    select a.phone, a.email, a.locale from memberships m join accounts a on a.id = m.account_id
    where m.hospital_id = :hospitalId and m.role = 'owner' and ${activeMembershipSql('m')}`,
});
