import type { Queryable } from '#db/statement.ts';
import { of, statement } from '#db/statement.ts';
import { m } from '#messages/messages.js';
import type { AuditActor } from '#server/platform/audit/audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { composeAccountSms } from '#server/platform/sms/compose-account-sms.ts';

export interface Decision {
  readonly decision: 'approve' | 'refuse' | 'withdraw';
  /** The registration that was compared with the register; null for the present one. */
  readonly seen?: string | null | undefined;
  readonly reason?: string | undefined;
}

export const auditOutcomes = { approve: 'found', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** A command-line user has no account. */
export const commandLineActor: AuditActor = { role: 'nobody' };

const listOwnersToNotify = statement('list_owners_to_notify', {
  values: { hospitalId: of<number> },
  row: of<{ phone: string; email: string; locale: Locale }>,
  sql: `
    select a.phone, a.email, a.locale from memberships m join accounts a on a.id = m.account_id
    where m.hospital_id = :hospitalId and m.role = 'owner' and m.until is null`,
});

const usefulMilliseconds = 3 * 24 * 60 * 60_000;

interface News {
  readonly decision: 'approve' | 'refuse';
  readonly name: string;
  readonly reason: string;
  readonly whose: 'doctor' | 'hospital';
}

/**
 * Notifies the owners of a decision about their hospital, or a doctor there; call `hurry` after the
 * transaction.
 */
export async function notifyHospitalOwners(
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  db: Queryable,
  hospitalId: number,
  { decision, name, reason, whose }: News,
): Promise<void> {
  const usefulUntil = clock.now() + usefulMilliseconds;
  for (const { phone, email, locale } of await listOwnersToNotify(db, { hospitalId })) {
    const isApproved = decision === 'approve';
    const [subject, text] = isApproved
      ? [
          m.operator_approved_subject,
          whose === 'doctor' ? m.operator_approved_doctor : m.operator_approved_hospital,
        ]
      : [m.operator_refused_subject, m.operator_refused_text];
    const message = {
      kind: isApproved ? 'registration_checked' : 'registration_refused',
      subject: subject({ name }, { locale }),
      text: text({ name, reason }, { locale }),
      sms: composeAccountSms(isApproved ? 'registrationChecked' : 'registrationRefused', locale, { name }),
      locale,
    };
    await outbox.put(db, { phone, email }, message, { by: 'each', usefulUntil });
  }
}
