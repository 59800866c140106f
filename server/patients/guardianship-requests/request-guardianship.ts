import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import type { DeliveryMethod } from '#contract/accounts/passwords.ts';
import type { requestGuardianshipEndpoint } from '#contract/patients/family.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { guardianshipVersion, mayBeAdult } from '#domain/patients/guardianship.ts';
import { m } from '#messages/messages.js';
import { generateCode } from '#server/accounts/passwords/one-time-code.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { toAddressBlock } from '#server/platform/http/address-block.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { composeAccountSms } from '#server/platform/sms/compose-account-sms.ts';
import { parseBirth } from '../family/parse-birth.ts';
import { requireFamilyCapacity } from '../family/require-family-capacity.ts';
import {
  refuseTooManyRequests,
  requestValidHours,
  requestValidMilliseconds,
} from './guardianship-request-limits.ts';
import { findPhoneOwner, insertRequest, withdrawPreviousRequest } from './guardianship-request-queries.ts';

type Form = z.output<typeof requestGuardianshipEndpoint.body>;

/**
 * A code has only a million values, so the hash is keyed; it is valid for one requesting account and phone.
 */
export function hashRequestCode(
  { jwtSecret }: Pick<Deps, 'jwtSecret'>,
  accountId: number,
  phone: string,
  code: string,
): string {
  return createHmac('sha256', jwtSecret)
    .update(`guardianship code\n${accountId}\n${phone}\n${code}`)
    .digest('base64url');
}

const describeRights = ({ mayBook, mayRead }: Form) =>
  mayBook && mayRead ? m.people_ask_both : mayBook ? m.people_ask_book : m.people_ask_read;

/**
 * Asks an adult to become their guardian: a code goes to the adult's phone, who passes it on or enters it
 * themselves. A phone without an account gets the same refusals, statements and answer. Refuses at the field
 * a minor and the caller's own phone; `people_full`, `caller_under_age`, `too_many_codes`, `no_messages`.
 */
export async function requestGuardianship(
  actor: SignedInActor,
  deps: Deps,
  form: Form,
): Promise<{ requestId: string; by: DeliveryMethod }> {
  const { config, database, clock, outbox } = deps;
  const birth = parseBirth(form, clock);
  if (!mayBeAdult(birth, today(clock))) {
    throw fieldRefusal(birth.dateOfBirth === null ? 'birthYear' : 'dateOfBirth', 'field_adult');
  }
  const { phone } = form;
  const [by] = outbox.ways;
  if (!by || (by === 'mailbox' && config.openToOthers)) {
    throw new Refusal('no_messages');
  }
  const now = clock.now();
  const code = generateCode();
  const requestId = await database.transaction(async (db) => {
    const guardian = await requireFamilyCapacity(actor, deps, db);
    if (guardian.phone === phone) throw fieldRefusal('phone', 'field_own_phone');
    const accountId = guardian.account_id;
    const block = toAddressBlock(actor.address);
    await refuseTooManyRequests(db, { accountId, phone, address: block }, now);
    const [owner] = await findPhoneOwner(db, { phone });
    const language = owner?.locale ?? actor.locale;
    await withdrawPreviousRequest(db, { accountId, phone, now: new Date(now) });
    const [request] = await insertRequest(db, {
      ...{ accountId, phone, ...birth, address: block },
      ...{ name: form.name, gender: form.gender, relation: form.relation },
      ...{ mayBook: form.mayBook, mayRead: form.mayRead },
      ...{ version: guardianshipVersion, language },
      hash: hashRequestCode(deps, accountId, phone, code),
      now: new Date(now),
      expiresAt: new Date(now + requestValidMilliseconds),
    });
    if (!request) throw new Error('The request was not stored');
    const facts = { guardian: guardian.name, code, hours: String(requestValidHours) };
    const options = { locale: language };
    const message = {
      kind: 'family_asked',
      locale: language,
      subject: m.people_ask_subject({ guardian: guardian.name }, options),
      text: `${m.people_ask_text(facts, options)} ${describeRights(form)(facts, options)}`,
      sms: composeAccountSms('familyAsked', language, facts),
    };
    // People without an account cannot be reached by email; the response takes as long.
    const to = owner ?? (by === 'email' ? null : { phone, email: '' });
    await outbox.put(db, to, message, { by: 'best', usefulUntil: now + requestValidMilliseconds });
    return String(request.id);
  });
  outbox.hurry();
  return { requestId, by };
}
