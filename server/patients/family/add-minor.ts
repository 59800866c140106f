import type { z } from 'zod';
import type { addMinorEndpoint, Person } from '#contract/patients/family.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { isMinor } from '#domain/patients/guardianship.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { insertGuardianship, insertPerson, isDuplicatePerson } from './guardianship-queries.ts';
import { parseBirth } from './parse-birth.ts';
import { presentFamilyMember } from './people-presenter.ts';
import { requireFamilyCapacity } from './require-family-capacity.ts';

/**
 * Creates a record for a minor, with the caller as guardian by their own statement. Refuses at the field a
 * birth of an adult or in the future; `people_full`, `person_listed`, `caller_under_age`.
 */
export async function addMinor(
  actor: SignedInActor,
  deps: Deps,
  form: z.output<typeof addMinorEndpoint.body>,
): Promise<Person> {
  const birth = parseBirth(form, deps.clock);
  if (!isMinor(birth, today(deps.clock))) {
    throw fieldRefusal(birth.dateOfBirth === null ? 'birthYear' : 'dateOfBirth', 'field_minor');
  }
  const { name, gender, relation, statement } = form;
  const now = new Date(deps.clock.now());
  return deps.database.transaction(async (db) => {
    const guardian = await requireFamilyCapacity(actor, deps, db);
    const accountId = guardian.account_id;
    const [listed] = await isDuplicatePerson(db, { own: actor.id, accountId, name, ...birth, now });
    if (listed) throw new Refusal('person_listed');
    const [person] = await insertPerson(db, { name, gender, ...birth, locale: actor.locale });
    if (!person) throw new Error('The person was not stored');
    const rights = { relation, mayBook: true, mayRead: true, consent: 'statement' as const };
    const agreed = { version: statement, language: actor.locale, now };
    await insertGuardianship(db, { accountId, patientId: person.id, ...rights, ...agreed });
    await writeAuditEntry(deps, db, { event: 'guardianship_began', actor, patientIds: [person.id] });
    return presentFamilyMember({
      id: person.id,
      name,
      gender,
      date_of_birth: birth.dateOfBirth,
      birth_year: birth.birthYear,
      relation,
      may_book: true,
      may_read: true,
      since: now,
      consent: 'statement',
    });
  });
}
