import type { FileAnswer } from '#contract/platform/endpoint.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { openStatuses } from '#domain/appointments/appointment-life.ts';
import type { Reader } from '#domain/messaging/announcements.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { visitFacts } from '#server/appointments/detail/visit-facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { invitation, senderOf } from './invitation.ts';

/**
 * A visit that lies ahead, as a file that any calendar opens (N-05). Refuses with `appointment_not_found`, and
 * with `wrong_status` when the visit does not take place any more, or is over.
 */
export async function saveableVisit(
  { database, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
  appointmentId: number,
  {
    reader,
    readerId,
    locale,
  }: { readonly reader: Reader; readonly readerId: number; readonly locale: Locale },
): Promise<FileAnswer> {
  const visit = await visitFacts(database.pool, appointmentId);
  if (!visit) throw new Refusal('appointment_not_found');
  if (!openStatuses.some((status) => status === visit.status)) {
    throw new Refusal('wrong_status', { appStatus: visit.status });
  }
  const content = invitation(visit, 'PUBLISH', {
    now: new Date(clock.now()),
    sender: senderOf(config),
    publicUrl: config.publicUrl,
    timeZone: clock.timeZone,
    locale,
    reader,
    readerId,
  });
  return { name: `${readableId('appointment', appointmentId)}.ics`, content };
}
