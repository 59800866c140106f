import type { Queryable } from '#db/statement.ts';
import { m } from '#messages/messages.js';
import { listOwnerContacts } from '#server/accounts/memberships/owner-contacts.ts';
import { staffRoleLabel } from '#server/accounts/memberships/role-labels.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { OutboxMessage } from '#server/platform/outbox/outbox.ts';
import { composeAccountSms } from '#server/platform/sms/compose-account-sms.ts';
import { findAccessRecipients } from './access-recipients.ts';
import {
  claimPendingAccesses,
  listHospitalsToNotify,
  lockOwnerNotifications,
  type PendingAccessRow,
} from './emergency-access-queries.ts';

type NotifyDeps = Pick<Deps, 'database' | 'clock' | 'config' | 'outbox'>;

/** Delivery is tried for three days: an owner may be away. */
const usefulMilliseconds = 3 * 24 * 60 * 60_000;
/**
 * Accesses within this time after a message are combined in the next: no one reads the last of a hundred
 * messages.
 */
const pauseMilliseconds = 10 * 60_000;

/**
 * Notifies the owners of a hospital of pending accesses: opener, patient and reason, or only the number if
 * there are several. Does nothing within ten minutes of the last message; `notifyWaitingOwners` catches up.
 */
export async function notifyOwners(deps: NotifyDeps, db: Queryable, hospitalId: number): Promise<void> {
  const now = new Date(deps.clock.now());
  await lockOwnerNotifications(db, { hospitalId });
  const since = new Date(now.getTime() - pauseMilliseconds);
  const unnotified = await claimPendingAccesses(db, { hospitalId, since, now });
  const [access] = unnotified;
  if (!access) return;
  const isPatientTold = (await findAccessRecipients(deps, db, access.patient_id)).length > 0;
  for (const { locale, phone, email } of await listOwnerContacts(db, { hospitalId })) {
    const message =
      unnotified.length === 1
        ? messageOfOne(access, isPatientTold, locale)
        : messageOfSeveral(access.hospital_name, unnotified.length, locale);
    const usefulUntil = now.getTime() + usefulMilliseconds;
    await deps.outbox.put(db, { phone, email }, message, { by: 'each', usefulUntil });
  }
}

/** Scheduled job for accesses that were held back after a recent message. */
export async function notifyWaitingOwners(deps: NotifyDeps): Promise<void> {
  for (const { hospital_id: hospitalId } of await listHospitalsToNotify(deps.database.pool)) {
    await deps.database.transaction((db) => notifyOwners(deps, db, hospitalId));
  }
}

function messageOfOne(access: PendingAccessRow, isPatientTold: boolean, locale: Locale): OutboxMessage {
  const { hospital_name: hospital, patient_name: person, reason } = access;
  const role = staffRoleLabel(access.role, locale);
  const words = { hospital, person, reason, role, who: access.name || role };
  const text = isPatientTold ? m.emergency_access_owner_text : m.emergency_access_owner_text_untold;
  return {
    kind: 'emergency_at_hospital',
    subject: m.emergency_access_owner_subject(words, { locale }),
    text: text(words, { locale }),
    sms: composeAccountSms('emergencyAtHospital', locale, words),
    locale,
  };
}

function messageOfSeveral(hospital: string, count: number, locale: Locale): OutboxMessage {
  const words = { hospital, count };
  return {
    kind: 'emergencies_at_hospital',
    subject: m.emergency_access_owner_subject_several(words, { locale }),
    text: m.emergency_access_owner_text_several(words, { locale }),
    sms: composeAccountSms('emergenciesAtHospital', locale, words),
    locale,
  };
}
