import type { FileAnswer } from '#contract/platform/endpoint.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { findVisitFacts } from '#server/appointments/detail/visit-facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { createInvitation, getSender } from './calendar-invitation.ts';

/**
 * An upcoming visit as a calendar file. Refuses with `appointment_not_found`, and with `wrong_status` when
 * the visit is cancelled or over.
 */
export async function createVisitFile(
  { database, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
  appointmentId: number,
  {
    reader,
    readerId,
    locale,
  }: { readonly reader: RecipientRole; readonly readerId: number; readonly locale: Locale },
): Promise<FileAnswer> {
  const visit = await findVisitFacts(database.pool, appointmentId);
  if (!visit) throw new Refusal('appointment_not_found');
  if (!openStatuses.some((status) => status === visit.status)) {
    throw new Refusal('wrong_status', { appStatus: visit.status });
  }
  const content = createInvitation(visit, 'PUBLISH', {
    now: new Date(clock.now()),
    sender: getSender(config),
    publicUrl: config.publicUrl,
    timeZone: clock.timeZone,
    locale,
    reader,
    readerId,
  });
  return { name: `${formatId('appointment', appointmentId)}.ics`, content };
}
