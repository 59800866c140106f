import { Refusal } from '#contract/platform/refusals.ts';
import { findInitialStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { createMeetingRoomName } from '#server/appointments/booking/meeting-room.ts';
import {
  lockForRescheduling,
  requireBooking,
} from '#server/appointments/reschedule/lock-for-rescheduling.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Actor, toEventActor } from '#server/platform/http/actor.ts';
import { claimReservation } from '#server/scheduling/reservations/claim-reservation.ts';
import { findDoctorNames, findPracticeFee, listOfferReservations } from './leave-offer-queries.ts';
import { releaseOffers } from './release-offers.ts';

/**
 * Books one of the times offered for a visit and releases the others. With the same doctor it is accepted
 * immediately; a colleague who answers every request answers this one too. Refuses with
 * `appointment_not_found`, `wrong_status`, `already_replaced` or `offer_gone`.
 */
export function acceptOffer(
  patient: Actor,
  deps: Deps,
  appointmentId: number,
  offerId: number,
): ReturnType<typeof requireBooking> {
  const { database, clock, config } = deps;
  const take = () =>
    database.transaction(async (db) => {
      const old = await lockForRescheduling(deps, db, patient.id, appointmentId);
      const offered = await listOfferReservations(db, { appointmentId });
      const offer = offered.find(({ reservation_id: id }) => id === offerId);
      if (!offer) throw new Refusal('offer_gone');
      const isColleague = offer.doctor_id !== old.doctor_id;
      const [doctor] = isColleague ? await findDoctorNames(db, { doctorId: offer.doctor_id }) : [];
      const isAccepted = doctor?.confirms_automatically ?? true;
      const notified = isColleague ? (isAccepted ? 'booked' : 'requested') : 'movedByPatient';
      const id = await claimReservation(db, offerId, {
        replacedId: appointmentId,
        status: findInitialStatus(isAccepted),
        meetingLink: isAccepted && old.consult_status === 'Online' ? createMeetingRoomName() : null,
        by: { role: 'patient', id: toEventActor(patient).actorId, via: patient.via },
        announced: config.messages.on ? notified : null,
        now: new Date(clock.now()),
      });
      if (id === null) throw new Refusal('offer_gone');
      if (isColleague) await findPracticeFee(db, { id });
      await releaseOffers(db, appointmentId);
      return requireBooking(db, id);
    });
  return retryDeadlocks(take);
}
