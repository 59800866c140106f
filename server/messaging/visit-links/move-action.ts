import type { z } from 'zod';
import type { moveByLinkEndpoint } from '#contract/messaging/visit-links.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { toSlotStart } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { pickNewTime } from '#server/appointments/reschedule/pick-new-time.ts';
import { requestReschedule } from '#server/appointments/reschedule/request-reschedule.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { LinkAction } from './act-by-link.ts';
import { canPickTime } from './link-rules.ts';

/**
 * Moves a visit by its patient: a rescheduled one without a new time gets it immediately, any other waits for
 * the doctor's answer. Refuses with `slot_past`, else as `pickNewTime` and `requestReschedule` do.
 */
export function createMoveAction(
  deps: Deps,
  { date, slotNumber, reason }: z.output<typeof moveByLinkEndpoint.body>,
  locale: Locale,
): LinkAction {
  const { clock } = deps;
  const wanted = toSlotStart(date, slotNumber, clock.timeZone).getTime();
  return {
    by: 'patient',
    isDone: ({ status, starts_at, preferred_start }) => {
      const time = status === 'Request for Rescheduling' ? preferred_start : starts_at;
      return openStatuses.some((one) => one === status) && time?.getTime() === wanted;
    },
    take: (visit, patient) => {
      if (wanted <= clock.now()) throw new Refusal('slot_past');
      const { id: appointmentId } = visit;
      if (canPickTime(visit) || visit.doctor_late !== null) {
        return pickNewTime(patient, deps, appointmentId, { appointmentId, date, slotNumber });
      }
      const request = {
        appointmentId,
        reason: reason || m.links_reason({}, { locale }),
        preferredDate: date,
        preferredSlot: slotNumber,
      };
      return requestReschedule(patient, deps, appointmentId, request);
    },
  };
}
