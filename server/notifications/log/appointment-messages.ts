import type { VisitMessage } from '#contract/messages.ts';
import { appointmentIdOf, ownAppointment, type Party } from '#server/appointments/own-appointment.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import { visitMessage } from './log-presenter.ts';
import { messagesOfAppointment } from './log-queries.ts';

/** More than one visit ever gets. */
const shownAtMost = 200;

/**
 * What was sent about an appointment and what became of it (N-06): to its doctor all, to its patient what was
 * meant for the patient, and whose visit it is; `appointment_not_found` for anybody else.
 */
export async function appointmentMessages(
  { database: { pool }, clock }: Pick<Deps, 'database' | 'clock'>,
  caller: Party,
  appointmentId: string,
  locale: Locale,
): Promise<{ patientId: number; messages: VisitMessage[] }> {
  const { id, patient_id: patientId } = await ownAppointment(pool, appointmentIdOf(appointmentId), caller);
  const role = caller.role === 'patient' ? 'patient' : null;
  const rows = await messagesOfAppointment(pool, { appointmentId: id, role, atMost: shownAtMost });
  return { patientId, messages: rows.map((row) => visitMessage(row, { locale, timeZone: clock.timeZone })) };
}
